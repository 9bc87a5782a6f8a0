import Geography
import Testing

@Suite struct GeometryDetailTests {
    /// A walk that stays near itself, so that there are runs far from each other.
    private static func walk(_ count: Int, seed: UInt32) -> ContiguousArray<PackedWorld> {
        var state = seed
        func next() -> Int32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int32(truncatingIfNeeded: state >> 12) % 1000 - 500
        }
        var place = PackedWorld(x: 0, y: 0)
        return ContiguousArray(
            (0..<count).map { _ in
                place.x += next()
                place.y += next()
                return place
            })
    }

    private static func geometry(_ vertices: ContiguousArray<PackedWorld>) -> PackedGeometry {
        PackedGeometry(
            vertices: PackedVertices(vertices), partStarts: [0, UInt32(vertices.count)], partKinds: [.line])
    }

    @Test(arguments: [0, 1, 2, 63, 64, 65, 128, 129, 10_000, 64 * 128 * 2 + 1])
    func `Each segment lies in the box of the run of its first vertex`(count: Int) throws {
        let geometry = Self.geometry(Self.walk(count, seed: 7))
        #expect(geometry.detail == nil)
        geometry.makeDetail()
        let boxes = try #require(geometry.detail).boxes
        #expect(boxes.boxes.count == (count + 63) / 64)
        for index in 0..<count {
            let box = boxes.boxes[index / 64]
            #expect(box.contains(geometry.vertices[index]))
            if index + 1 < count { #expect(box.contains(geometry.vertices[index + 1])) }
            #expect(boxes.groups[index / 64 / 128].contains(geometry.vertices[index]))
        }
    }

    @Test(arguments: [0..<20_000, 100..<101, 63..<65, 64..<128, 5000..<19_999, 10..<10, 0..<0, -5..<30_000])
    func `The runs that meet an area are those whose boxes do`(range: Range<Int>) throws {
        let geometry = Self.geometry(Self.walk(20_000, seed: 11))
        geometry.makeDetail()
        let detail = try #require(geometry.detail)
        for center in [0, 3000, 12_000, 19_999] {
            let middle = geometry.vertices[center]
            let area = PackedBox(
                minX: middle.x - 900, minY: middle.y - 900, maxX: middle.x + 900, maxY: middle.y + 900)
            var expected: [Int] = []
            for index in range.clamped(to: 0..<20_000)
            where detail.boxes.boxes[index / 64].intersects(area) { expected.append(index) }
            var found: [Int] = []
            detail.forEachRun(of: range, meeting: area) { found += $0 }
            #expect(found == expected)
        }
    }

    @Test func `Detail is made once`() {
        let geometry = Self.geometry(Self.walk(1000, seed: 3))
        geometry.makeDetail()
        let first = geometry.detail
        geometry.makeDetail()
        #expect(first != nil && first === geometry.detail)
    }
}
