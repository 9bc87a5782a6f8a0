extension PointRect {
    /// The same area in fewer rectangles: those that touch along a whole side become one, first sideways, then
    /// downwards. None may overlap. In the order of rows.
    static func merged(_ rects: [PointRect]) -> [PointRect] {
        let sideways = joined(rects.sorted { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }) {
            last, next in
            guard last.y == next.y, last.height == next.height, last.x + last.width == next.x else {
                return false
            }
            last.width += next.width
            return true
        }
        let downwards = joined(sideways.sorted { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }) {
            last, next in
            guard last.x == next.x, last.width == next.width, last.y + last.height == next.y else {
                return false
            }
            last.height += next.height
            return true
        }
        return downwards.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Lets each be taken in by the last of those before it.
    private static func joined(
        _ rects: [PointRect], _ takes: (inout PointRect, PointRect) -> Bool
    ) -> [PointRect] {
        var result: [PointRect] = []
        for rect in rects {
            if let last = result.indices.last, takes(&result[last], rect) { continue }
            result.append(rect)
        }
        return result
    }

    /// As a piece of an SVG path.
    var path: String { "M\(x) \(y)h\(width)v\(height)h-\(width)z" }
}
