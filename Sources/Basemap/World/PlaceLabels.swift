import Drawing
import Geography

/// The names that a view shows, as labels: those whose place is on the screen and whose zoom has come.
struct PlaceLabels {
    let viewport: Viewport
    let look: BasemapLook

    func labels(_ places: [WorldPlace]) -> [Label] {
        let view = viewport.worldBox
        let copies = stride(from: view.minX.rounded(.down), through: view.maxX.rounded(.down), by: 1)
        var labels: [Label] = []
        for place in places where place.firstZoom <= viewport.camera.zoom + look.earlierNames {
            for copy in copies {
                let point = place.position.point
                let dot = viewport.dot(of: WorldPoint(x: point.x + copy, y: point.y))
                if viewport.size.contains(CellPoint(dot).cell) { labels.append(label(place, at: dot)) }
            }
        }
        return labels
    }

    private func label(_ place: WorldPlace, at dot: DotPoint) -> Label {
        let text =
            look.glyphs == .ascii
            ? LabelText(place.kind.written(place.name, isASCII: true)) : place.label
        let (places, color, attributes): ([LabelPlace], Color, GridCell.Attributes) =
            switch place.kind {
            case .country: (rows(around: dot), look.theme.labelCountry, .bold)
            case .region: ([LabelPlace(anchor: dot)], look.theme.labelRegion, [])
            case .water: ([LabelPlace(anchor: dot)], look.theme.labelWater, .italic)
            // The mark stands in the very cell, the name behind it.
            case .capital, .city:
                ([LabelPlace(anchor: dot, alignment: .leading)], look.theme.labelPlace, [])
            }
        return Label(text: text, places: places, color: color, attributes: attributes, rank: place.rank)
    }

    /// A country's name gives way by a row.
    private func rows(around dot: DotPoint) -> [LabelPlace] {
        [0.0, -1, 1].map {
            LabelPlace(anchor: DotPoint(x: dot.x, y: dot.y + $0 * PlaceLabels.rowOfDots))
        }
    }

    private static let rowOfDots = 4.0
}
