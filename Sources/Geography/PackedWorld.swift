/// A world point in eight bytes: 2^30 steps a world, 37 mm on the equator. This is how the vertices of a whole
/// file are held; it is exact enough to draw up to zoom 22. Deeper, and for every edit, the exact numbers are
/// read again from the file's bytes.
///
/// x reaches from -2 to 2 worlds, so that longitudes beyond 180 degrees keep their frame.
public struct PackedWorld: Hashable, Sendable {
    public var x: Int32
    public var y: Int32

    /// Steps a world.
    public static let scale = 1_073_741_824.0

    @inlinable
    public init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    /// Packs a point; x is wrapped by whole worlds into the range, what is not finite lands on the limit.
    @inlinable
    public init(_ point: WorldPoint) {
        var worldX = point.x
        if !(abs(worldX) < 1.99) { worldX = worldX.isFinite ? worldX - worldX.rounded(.down) : 0 }
        x = Int32(worldX * PackedWorld.scale)
        let worldY = point.y.isFinite ? max(-1.99, min(1.99, point.y)) : 0
        y = Int32(worldY * PackedWorld.scale)
    }

    @inlinable
    public var point: WorldPoint {
        WorldPoint(x: Double(x) / PackedWorld.scale, y: Double(y) / PackedWorld.scale)
    }
}

/// An upright box of packed points, edges included.
public struct PackedBox: Hashable, Sendable {
    public var minX: Int32
    public var minY: Int32
    public var maxX: Int32
    public var maxY: Int32

    public static let empty = PackedBox(minX: .max, minY: .max, maxX: .min, maxY: .min)

    @inlinable
    public init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The smallest packed box that holds a world box; limits are clamped.
    public init(_ box: WorldBox) {
        func clamped(_ value: Double) -> Int32 {
            let steps = value * PackedWorld.scale
            if steps.isNaN { return 0 }
            return Int32(max(-2_147_483_648, min(2_147_483_647, steps)))
        }
        self.init(
            minX: clamped(box.minX.nextDown), minY: clamped(box.minY.nextDown),
            maxX: clamped(box.maxX.nextUp), maxY: clamped(box.maxY.nextUp))
    }

    @inlinable public var isEmpty: Bool { minX > maxX || minY > maxY }
    /// In steps, 0 where it has but one place; an empty box has none.
    @inlinable public var width: Int { Int(maxX) &- Int(minX) }
    @inlinable public var height: Int { Int(maxY) &- Int(minY) }
    /// The longer side, in steps; 0 for an empty box.
    @inlinable public var extent: Int { isEmpty ? 0 : max(width, height) }

    @inlinable
    public mutating func formUnion(_ point: PackedWorld) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    @inlinable
    public mutating func formUnion(_ other: PackedBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    @inlinable
    public func intersects(_ other: PackedBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    @inlinable
    public func contains(_ point: PackedWorld) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    public var worldBox: WorldBox {
        if isEmpty { return .empty }
        let low = PackedWorld(x: minX, y: minY).point
        let high = PackedWorld(x: maxX, y: maxY).point
        return WorldBox(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }
}
