import Glibc

/// A camera and the size of the screen it fills: the one place where world and screen are converted.
public struct Viewport: Hashable, Sendable {
    public let camera: Camera
    public let size: CellSize
    /// How many dots one world is wide: 128 x 2^zoom.
    public let dotsPerWorld: Double
    /// The upright box of world points that holds the whole screen.
    public private(set) var worldBox = WorldBox.empty
    private let cosine: Double
    private let sine: Double

    public init(camera: Camera, size: CellSize) {
        self.camera = camera
        self.size = size
        dotsPerWorld = 128 * exp2(camera.zoom)
        let angle = camera.bearing * .pi / 180
        // Exactly upright at the four quarters, so that the common case has no rounding.
        switch camera.bearing {
        case 0: (cosine, sine) = (1, 0)
        case 90: (cosine, sine) = (0, 1)
        case 180: (cosine, sine) = (-1, 0)
        case 270: (cosine, sine) = (0, -1)
        default: (cosine, sine) = (cos(angle), sin(angle))
        }
        let (right, bottom) = (Double(size.dotColumns), Double(size.dotRows))
        for x in [0, right] {
            for y in [0, bottom] { worldBox.formUnion(world(at: DotPoint(x: x, y: y))) }
        }
    }

    public var middle: DotPoint {
        DotPoint(x: Double(size.dotColumns) / 2, y: Double(size.dotRows) / 2)
    }

    /// Dots across the screen of a way on the world.
    public func dots(_ vector: WorldVector) -> DotVector {
        let (x, y) = (vector.x * dotsPerWorld, vector.y * dotsPerWorld)
        return DotVector(x: x * cosine + y * sine, y: y * cosine - x * sine)
    }

    public func world(_ vector: DotVector) -> WorldVector {
        WorldVector(
            x: (vector.x * cosine - vector.y * sine) / dotsPerWorld,
            y: (vector.x * sine + vector.y * cosine) / dotsPerWorld)
    }

    /// Where a world point lies on the screen, in its own copy of the world.
    public func dot(of point: WorldPoint) -> DotPoint {
        middle + dots(point - camera.center)
    }

    public func world(at dot: DotPoint) -> WorldPoint {
        camera.center + world(dot - middle)
    }

    /// The copies of the world in which a box shows on the screen: shift it by each of these.
    public func worldOffsets(of box: WorldBox) -> ClosedRange<Int>? {
        if box.isEmpty || size.isEmpty { return nil }
        let low = (worldBox.minX - box.maxX).rounded(.up)
        let high = (worldBox.maxX - box.minX).rounded(.down)
        guard low <= high, abs(low) < 1e6, abs(high) < 1e6 else { return nil }
        return Int(low)...Int(high)
    }

    /// The offset of the world copy in which a point lies nearest to the middle of the screen.
    public func nearestWorldOffset(of point: WorldPoint) -> Int {
        let worlds = (camera.center.x - point.x).rounded()
        return abs(worlds) < 1e6 ? Int(worlds) : 0
    }
}
