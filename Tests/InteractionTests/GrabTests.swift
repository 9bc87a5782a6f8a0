import Geography
import Testing

@testable import Interaction

@Suite struct GrabTests {
    /// Numbers that no projection there and back would return bit for bit.
    static let originals = [
        Coordinate(8.4837191022531273, 47.49222084042808), Coordinate(-531.1, 89.99), Coordinate(0.1, -0.0),
    ]

    @Test(arguments: originals) func whatDidNotMoveKeepsItsNumbers(_ original: Coordinate) {
        let grab = Grab(at: WorldPoint(original))
        #expect(!grab.isMoved)
        #expect(grab.carried(original) == original)
    }

    @Test func theWayBackIsExact() {
        let original = Coordinate(8.4837191022531273, 47.49222084042808)
        var grab = Grab(at: WorldPoint(x: 0.3, y: 0.4))
        grab.pointer = WorldPoint(x: 0.7, y: 0.1)
        #expect(grab.carried(original) != original)
        grab.pointer = grab.start
        #expect(grab.carried(original) == original)
    }

    @Test func anAxisThatDidNotMoveKeepsItsNumber() {
        let original = Coordinate(8.4837191022531273, 47.49222084042808)
        var grab = Grab(at: WorldPoint(x: 0.3, y: 0.4))
        grab.pointer = WorldPoint(x: 0.5, y: 0.4)
        #expect(grab.carried(original).latitude == original.latitude)
        grab.pointer = WorldPoint(x: 0.3, y: 0.5)
        #expect(grab.carried(original).longitude == original.longitude)
    }

    @Test func theOffsetToThePointerIsKept() {
        let original = Coordinate(10, 40)
        let from = WorldPoint(original)
        var grab = Grab(at: from + WorldVector(x: 0.001, y: 0.002))
        grab.pointer = from + WorldVector(x: 0.011, y: 0.012)
        let to = WorldPoint(grab.carried(original))
        #expect(abs(to.x - from.x - 0.01) < 1e-12)
        #expect(abs(to.y - from.y - 0.01) < 1e-12)
    }

    @Test func aLongitudeStaysInItsOwnCopyOfTheWorld() {
        var grab = Grab(at: WorldPoint(x: 0.5, y: 0.5))
        grab.pointer = WorldPoint(x: 0.51, y: 0.5)
        #expect(abs(grab.carried(Coordinate(-531, 10)).longitude - -527.4) < 1e-9)
    }

    @Test func aLatitudeStaysOnTheMap() {
        var grab = Grab(at: WorldPoint(x: 0.5, y: 0.5))
        grab.pointer = WorldPoint(x: 0.5, y: -3)
        let latitude = grab.carried(Coordinate(0, 80)).latitude
        #expect(abs(latitude - WorldPoint.latitudeLimit) < 1e-9)
    }
}

@Suite struct HitTests {
    @Test func theKindGoesBeforeTheDistanceBeforeTheOrder() {
        let hits = [
            Hit("body", rank: .body, distance: 0, order: 0),
            Hit("late", rank: .vertex, distance: 2, order: 7),
            Hit("far", rank: .vertex, distance: 3, order: 0),
            Hit("early", rank: .vertex, distance: 2, order: 1),
            Hit("midpoint", rank: .midpoint, distance: 0, order: 0),
            Hit("edge", rank: .edge, distance: 1, order: 0),
        ]
        #expect(
            hits.shuffled().sorted(by: Hit.precedes).map(\.target)
                == ["early", "late", "far", "midpoint", "edge", "body"])
    }

    @Test(arguments: [
        (WorldPoint(x: 0, y: 1), 1.0), (WorldPoint(x: -3, y: 4), 25.0), (WorldPoint(x: 2, y: 0), 0.0),
        (WorldPoint(x: 13, y: 4), 25.0),
    ]) func theDistanceToASegment(_ row: (WorldPoint, Double)) {
        let (a, b) = (WorldPoint(x: 0, y: 0), WorldPoint(x: 10, y: 0))
        #expect(ShapeDistance.squared(row.0, segment: a, b) == row.1)
    }

    @Test func theDistanceToASegmentOfNoLength() {
        let a = WorldPoint(x: 1, y: 1)
        #expect(ShapeDistance.squared(WorldPoint(x: 4, y: 5), segment: a, a) == 25)
    }
}
