import GeoJSON
import Geography
import Interaction

/// What can be done at a place of the map, once what lies there is selected.
struct MenuItems {
    let state: EditorState
    /// The place as a command takes it.
    let place: String

    init(_ state: EditorState, at position: CellPoint) {
        self.state = state
        let coordinate = state.viewport.world(at: DotPoint(position)).coordinate
        let decimals = min(7, Format.decimals(dotsPerWorld: state.viewport.dotsPerWorld))
        place = Format.coordinate(
            Coordinate(coordinate.longitude.wrappedLongitude, coordinate.latitude), decimals: decimals)
    }

    var ofVertex: [Menu.Item] {
        [
            item("Delete the vertex", "delete"), item("Insert one behind it", "insert"),
            item("Move it to…", "command move \(selectedPlace)"), item("Copy its coordinate", "copy"), .rule,
        ] + feature
    }

    var ofMidpoint: [Menu.Item] { [item("Insert a vertex here", "insert"), .rule] + feature }

    var ofEdge: [Menu.Item] { [item("Insert a vertex here", "insert \(place)"), .rule] + feature }

    var ofBody: [Menu.Item] { feature }

    var ofPoint: [Menu.Item] {
        [item("Move it to…", "command move \(selectedPlace)"), item("Copy its coordinate", "copy"), .rule]
            + feature
    }

    var ofMap: [Menu.Item] {
        var items = [
            item("Add a point here", "draw point \(place)", key: "a p"), item("Draw a line", "draw line"),
            item("Draw a polygon", "draw polygon"), item("Copy this coordinate", "copy \(place)"),
            item("Centre the map here", "goto \(place)"), .rule, item("Show everything", "fit"),
        ]
        if state.camera.bearing != 0 { items.append(item("Turn north up", "turn")) }
        return items + [item("Undo", "undo"), item("Redo", "redo")]
    }

    var ofSketch: [Menu.Item] {
        [
            item("Finish", "draw finish"), item("Take the last vertex away", "draw back"),
            item("Leave the drawing", "back"),
        ]
    }

    private var feature: [Menu.Item] {
        [
            item("Properties", "property"), item("Zoom to it", "fit selection"),
            item("Move it whole", "carry"), item("Duplicate it", "duplicate"),
            item("Delete it whole", "delete feature"),
        ]
    }

    private var selectedPlace: String {
        guard let selection = state.selection, let vertex = selection.movableVertex,
            let place = selection.coordinate(of: vertex)
        else { return "" }
        return "\(place.longitude),\(place.latitude)"
    }

    private func item(_ title: String, _ command: String, key: String? = nil) -> Menu.Item {
        Menu.Item(
            title: title, command: command, key: key ?? KeyHints.key(for: command, in: state.keyMap),
            reason: CommandReasons.reason(against: command, in: state))
    }
}
