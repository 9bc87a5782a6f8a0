import Geography
import TestSupport
import Testing

@testable import Drawing

/// Points that are passed over without being projected are drawn where they are said to be.
@Suite struct SurroundingsTests {
    private static func viewport(zoom: Double, bearing: Double) -> Viewport {
        Viewport(
            camera: Camera(center: WorldPoint(x: 0.53, y: 0.36), zoom: zoom, bearing: bearing),
            size: CellSize(columns: 200, rows: 60))
    }

    @Test(arguments: [0, 1.6, 4, 9.3, 15, 21, 24], [0.0, 30, 180])
    func areInTheDotAndRow(zoom: Double, bearing: Double) throws {
        var random = SeededGenerator(seed: 7)
        let transform = DotTransform(viewport: Self.viewport(zoom: zoom, bearing: bearing), worlds: 0)
        if let upright = transform.upright {
            Self.check(upright, &random)
        } else {
            Self.check(transform, &random)
        }
    }

    private static func check(_ projection: some DotProjection, _ random: inout SeededGenerator) {
        var inside = 0
        for _ in 0..<20_000 {
            // As far apart as dots are, whatever the zoom.
            let spread = Int32(1) << Int32.random(in: 0...29, using: &random)
            let point = PackedWorld(
                x: Int32.random(in: 0..<1 << 30, using: &random), y: .random(in: 0..<1 << 30, using: &random))
            let other = PackedWorld(
                x: point.x + .random(in: -spread...spread, using: &random),
                y: point.y + .random(in: -spread...spread, using: &random))
            let (dot, next) = (projection.dot(of: point), projection.dot(of: other))
            if projection.surroundings(of: point, dot.room).contains(other) {
                inside += 1
                #expect(next.isInDot(of: dot))
            }
            if projection.surroundings(of: point, FillMask.room(inRowOf: dot)).contains(other) {
                #expect(next.isInDot(of: dot) && FillMask.areInRow(next, dot))
            }
            #expect(projection.surroundings(of: point, dot.room).contains(point))
        }
        #expect(inside > 20)
    }
}
