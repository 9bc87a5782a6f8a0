import Geography
import Interaction

/// What of a feature is nearest to the pointer. What lies farther than what was found, by its boxes, is passed over.
extension PackedRuns {
    /// In steps of the held vertices: what is known exactly lies no farther from what is held.
    static let margin = 2.0

    /// The square of the distance from a place to the nearest edge, as far as that is within a reach.
    ///
    /// - Parameter left: how many vertices may be looked at; where they do not do, it is the nearest of those.
    func squaredDistance(to place: WorldPoint, reach: Double, left: inout Int) -> Double {
        var nearest = Double.infinity
        var limit = reach * reach
        forEachRun(near: place, squared: limit) { run in
            forEachPart(of: run) { part, piece in
                guard geometry.partKinds[part] != .points else { return }
                let end = min(piece.upperBound + 1, Int(geometry.partStarts[part + 1]))
                let squared = squaredDistance(to: place, along: piece.lowerBound..<end, within: limit)
                nearest = min(nearest, squared)
                limit = min(limit, nearest)
                left -= piece.count
            }
            return left > 0 ? limit : -1
        }
        forEachClosingEdge { start, end in
            nearest = min(nearest, ShapeDistance.squared(place, segment: start, end))
        }
        return nearest
    }

    /// The distance from a place to the nearest of the points for which `isNear` holds, in world units; infinite where
    /// it holds for none.
    ///
    /// - Parameter left: how many vertices may be looked at.
    func distance(
        toPointNear place: WorldPoint, reach: Double, left: inout Int, isNear: (WorldPoint) -> Bool
    ) -> Double {
        var nearest = Double.infinity
        forEachRun(near: place, squared: reach * reach) { run in
            forEachPart(of: run) { part, piece in
                guard geometry.partKinds[part] == .points else { return }
                for index in piece {
                    let vertex = self.place(index)
                    let way = vertex - place
                    let squared = way.x * way.x + way.y * way.y
                    if squared < nearest, isNear(vertex) { nearest = squared }
                }
                left -= piece.count
            }
            return left > 0 ? min(reach * reach, nearest) : -1
        }
        return nearest.squareRoot()
    }

    /// Whether a point or an edge lies within a reach of a place.
    func comeNear(_ place: WorldPoint, within reach: Double) -> Bool {
        var left = Int.max
        return distance(toPointNear: place, reach: reach, left: &left) { _ in true } <= reach
            || squaredDistance(to: place, reach: reach, left: &left).squareRoot() <= reach
    }

    /// Calls for the runs that may hold what is nearest; where there are no boxes, or too few to be worth it, for all
    /// vertices at once.
    ///
    /// - Parameters:
    ///   - squared: beyond this nothing is near: a distance of the world, squared.
    ///   - body: gives what holds from then on; below 0 the search ends.
    @inline(__always)
    func forEachRun(near place: WorldPoint, squared: Double, _ body: (Range<Int>) -> Double) {
        let all = vertices
        guard let boxes, all.count > 2 * boxes.runLength else {
            if !all.isEmpty { _ = body(all) }
            return
        }
        boxes.forEachRun(
            of: all, nearX: place.x * PackedWorld.scale, y: place.y * PackedWorld.scale,
            limit: PackedRuns.steps(squared)
        ) {
            let squared = body($0)
            return squared < 0 ? -1 : PackedRuns.steps(squared)
        }
    }

    /// Beyond this, in steps, nothing that is held can lie nearer than a distance of the world, squared.
    @inline(__always)
    private static func reach(_ squared: Double) -> Double {
        squared.squareRoot() * PackedWorld.scale + margin
    }

    /// The same, squared.
    @inline(__always)
    private static func steps(_ squared: Double) -> Double {
        let reach = reach(squared)
        return reach * reach
    }

    /// The square of the distance from a place to the nearest segment between some vertices in a row.
    ///
    /// - Parameter limit: what lies beyond, squared, need not be found.
    private func squaredDistance(
        to place: WorldPoint, along range: Range<Int>, within limit: Double
    ) -> Double {
        guard exact.isEmpty else {
            return range.reduce(.infinity) {
                let next = self.place(min($1 + 1, range.upperBound - 1))
                return min($0, ShapeDistance.squared(place, segment: self.place($1), next))
            }
        }
        let pointer = SIMD2(place.x, place.y) * PackedWorld.scale
        return geometry.vertices.withSpan(of: range) { vertices in
            guard var last = vertices.isEmpty ? nil : vertices[0] else { return .infinity }
            var (nearest, bounds) = (Double.infinity, Surroundings(reach: PackedRuns.reach(limit)))
            var start = SIMD2(Double(last.x), Double(last.y)) - pointer
            // A single one is a segment of no length.
            for index in min(1, vertices.count - 1)..<vertices.count {
                let next = vertices[index]
                let end = SIMD2(Double(next.x), Double(next.y)) - pointer
                if !bounds.passesBy(start, end) {
                    let squared = ShapeDistance.squared(place, segment: last.point, next.point)
                    if squared < nearest {
                        nearest = squared
                        bounds.shrink(to: PackedRuns.reach(squared), towards: end)
                    }
                }
                (last, start) = (next, end)
            }
            return nearest
        }
    }
}

/// What lies within a reach of the pointer; places are counted from there.
private struct Surroundings {
    private var reach: Double
    /// Where something was found: much else lies there, and not nearer. A unit vector, or none.
    private var direction = SIMD2<Double>.zero
    private var reachWhenDirected = Double.infinity

    init(reach: Double) { self.reach = reach }

    /// - Parameter place: where what was found lies, or about there.
    @inline(__always)
    mutating func shrink(to reach: Double, towards place: SIMD2<Double>) {
        self.reach = min(self.reach, reach)
        // A quotient takes its time, and the direction is only a good guess.
        guard reach < 0.9 * reachWhenDirected else { return }
        let length = (place * place).sum().squareRoot()
        direction = length > 0 ? place / length : .zero
        reachWhenDirected = reach
    }

    /// Whether a segment lies outside for certain: both its ends beyond one side of the square around, or beyond the
    /// line that touches the circle in the direction.
    @inline(__always)
    func passesBy(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Bool {
        // No `pointwiseMin`, which branches.
        let isBeyond = ((start .> reach) .& (end .> reach)) .| ((start .< -reach) .& (end .< -reach))
        return any(isBeyond)
            || (start * direction).sum() > reach && (end * direction).sum() > reach
    }
}
