import Geography
import Testing

@Suite struct BoxTests {
    @Test func theEmptyBoxIsNeutral() {
        let box = PackedBox(minX: -5, minY: 2, maxX: 3, maxY: 9)
        var union = PackedBox.empty
        union.formUnion(box)
        #expect(union == box)
        union.formUnion(PackedBox.empty)
        #expect(union == box)
        #expect(PackedBox.empty.isEmpty && !box.isEmpty)
        #expect(!PackedBox.empty.intersects(box))
        #expect(PackedBox.empty.worldBox.isEmpty)
    }

    @Test(arguments: [
        (PackedBox(minX: 0, minY: 0, maxX: 2, maxY: 2), true),
        (PackedBox(minX: 10, minY: 10, maxX: 12, maxY: 12), true),
        (PackedBox(minX: 11, minY: 0, maxX: 12, maxY: 12), false),
        (PackedBox(minX: 0, minY: -5, maxX: 2, maxY: -1), false),
        (PackedBox(minX: -5, minY: -5, maxX: 50, maxY: 50), true),
        (PackedBox(minX: 4, minY: 4, maxX: 4, maxY: 4), true),
    ])
    func meets(other: PackedBox, meets: Bool) {
        let box = PackedBox(minX: 0, minY: 0, maxX: 10, maxY: 10)
        #expect(box.intersects(other) == meets)
        #expect(other.intersects(box) == meets)
    }

    @Test func thePackedBoxHoldsTheBox() {
        for step in 0..<200 {
            let low = WorldPoint(x: Double(step) * 0.00371, y: Double(step) * 0.00213)
            let high = WorldPoint(x: low.x + 0.1234567, y: low.y + 0.0765432)
            let packed = PackedBox(WorldBox(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y))
            #expect(packed.contains(PackedWorld(low)) && packed.contains(PackedWorld(high)))
        }
    }
}
