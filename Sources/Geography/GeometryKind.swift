/// The kinds of geometry of RFC 7946 section 3.1, and `none` for a feature whose geometry is null or of no use.
public enum GeometryKind: UInt8, Sendable, CaseIterable {
    case none
    case point
    case multiPoint
    case lineString
    case multiLineString
    case polygon
    case multiPolygon
    case geometryCollection

    /// Whether there is nothing but points.
    @inlinable public var isPoints: Bool { self == .point || self == .multiPoint }
}

/// What a run of vertices is drawn as. Every geometry comes apart into parts: a MultiPoint into one part of
/// points, a Polygon into one part a ring.
public enum PartKind: UInt8, Sendable {
    /// Each vertex is a place of its own.
    case points
    case line
    /// Opens a new polygon.
    case exteriorRing
    /// A hole in the polygon opened last.
    case interiorRing

    @inlinable public var isRing: Bool { self == .exteriorRing || self == .interiorRing }
}
