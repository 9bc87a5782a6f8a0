import Geography

/// A place that a person pointed at: on the screen and on the earth.
public struct MapPlace: Hashable, Sendable {
    /// In cells from the upper left corner, continuous.
    public var cell: CellPoint
    public var coordinate: Coordinate

    public init(cell: CellPoint, coordinate: Coordinate) {
        self.cell = cell
        self.coordinate = coordinate
    }
}
