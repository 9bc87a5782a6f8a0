import Geography

/// A place on the screen in steps of a 256th of a dot, whole numbers, so that everything after the projection is
/// exact. No ordinate is beyond `FixedDot.limit`.
struct FixedDot: Hashable {
    var x: Int
    var y: Int

    static let fractionBits = 8
    static let one = 1 << fractionBits
    /// 2^46 steps, more than eight worlds at zoom 26; products of two of them need 128 bits or a double.
    static let limit = 1 << 46

    /// The dot that holds this place.
    @inline(__always) var dotX: Int { x >> FixedDot.fractionBits }
    @inline(__always) var dotY: Int { y >> FixedDot.fractionBits }

    @inline(__always)
    func isInDot(of other: FixedDot) -> Bool { ((x ^ other.x) | (y ^ other.y)) >> FixedDot.fractionBits == 0 }
}

/// A way from packed points to the screen.
protocol DotProjection {
    func dot(of point: PackedWorld) -> FixedDot

    /// Points that are drawn within some room of one of them, not all that are.
    func surroundings(of point: PackedWorld, _ room: Room) -> Surroundings
}

/// The way where north is up: nothing else is in it, so that a loop over many points has all of it at hand.
struct UprightProjection: DotProjection {
    fileprivate let originX: Int
    fileprivate let originY: Int
    fileprivate let factor: Int
    fileprivate let shift: Int
    fileprivate let offset: FixedDot
    fileprivate let unit: Int

    @inline(__always)
    func dot(of point: PackedWorld) -> FixedDot {
        FixedDot(
            x: (((Int(point.x) &- originX) &* factor) &>> shift) &+ offset.x,
            y: (((Int(point.y) &- originY) &* factor) &>> shift) &+ offset.y)
    }

    @inline(__always)
    func surroundings(of point: PackedWorld, _ room: Room) -> Surroundings {
        Surroundings(of: point, room, unit: unit)
    }
}

/// World to screen, for one copy of the world: the packed points by whole numbers, the exact ones by doubles.
struct DotTransform: DotProjection {
    private let originX: Int
    private let originY: Int
    /// The rotation and scale, each an integer of at most 29 bits, `shift` of them fraction.
    private let cosine: Int
    private let sine: Int
    private let shift: Int
    /// Whether north is up: then each axis is on its own.
    let isUpright: Bool
    /// How many steps of the world, whichever way, move a point by at most one step of `FixedDot` along each axis.
    private let stepUnit: Int
    /// Where `origin` lies on the screen, in 256ths of a dot, half a step for rounding included.
    private let offset: FixedDot
    private let viewport: Viewport
    /// How far the points are carried.
    private let way: WorldVector

    /// - Parameters:
    ///   - worlds: how many copies of the world to the east the points are drawn.
    ///   - way: how far they are carried besides.
    init(viewport: Viewport, worlds: Int, way: WorldVector = .zero) {
        self.viewport = viewport
        self.way = WorldVector(x: Double(worlds) + way.x, y: way.y)
        let center = viewport.camera.center
        let steps = PackedWorld.scale
        originX = DotTransform.whole(center.x * steps, limit: 1 << 31)
        originY = DotTransform.whole(center.y * steps, limit: 1 << 31)
        let east = viewport.dots(WorldVector(x: 1 / steps, y: 0))
        let unit = Double(FixedDot.one)
        let largest = viewport.dotsPerWorld / steps * unit
        let bits = largest.isNormal ? 28 - Int(largest.exponent) : 0
        shift = max(0, min(60, bits))
        let factor = unit * Double(1 << shift)
        cosine = DotTransform.whole(east.x * factor, limit: 1 << 29)
        sine = DotTransform.whole(-east.y * factor, limit: 1 << 29)
        isUpright = sine == 0 && cosine >= 0
        stepUnit = min(Surroundings.largestUnit, (1 << shift) / max(1, abs(cosine) + abs(sine)))
        let origin = WorldPoint(
            x: Double(originX) / steps + self.way.x, y: Double(originY) / steps + self.way.y)
        offset = DotTransform.fixed(viewport.dot(of: origin))
    }

    /// The same for packed points, where it is upright.
    var upright: UprightProjection? {
        guard isUpright else { return nil }
        return UprightProjection(
            originX: originX, originY: originY, factor: cosine, shift: shift, offset: offset, unit: stepUnit)
    }

    @inline(__always)
    func surroundings(of point: PackedWorld, _ room: Room) -> Surroundings {
        let least = room.least
        return Surroundings(
            of: point, Room(left: least, right: least, up: least, down: least), unit: stepUnit)
    }

    /// x' = x cos + y sin, y' = y cos - x sin, as `Viewport.dots`. The differences are below 2^33 and the
    /// factors below 2^29, so that nothing overflows.
    @inline(__always)
    func dot(of point: PackedWorld) -> FixedDot {
        let x = Int(point.x) &- originX
        let y = Int(point.y) &- originY
        if isUpright {
            return FixedDot(
                x: ((x &* cosine) &>> shift) &+ offset.x, y: ((y &* cosine) &>> shift) &+ offset.y)
        }
        return FixedDot(
            x: ((x &* cosine &+ y &* sine) &>> shift) &+ offset.x,
            y: ((y &* cosine &- x &* sine) &>> shift) &+ offset.y)
    }

    /// The upright box on the screen of all that lies in a box which is not empty, each of its points projected as
    /// `dot` does: rounding goes one way only.
    @inline(__always)
    func box(of box: PackedBox) -> FixedBox {
        if isUpright {
            return FixedBox(
                dot(of: PackedWorld(x: box.minX, y: box.minY)), dot(of: PackedWorld(x: box.maxX, y: box.maxY))
            )
        }
        return turnedBox(of: box)
    }

    private func turnedBox(of box: PackedBox) -> FixedBox {
        let corners = (
            dot(of: PackedWorld(x: box.minX, y: box.minY)), dot(of: PackedWorld(x: box.maxX, y: box.minY)),
            dot(of: PackedWorld(x: box.minX, y: box.maxY)), dot(of: PackedWorld(x: box.maxX, y: box.maxY))
        )
        return FixedBox(corners.0, corners.1).union(FixedBox(corners.2, corners.3))
    }

    func dot(of point: WorldPoint) -> FixedDot {
        DotTransform.fixed(viewport.dot(of: point + way))
    }

    static func fixed(_ point: DotPoint) -> FixedDot {
        let unit = Double(FixedDot.one)
        return FixedDot(
            x: whole((point.x * unit).rounded(.down), limit: FixedDot.limit),
            y: whole((point.y * unit).rounded(.down), limit: FixedDot.limit))
    }

    /// The number as an integer within the limit; what is no number is 0.
    private static func whole(_ value: Double, limit: Int) -> Int {
        value.isNaN ? 0 : Int(max(-Double(limit), min(Double(limit), value)).rounded())
    }
}
