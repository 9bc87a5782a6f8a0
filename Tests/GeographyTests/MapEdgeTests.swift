import Geography
import Testing

@Suite struct MapEdgeTests {
    let box = WorldBox(minX: 0.2, minY: 0.1, maxX: 0.4, maxY: 0.3)

    @Test(arguments: [
        (0.05, 0.05), (-0.05, -0.05), (-0.5, -0.1), (0.9, 0.7), (0, 0),
    ])
    func aWayIsShortenedAtTheEdges(_ way: Double, _ kept: Double) {
        let vector = WorldVector(x: 3, y: way).keepingOnMap(box)
        #expect(vector.x == 3)
        #expect(abs(vector.y - kept) < 1e-12)
    }

    @Test func whatReachesBeyondAnEdgeIsCarriedNoFarther() {
        let high = WorldBox(minX: 0, minY: -0.1, maxX: 1, maxY: 0.5)
        #expect(WorldVector(x: 0, y: -0.2).keepingOnMap(high).y == 0)
        #expect(WorldVector(x: 0, y: 0.2).keepingOnMap(high).y == 0.2)
    }

    @Test func aBoxOfNothingIsCarriedAsItIs() {
        #expect(WorldVector(x: 1, y: 9).keepingOnMap(.empty).y == 9)
    }
}
