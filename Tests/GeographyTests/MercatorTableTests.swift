import Testing

@testable import Geography

/// The projection by a table against the formula.
@Suite struct MercatorTableTests {
    private let table = MercatorTable.shared
    /// Half a millimetre on the equator, in worlds.
    private let halfMillimetre = 0.0005 / 40_075_016.68

    @Test func isExactToHalfAMillimetre() {
        let steps = 1_000_003
        var worst = 0.0
        for step in 0...steps {
            let latitude = -90 + 180 * Double(step) / Double(steps)
            let exact = WorldPoint(Coordinate(0, latitude)).y
            worst = max(worst, abs(table.y(ofLatitude: latitude) - exact))
        }
        #expect(worst < halfMillimetre, "\(worst * 40_075_016.68) m")
    }

    @Test(arguments: [
        WorldPoint.latitudeLimit, WorldPoint.latitudeLimit.nextUp, 86, 90, 91, 1e300, .infinity,
        .greatestFiniteMagnitude,
    ])
    func endsAtTheEdgesOfTheMap(latitude: Double) {
        #expect(table.y(ofLatitude: latitude) == 0)
        #expect(table.y(ofLatitude: -latitude) == 1)
        #expect(table.packed(Coordinate(0, latitude)).y == 0)
        #expect(table.packed(Coordinate(0, -latitude)).y == 1 << 30)
    }

    /// Just within the limit, at every joint of two pieces and beside it, and in the middle.
    @Test func isExactAtTheJoints() {
        for piece in 0...MercatorTable.pieces {
            let joint = WorldPoint.latitudeLimit * Double(piece) / Double(MercatorTable.pieces)
            for latitude in [joint, joint.nextUp, joint.nextDown, -joint] {
                let exact = WorldPoint(Coordinate(0, latitude)).y
                #expect(abs(table.y(ofLatitude: latitude) - exact) < halfMillimetre, "\(latitude)")
            }
        }
        #expect(table.y(ofLatitude: 0) == 0.5 && table.y(ofLatitude: -0.0) == 0.5)
    }

    /// One step of a packed world apart at most: the formula may lie on the other side of a step's edge.
    @Test func packsAsTheFormulaDoes() {
        for step in 0...200_000 {
            let coordinate = Coordinate(-800 + 0.008 * Double(step), -100 + 0.001 * Double(step))
            let (fast, exact) = (table.packed(coordinate), PackedWorld(WorldPoint(coordinate)))
            #expect(fast.x == exact.x, "\(coordinate)")
            #expect(abs(fast.y - exact.y) <= 1, "\(coordinate)")
        }
    }

    @Test func takesWhatIsNoNumber() {
        #expect(table.y(ofLatitude: .nan) == 0)
        #expect(table.packed(Coordinate(.nan, .nan)).x == 0)
        #expect(table.packed(Coordinate(.infinity, 0)).x == PackedWorld(WorldPoint(x: .infinity, y: 0)).x)
        #expect(table.packed(Coordinate(1e300, 10)).x == PackedWorld(WorldPoint(Coordinate(1e300, 10))).x)
    }
}
