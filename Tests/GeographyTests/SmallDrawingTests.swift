import TestSupport
import Testing

@testable import Geography

/// What a box around some parts lets be passed over makes no difference to what is drawn of them.
@Suite struct SmallDrawingTests {
    @Test(arguments: [0.2, 1, 4, 12], [1, 3] as [Int32])
    func `A box leads to what a walk along the vertices does`(places: Double, bits: Int32) {
        let grid = PackedGrid(bits: bits)
        let span = Int32(places * Double(1 << bits))
        var random = SeededGenerator(seed: 31)
        var (covered, single) = (0, 0)
        for number in 0..<400 {
            let start = PackedWorld(
                x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random))
            var ring = (0..<Int.random(in: 3...7, using: &random)).map { _ in
                PackedWorld(
                    x: start.x + .random(in: 0...span, using: &random),
                    y: start.y + .random(in: 0...span, using: &random))
            }
            ring.append(ring[0])
            let geometry = PackedGeometry(
                vertices: PackedVertices(ContiguousArray(ring)), partStarts: [0, UInt32(ring.count)],
                partKinds: [.exteriorRing])
            let box = ring.reduce(into: PackedBox.empty) { $0.formUnion($1) }

            var boxed = SmallDrawing(geometry.vertices, on: grid)
            boxed.draw(0..<1, of: geometry, within: box, look: 0, isCovered: true)
            var walked = SmallDrawing(geometry.vertices, on: grid)
            walked.ink(0..<ring.count, isClosed: true, look: 0)
            walked.cover([0..<ring.count], within: box, look: 0)

            let found = [boxed, walked].map {
                Dictionary(uniqueKeysWithValues: $0.places.sorted().map { $0 })
            }
            #expect(found[0] == found[1], "ring \(number): \(ring)")
            if found[0].keys.contains(where: { $0.layer >= SmallDrawing.Layer.areas }) { covered += 1 }
            if grid.onlyPlace(of: box) != nil { single += 1 }
        }
        #expect(covered > 0 || places < 1)
        #expect(single > 0 || places > 1)
    }
}
