import GeoJSON
import Geography

extension CommandTable {
    static let featureCommands: [Command] = [
        Command(
            name: "draw",
            arguments: "point PLACE | line PLACE PLACE … | polygon PLACE PLACE PLACE …",
            help: "add a feature; a PLACE is LONGITUDE,LATITUDE", group: .edit,
            keywords: ["point", "line", "polygon"], run: draw),
        Command(
            name: "duplicate", help: "add a copy of the selected feature behind it, without its id",
            group: .edit, unavailable: SelectionText.needsSelection, run: duplicate),
    ]

    @Sendable private static func draw(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let word = call.words.first, let kind = DrawnKind(rawValue: word) else {
            throw CommandFailure("draw what? point, line or polygon, and its places: LONGITUDE,LATITUDE")
        }
        var places: [Coordinate] = []
        var typedPlaces: [Coordinate: Precision] = [:]
        for word in call.words.dropFirst() {
            let (place, typed) = try Arguments.coordinate([word])
            places.append(place)
            typedPlaces[place] = typed.precision
        }
        let geometry = try kind.geometry(of: places)
        let usual = Precision.typed(longitudeDecimals: 7, latitudeDecimals: 7)
        try editor.addFeature { document throws(EditError) in
            try document.addFeature(geometry) { typedPlaces[$0] ?? usual }
        }
        return .done
    }

    @Sendable private static func duplicate(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let hadIdentifier =
            editor.state.layers[selection.layer].document.identifier(of: selection.feature) != nil
        try editor.addFeature { document throws(EditError) in
            try document.duplicateFeature(selection.feature)
        }
        return .note(
            "Copied to feature \(selection.feature + 1)\(hadIdentifier ? "; the id stays the original's" : "")"
        )
    }
}

/// What can be drawn.
private enum DrawnKind: String {
    case point, line, polygon

    func geometry(of places: [Coordinate]) throws(CommandFailure) -> FeatureGeometry {
        switch self {
        case .point:
            guard places.count == 1 else { throw CommandFailure("a point has one place") }
            return FeatureGeometry(
                kind: .point, parts: [.init(kind: .points, path: [], coordinates: places)])
        case .line:
            guard places.count >= 2 else { throw CommandFailure("a line has two places or more") }
            return FeatureGeometry(
                kind: .lineString, parts: [.init(kind: .line, path: [], coordinates: places)])
        case .polygon:
            var ring = places
            if ring.count > 1, ring.first == ring.last { ring.removeLast() }
            guard ring.count >= 3 else { throw CommandFailure("a polygon has three places or more") }
            return FeatureGeometry(
                kind: .polygon,
                parts: [.init(kind: .exteriorRing, path: [0], coordinates: Winding.counterclockwise(ring))])
        }
    }
}

/// The order of a ring's vertices, RFC 7946 section 3.1.6.
private enum Winding {
    /// The ring, closed, its inside on the left.
    static func counterclockwise(_ ring: [Coordinate]) -> [Coordinate] {
        let closed = ring + ring.prefix(1)
        let area = zip(closed, closed.dropFirst()).reduce(0.0) { sum, segment in
            sum + segment.0.longitude * segment.1.latitude - segment.1.longitude * segment.0.latitude
        }
        return area < 0 ? closed.reversed() : closed
    }
}
