import Geography

/// Where something was taken, and how far it has been carried. The new place is always computed from the
/// original and the whole way of the pointer, so that nothing accumulates, and what did not move along an axis
/// keeps its exact number on it.
public struct Grab: Hashable, Sendable {
    /// The pointer on the map when the button went down.
    public let start: WorldPoint
    public var pointer: WorldPoint

    public init(at start: WorldPoint) {
        self.start = start
        pointer = start
    }

    public var way: WorldVector { pointer - start }
    public var isMoved: Bool { way != .zero }

    /// A coordinate, carried along in Mercator. Its longitude stays in its own copy of the world, its latitude
    /// on the map.
    public func carried(_ original: Coordinate) -> Coordinate { original.shifted(by: way) }
}
