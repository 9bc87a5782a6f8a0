import Drawing
import GeoJSON
import Geography

/// How a held shape is drawn: the edges at what lies elsewhere are gaps, and patches stand in for them.
extension HeldShape {
    func drawn(_ style: ShapeStyle) -> LargeShape {
        let edges = changedEdges
        let box = WorldBox(
            minX: box.minX - way.x, minY: box.minY - way.y, maxX: box.maxX - way.x, maxY: box.maxY - way.y)
        return LargeShape(
            geometry: geometry, parts: parts, box: box, style: style, way: way, gaps: edges.map(\.start),
            patches: edges.compactMap(patch))
    }

    /// The vertices, by their places among those that are held, of which the edge to the next is another now.
    private var changedEdges: [(part: Int, start: Int)] {
        var edges: Set<Int> = []
        for index in Set(moved.keys).union(exact.keys) {
            guard let part = part(holding: index) else { continue }
            let range = range(ofPart: part)
            edges.insert(index)
            if kind(ofPart: part) == .points { continue }
            if index > range.lowerBound {
                edges.insert(index - 1)
            } else if kind(ofPart: part).isRing {
                edges.insert(range.upperBound - 1)
            }
        }
        if let inserted {
            edges.insert(range(ofPart: inserted.after.part).lowerBound + inserted.after.vertex)
        }
        return edges.sorted().compactMap { index in part(holding: index).map { ($0, index) } }
    }

    private func patch(part: Int, start: Int) -> LargeShape.Patch? {
        let range = range(ofPart: part)
        let kind = kind(ofPart: part)
        var points = [point(start)]
        if let inserted, range.lowerBound + inserted.after.vertex == start {
            points.append(.place(inserted.place))
        }
        if kind != .points {
            if start + 1 < range.upperBound {
                points.append(point(start + 1))
            } else if kind.isRing {
                points.append(point(range.lowerBound))
            }
            if points.count < 2 { return nil }
        }
        return LargeShape.Patch(part: Int(parts.lowerBound) + part, points: points)
    }

    private func point(_ index: Int) -> LargeShape.Point {
        (moved[index] ?? exact[index]).map { .place($0) } ?? .held(index)
    }
}
