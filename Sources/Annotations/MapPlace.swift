import Geography

/// A place that a person pointed at: on the screen and on the earth.
public struct MapPlace: Hashable, Sendable {
    /// In cells from the upper left corner, continuous.
    public var cell: CellPoint
    /// What lies there.
    public var coordinate: Coordinate

    /// A place of both kinds, which are not compared.
    public init(cell: CellPoint, coordinate: Coordinate) {
        self.cell = cell
        self.coordinate = coordinate
    }
}
