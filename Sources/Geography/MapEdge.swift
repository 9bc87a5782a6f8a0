extension WorldVector {
    /// The way, shortened where it would carry a box beyond the northern or southern edge of the map: what is carried
    /// by it keeps its form. A box that reaches beyond an edge already is carried no farther.
    public func keepingOnMap(_ box: WorldBox) -> WorldVector {
        guard y != 0, !box.isEmpty else { return self }
        let north = min(0, -box.minY)
        let south = max(0, 1 - box.maxY)
        return WorldVector(x: x, y: max(north, min(south, y)))
    }
}
