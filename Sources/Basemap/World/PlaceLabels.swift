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
        for place in places where place.firstZoom <= viewport.camera.zoom {
            for copy in copies {
                let point = place.position.point
                let dot = viewport.dot(of: WorldPoint(x: point.x + copy, y: point.y))
                if viewport.size.contains(CellPoint(dot).cell) { labels.append(label(place, at: dot)) }
            }
        }
        return labels
    }

    private func label(_ place: WorldPlace, at dot: DotPoint) -> Label {
        let theme = look.theme
        func label(
            _ text: String, _ color: Color, _ attributes: GridCell.Attributes = [],
            _ alignment: LabelPlace.Alignment = .centered
        ) -> Label {
            Label(
                text: text, places: [LabelPlace(anchor: dot, alignment: alignment)], color: color,
                attributes: attributes, rank: place.rank)
        }
        switch place.kind {
        case .country: return label(place.name, theme.labelCountry, .bold)
        case .region: return label(place.name, theme.labelRegion)
        case .water: return label(place.name, theme.labelWater, .italic)
        case .capital:
            return label("\(look.glyphs == .ascii ? "*" : "★") \(place.name)", theme.labelPlace, [], .leading)
        case .city:
            return label("\(look.glyphs == .ascii ? "." : "•") \(place.name)", theme.labelPlace, [], .leading)
        }
    }
}
