import Basemap
import GeoJSON
import Geography

extension CommandTable {
    static let viewCommands: [Command] = [
        Command(
            name: "pan", arguments: "left|right|up|down [DOTS]", help: "move the view", group: .view,
            keywords: Direction.allCases.map(\.rawValue), run: pan),
        Command(
            name: "zoom", arguments: "in|out|LEVEL", help: "zoom by half a level, or to a level",
            group: .view,
            keywords: ["in", "out"], run: zoom),
        Command(
            name: "fit", arguments: "[all|selection]", help: "show all the data, or the selected feature",
            group: .view, keywords: ["all", "selection"], run: fit),
        Command(
            name: "goto", arguments: "LONGITUDE,LATITUDE [ZOOM] | NAME [ZOOM]",
            help: "go to a place, or to the largest place of the basemap with a name", group: .view,
            run: goto),
        Command(
            name: "turn", aliases: ["rotate"], arguments: "[left|right|DEGREES]",
            help: "turn the map by 15 degrees, or to a bearing; north up without words", group: .view,
            keywords: ["left", "right"], run: turn),
        Command(
            name: "bearing", arguments: "[DEGREES]",
            help: "turn the map so that this bearing is up, 90 for east; without one, tell it", group: .view,
            run: bearing),
        Command(
            name: "redraw", help: "draw the whole screen again", group: .view,
            run: { editor, _ throws(CommandFailure) in
                editor.want(.redraw)
                return .done
            }),
    ]

    /// Dots that an arrow key pans: a tenth of a usual screen.
    private static let panStep = 8.0
    private static let zoomStep = 0.5
    private static let turnStep = 15.0

    @Sendable private static func pan(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let word = call.words.first, let direction = Direction(word) else {
            throw CommandFailure("pan where? left, right, up or down")
        }
        let dots = try Arguments.factor(call.words.dropFirst(), default: panStep)
        let viewport = editor.state.viewport
        let way = viewport.world(direction.dots(dots))
        editor.moveCamera { $0.center = $0.center + way }
        return .done
    }

    @Sendable private static func zoom(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.count == 1, let word = call.words.first else {
            return .note("Zoom \(Format.fixed(editor.state.camera.zoom, 2))")
        }
        switch word {
        case "in": editor.zoom(by: zoomStep, about: editor.state.viewport.middle)
        case "out": editor.zoom(by: -zoomStep, about: editor.state.viewport.middle)
        default:
            guard let level = Arguments.number(word) else {
                throw CommandFailure("zoom takes in, out or a level such as 12.5")
            }
            editor.moveCamera { $0.zoom = level }
        }
        return .done
    }

    @Sendable private static func fit(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let state = editor.state
        var box = state.dataBox
        var only: FeatureReference?
        switch call.words.first {
        case nil, "all": break
        case "selection":
            guard let selection = state.selection else { throw CommandFailure(SelectionText.nothingSelected) }
            box = state.layers[selection.layer].document.packedBox(of: selection.feature).worldBox
            only = FeatureReference(layer: selection.layer, feature: selection.feature)
            if box.isEmpty { throw CommandFailure("the selected feature has no place on the map") }
        case .some(let word): throw CommandFailure("fit takes all or selection, not '\(word)'")
        }
        let fitted = FitView.camera(showing: box, size: FreeArea.size(in: state), of: only, in: state)
        editor.showInFreeArea { $0 = fitted }
        return .done
    }

    @Sendable private static func goto(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        var words = call.words
        var level: Double?
        if PlaceSearch.isName(words) { return try goto(words, &editor) }
        let hasComma = words.first?.contains(",") ?? false
        if words.count == (hasComma ? 2 : 3) {
            guard let last = words.popLast(), let value = Arguments.number(last) else {
                throw CommandFailure("the zoom is a number, such as goto 13.4,52.5 12")
            }
            level = value
        }
        let (place, _) = try Arguments.coordinate(words)
        editor.moveCamera {
            $0.center = WorldPoint(place)
            if let level { $0.zoom = level }
        }
        let remark = PlaceRemark.text(place, zoom: level, shownBy: editor.state.camera)
        return remark.map { .note($0) } ?? .done
    }

    @Sendable private static func bearing(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let word = call.words.first else {
            return .answer(["bearing \(Format.fixed(editor.state.camera.bearing, 1))°"], title: "bearing")
        }
        guard call.words.count == 1, let degrees = Arguments.number(word) else {
            throw CommandFailure("bearing takes degrees, such as 45")
        }
        editor.moveCamera { $0.bearing = Camera.normalized(bearing: degrees) }
        return .done
    }

    /// To the largest place with a name; a number behind it is the zoom.
    private static func goto(
        _ words: [String], _ editor: inout Editor
    ) throws(CommandFailure) -> CommandOutcome {
        let level = words.count > 1 ? words.last.flatMap { Arguments.number($0) } : nil
        let name = words.dropLast(level == nil ? 0 : 1).joined(separator: " ")
        guard let place = PlaceSearch.places(named: name).first else {
            throw CommandFailure("no place is called '\(name)'; a place is also LONGITUDE,LATITUDE")
        }
        editor.moveCamera {
            $0.center = WorldPoint(place.coordinate)
            $0.zoom = level ?? max($0.zoom, place.zoom)
        }
        editor.state.foundPlace = place.coordinate
        return .note("Here is \(place.name)")
    }

    @Sendable private static func turn(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let bearing = editor.state.camera.bearing
        var target: Double
        switch call.words.first {
        case "left": target = bearing - turnStep
        case "right": target = bearing + turnStep
        case .some(let word):
            guard let value = Arguments.number(word) else {
                throw CommandFailure("turn takes left, right or a bearing in degrees")
            }
            target = value
        case nil: target = 0
        }
        editor.moveCamera { $0.bearing = Camera.normalized(bearing: target) }
        return .done
    }
}

/// The four ways of the arrows.
enum Direction: String, CaseIterable {
    case left, right, up, down

    /// A word or a beginning of one.
    init?(_ word: String) {
        guard !word.isEmpty, let found = Direction.allCases.first(where: { $0.rawValue.hasPrefix(word) })
        else {
            return nil
        }
        self = found
    }

    func dots(_ count: Double) -> DotVector {
        switch self {
        case .left: DotVector(x: -count, y: 0)
        case .right: DotVector(x: count, y: 0)
        case .up: DotVector(x: 0, y: -count)
        case .down: DotVector(x: 0, y: count)
        }
    }
}
