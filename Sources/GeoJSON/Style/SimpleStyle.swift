/// How a feature says that it wants to look: https://github.com/mapbox/simplestyle-spec, 1.1. nil is what it does
/// not say, or says in a way that cannot be read. Colours are 0xRRGGBB.
public struct SimpleStyle: Hashable, Sendable {
    public enum MarkerSize: String, Sendable {
        case small, medium, large
    }

    public var stroke: UInt32?
    /// In points.
    public var strokeWidth: Double?
    /// Opacities from 0 to 1.
    public var strokeOpacity: Double?
    public var fill: UInt32?
    public var fillOpacity: Double?
    public var markerColor: UInt32?
    public var markerSize: MarkerSize?
    /// A letter, a digit or the name of an icon.
    public var markerSymbol: String?

    public init() {}

    /// Whether a point of the feature is a marker, and not the usual dot.
    public var hasMarker: Bool { markerColor != nil || markerSize != nil || markerSymbol != nil }
}
