/// A colour of 24 bits, sRGB, or the terminal's own default.
public struct Color: Hashable, Sendable {
    /// 0xRRGGBB; bit 24 set for the terminal's default.
    public let bits: UInt32

    @inlinable
    public init(_ rgb: UInt32) { bits = rgb & 0xFF_FFFF }

    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    @inlinable
    init(bits: UInt32) { self.bits = bits }

    public static let terminalDefault = Color(bits: 0x100_0000)

    @inlinable public var isTerminalDefault: Bool { bits == 0x100_0000 }
    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
}

/// How many colours there are to draw with.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    case none
    case sixteen
    case indexed256
    case truecolor

    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}
