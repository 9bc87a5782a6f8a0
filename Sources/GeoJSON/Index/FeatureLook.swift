import Geography

/// What features have in common that look alike.
public struct FeatureLook: Hashable, Sendable {
    public let kind: GeometryKind
    /// The number of the style, as `FeatureStyles` has it.
    public let style: UInt16

    init(kind: GeometryKind, style: UInt16) {
        self.kind = kind
        self.style = style
    }

    /// As a number, for a `SourceShape`.
    var code: UInt32 { UInt32(style) << 8 | UInt32(kind.rawValue) }

    /// Of the number.
    public init(code: UInt32) {
        kind = GeometryKind(rawValue: UInt8(truncatingIfNeeded: code)) ?? .none
        style = UInt16(truncatingIfNeeded: code >> 8)
    }
}
