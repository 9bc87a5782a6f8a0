import Geography

/// An upright box of places on the screen, edges included.
struct FixedBox {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// Between two corners.
    @inline(__always)
    init(_ one: FixedDot, _ other: FixedDot) {
        minX = min(one.x, other.x)
        minY = min(one.y, other.y)
        maxX = max(one.x, other.x)
        maxY = max(one.y, other.y)
    }

    /// All places of a screen, and as many dots around it.
    init(_ size: CellSize, margin dots: Int) {
        self.init(
            FixedDot(x: -dots << FixedDot.fractionBits, y: -dots << FixedDot.fractionBits),
            FixedDot(
                x: (size.dotColumns + dots) << FixedDot.fractionBits,
                y: (size.dotRows + dots) << FixedDot.fractionBits))
    }

    func union(_ other: FixedBox) -> FixedBox {
        FixedBox(
            FixedDot(x: min(minX, other.minX), y: min(minY, other.minY)),
            FixedDot(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
    }

    @inline(__always)
    func meets(_ other: FixedBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// One of its corners, and so its dot or cell where it has but one.
    @inline(__always) var corner: FixedDot { FixedDot(x: minX, y: minY) }

    /// Whether all of its places lie in one dot.
    @inline(__always)
    var isOneDot: Bool {
        minX >> FixedDot.fractionBits == maxX >> FixedDot.fractionBits
            && minY >> FixedDot.fractionBits == maxY >> FixedDot.fractionBits
    }

    /// Whether all of its places lie in one cell.
    @inline(__always)
    var isOneCell: Bool {
        minX >> (FixedDot.fractionBits + 1) == maxX >> (FixedDot.fractionBits + 1)
            && minY >> (FixedDot.fractionBits + 2) == maxY >> (FixedDot.fractionBits + 2)
    }
}
