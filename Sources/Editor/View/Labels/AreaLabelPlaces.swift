import Drawing
import Geography

/// Where a name fits inside an area: in rows of cells near its middle, where the area is wide and has no hole
/// (even-odd rule).
enum AreaLabelPlaces {
    /// How many rows above and below the middle are looked at.
    private static let reach = 6
    /// How many rows are offered.
    private static let most = 4
    /// Where in a row's room a name may stand, from its start to its end: where a mark is in the middle, beside it.
    private static let shares = [0.5, 0.25, 0.75, 0, 1]

    /// Columns, the end excluded.
    private typealias Span = Range<Int>

    static func places(for parts: [ScreenPart], columns: Int, size: CellSize) -> [LabelPlace] {
        guard let polygon = largest(of: parts, size: size) else { return [] }
        let (low, high) = (Int(polygon.y.lowerBound / 4), Int(polygon.y.upperBound / 4))
        let middle = (low + high) / 2
        let rows = max(0, low, middle - reach)..<min(size.rows, high + 1, middle + reach + 1)
        if rows.isEmpty { return [] }
        let fitting = zip(rows, clearSpans(of: polygon.rings, rows: rows, size: size)).filter {
            // A column on each side keeps the name off the edge.
            $0.1.count >= columns + 2
        }
        func score(_ row: Int, _ span: Span) -> Int { min(span.count - columns, 8) - 2 * abs(row - middle) }
        let best = fitting.sorted { score($0.0, $0.1) > score($1.0, $1.1) }.prefix(most)
        return shares.flatMap { share in
            best.map { row, span in
                let room = Double(span.count - columns - 2)
                return LabelPlaces.start(column: span.lowerBound + 1 + Int(room * share), row: row)
            }
        }
    }

    /// The polygon that spans most of the screen: its rings, and its rows in dots.
    private static func largest(
        of parts: [ScreenPart], size: CellSize
    ) -> (rings: [ScreenPart], y: ClosedRange<Double>)? {
        var best: (start: Int, area: Double, y: ClosedRange<Double>)?
        for (index, part) in parts.enumerated() where part.kind == .exteriorRing {
            guard let box = part.visibleBox(in: size) else { continue }
            let area = (box.x.upperBound - box.x.lowerBound) * (box.y.upperBound - box.y.lowerBound)
            if area > best?.area ?? -1 { best = (index, area, box.y) }
        }
        guard let best else { return nil }
        let holes = parts[(best.start + 1)...].prefix { $0.kind == .interiorRing }
        return ([parts[best.start]] + holes, best.y)
    }

    /// For each row the widest run of cells that lie inside where letters are highest and where they stand.
    private static func clearSpans(of rings: [ScreenPart], rows: Range<Int>, size: CellSize) -> [Span] {
        var upper = [[Double]](repeating: [], count: rows.count)
        var lower = upper
        func cross(_ a: DotPoint, _ b: DotPoint, _ y: Double, _ crossings: inout [Double]) {
            if (a.y > y) != (b.y > y) { crossings.append(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)) }
        }
        let (top, bottom) = (Double(rows.lowerBound * 4), Double(rows.upperBound * 4))
        for ring in rings {
            ring.forEachEdge { a, b in
                let (first, last) = (max(top, min(a.y, b.y)), min(bottom - 1, max(a.y, b.y)))
                guard first <= last else { return }
                for row in Int(first / 4)...Int(last / 4) {
                    let index = row - rows.lowerBound
                    cross(a, b, Double(row * 4) + 1, &upper[index])
                    cross(a, b, Double(row * 4) + 3, &lower[index])
                }
            }
        }
        return zip(upper, lower).map { upper, lower in
            widest(spans(upper, columns: size.columns), spans(lower, columns: size.columns))
        }
    }

    /// The cells between the first crossing and the second, between the third and the fourth, and so on.
    private static func spans(_ crossings: [Double], columns: Int) -> [Span] {
        let sorted = crossings.sorted()
        func column(_ x: Double, _ rule: FloatingPointRoundingRule) -> Int {
            Int(max(0, min(Double(columns), (x / 2).rounded(rule))))
        }
        return stride(from: 0, to: sorted.count - 1, by: 2).compactMap { index in
            let (start, end) = (column(sorted[index], .up), column(sorted[index + 1], .down))
            return start < end ? start..<end : nil
        }
    }

    /// The longest piece that lies in one of each.
    private static func widest(_ spans: [Span], _ others: [Span]) -> Span {
        var best = 0..<0
        for span in spans {
            for other in others {
                let both = span.clamped(to: other)
                if both.count > best.count { best = both }
            }
        }
        return best
    }
}
