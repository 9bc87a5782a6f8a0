import GeoJSON
import Geography

extension CommandTable {
    static let drawCommands: [Command] = [
        Command(
            name: "draw",
            arguments: "point|line|polygon|rectangle|circle [PLACE …] | here [PLACE] | finish | back",
            help: "add a feature: of places LONGITUDE,LATITUDE, or drawn with the mouse or the arrows",
            group: .edit,
            keywords: SketchKind.allCases.map(\.rawValue) + ["here", "finish", "back"]
                + Direction.allCases.map(\.rawValue), run: draw),
        Command(
            name: "add", help: "ask what to draw: then p, l, g, r or c", group: .edit,
            run: { editor, _ throws(CommandFailure) in
                if let reason = CommandReasons.reasonAgainstDrawing(in: editor.state) {
                    throw CommandFailure(reason)
                }
                let corner = Cell(column: -1, row: editor.state.mapSize.rows)
                editor.state.menu = Menu(title: "draw", anchor: corner, items: Menu.whatToDraw)
                return .done
            }),
    ]

    /// Dots that an arrow moves the crosshair: the height of a cell.
    private static let crosshairStep = 4.0

    @Sendable private static func draw(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let places = Array(call.words.dropFirst())
        switch call.words.first {
        case "here": try setVertex(&editor, at: places)
        case "finish": try editor.finishSketch()
        case "back":
            guard editor.state.sketch?.isEmpty == false else { throw CommandFailure("nothing is drawn yet") }
            editor.state.sketch?.removeLast()
        case .some(let word):
            if let kind = SketchKind(rawValue: word) {
                if places.isEmpty { try editor.beginSketch(kind) } else { try add(kind, at: places, &editor) }
            } else if let direction = Direction.allCases.first(where: { $0.rawValue == word }) {
                guard editor.state.sketch != nil else { throw CommandFailure("nothing is being drawn") }
                let dots = try Arguments.factor(places[...], default: crosshairStep)
                editor.moveCrosshair(by: direction.dots(dots))
            } else {
                throw CommandFailure(question)
            }
        case nil: throw CommandFailure(question)
        }
        return .done
    }

    private static let question =
        "draw what? point, line, polygon, rectangle or circle, and perhaps its places: LONGITUDE,LATITUDE"

    private static func setVertex(_ editor: inout Editor, at words: [String]) throws(CommandFailure) {
        guard let sketch = editor.state.sketch else { throw CommandFailure("nothing is being drawn") }
        guard !words.isEmpty else { return try editor.setVertex(at: sketch.cursor) }
        let (place, typed) = try Arguments.coordinate(words)
        try editor.setVertex(at: place, precision: typed.precision)
    }

    private static func add(
        _ kind: SketchKind, at words: [String], _ editor: inout Editor
    ) throws(CommandFailure) {
        var places: [Coordinate] = []
        var typedPlaces: [Coordinate: Precision] = [:]
        for word in words {
            let (place, typed) = try Arguments.coordinate([word])
            places.append(place)
            typedPlaces[place] = typed.precision
        }
        let geometry = try kind.geometry(of: places)
        let usual = Precision.typed(longitudeDecimals: 7, latitudeDecimals: 7)
        try editor.addFeature { document throws(EditError) in
            try document.addFeature(geometry) { typedPlaces[$0] ?? usual }
        }
        editor.state.sketch = nil
    }
}

extension Menu {
    /// What to draw, one key each.
    static let whatToDraw = [
        Item(title: "point", command: "draw point", key: "p"),
        Item(title: "line", command: "draw line", key: "l"),
        Item(title: "polygon", command: "draw polygon", key: "g"),
        Item(title: "rectangle", command: "draw rectangle", key: "r"),
        Item(title: "circle", command: "draw circle", key: "c"),
    ]
}
