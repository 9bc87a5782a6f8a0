import Drawing
import Geography

/// The names of tiles, as labels: those on the screen, each text once in its neighbourhood.
struct TileLabels {
    let viewport: Viewport
    let look: BasemapLook

    func labels(_ names: [TileName]) -> [Label] {
        let view = viewport.worldBox
        let copies = stride(from: view.minX.rounded(.down), through: view.maxX.rounded(.down), by: 1)
        // A place in the margin of two tiles stands in both.
        var seen: Set<TileName> = []
        var labels: [Label] = []
        for name in names where seen.insert(name).inserted {
            for copy in copies {
                let point = name.position.point
                let dot = viewport.dot(of: WorldPoint(x: point.x + copy, y: point.y))
                if viewport.size.contains(CellPoint(dot).cell) { labels.append(label(name, at: dot)) }
            }
        }
        return labels
    }

    private func label(_ name: TileName, at dot: DotPoint) -> Label {
        let (color, attributes): (Color, GridCell.Attributes) =
            switch name.kind {
            case .country: (look.theme.labelCountry, .bold)
            case .region: (look.theme.labelRegion, [])
            case .place: (look.theme.labelPlace, [])
            case .water: (look.theme.labelWater, .italic)
            }
        return Label(
            text: name.text, places: [LabelPlace(anchor: dot)], color: color, attributes: attributes,
            rank: name.rank)
    }
}
