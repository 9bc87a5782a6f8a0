import Drawing
import Geography

/// The names that a view shows, as labels: those whose place is on the screen and whose zoom has come.
struct PlaceLabels {
    let viewport: Viewport
    let look: BasemapLook

    func labels(_ places: [WorldPlace]) -> [Label] {
        let shown = shown(places)
        let marks = PlaceMarks(shown.lazy.map { ($0.place, $0.cell) }, size: viewport.size)
        return shown.map { label($0, among: marks) }
    }

    private struct Shown {
        let place: WorldPlace
        let dot: DotPoint
        let cell: Cell
    }

    private func shown(_ places: [WorldPlace]) -> [Shown] {
        let view = viewport.worldBox
        let copies = stride(from: view.minX.rounded(.down), through: view.maxX.rounded(.down), by: 1)
        var shown: [Shown] = []
        for place in places where place.firstZoom <= viewport.camera.zoom + look.earlierNames {
            for copy in copies {
                let point = place.position.point
                let dot = viewport.dot(of: WorldPoint(x: point.x + copy, y: point.y))
                let cell = CellPoint(dot).cell
                if viewport.size.contains(cell) { shown.append(Shown(place: place, dot: dot, cell: cell)) }
            }
        }
        return shown
    }

    private func label(_ shown: Shown, among marks: PlaceMarks) -> Label {
        let (place, dot) = (shown.place, shown.dot)
        let isASCII = look.glyphs == .ascii
        let texts = isASCII ? place.kind.texts(place.name, isASCII: true) : place.texts
        let (places, color, attributes): ([LabelPlace], Color, GridCell.Attributes) =
            switch place.kind {
            case .country: (rows(around: dot), look.theme.labelCountry, .bold)
            case .region: ([LabelPlace(anchor: dot)], look.theme.labelRegion, [])
            case .water: ([LabelPlace(anchor: dot)], look.theme.labelWater, .italic)
            // The mark stands in the very cell, the name behind it or before it.
            case .capital, .city:
                (
                    marks.sides(at: shown.cell, columns: texts.leading.columns, rank: place.rank)
                        .map { LabelPlace(anchor: dot, alignment: $0) },
                    look.theme.labelPlace, []
                )
            }
        return Label(
            text: texts.leading, trailingText: texts.trailing, places: places, color: color,
            attributes: attributes, rank: place.rank)
    }

    /// A country's name gives way by a row.
    private func rows(around dot: DotPoint) -> [LabelPlace] {
        [0.0, -1, 1].map {
            LabelPlace(anchor: DotPoint(x: dot.x, y: dot.y + $0 * PlaceLabels.rowOfDots))
        }
    }

    private static let rowOfDots = 4.0
}
