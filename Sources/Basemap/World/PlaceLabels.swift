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
        let isPlainText = look.glyphs == .ascii
        let here = [LabelPlace(anchor: dot)]
        // The mark stands in the very cell, the name behind it.
        let marked = [LabelPlace(anchor: dot, alignment: .leading)]
        return switch place.kind {
        case .country:
            Label(
                text: place.name, places: rows(around: dot), color: theme.labelCountry, attributes: .bold,
                rank: place.rank)
        case .region: Label(text: place.name, places: here, color: theme.labelRegion, rank: place.rank)
        case .water:
            Label(
                text: place.name, places: here, color: theme.labelWater, attributes: .italic,
                rank: place.rank)
        case .capital:
            Label(
                text: "\(isPlainText ? "*" : "★") \(place.name)", places: marked, color: theme.labelPlace,
                rank: place.rank)
        case .city:
            Label(
                text: "\(isPlainText ? "." : "•") \(place.name)", places: marked, color: theme.labelPlace,
                rank: place.rank)
        }
    }

    /// A country's name gives way by a row.
    private func rows(around dot: DotPoint) -> [LabelPlace] {
        [0.0, -1, 1].map {
            LabelPlace(anchor: DotPoint(x: dot.x, y: dot.y + $0 * PlaceLabels.rowOfDots))
        }
    }

    private static let rowOfDots = 4.0
}
