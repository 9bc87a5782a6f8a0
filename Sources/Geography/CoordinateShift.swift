extension Coordinate {
    /// The coordinate moved by a way on the Mercator map. An axis with no way keeps its exact number.
    public func shifted(by way: WorldVector) -> Coordinate {
        var result = self
        if way.x != 0 { result.longitude += way.x * 360 }
        if way.y != 0 {
            let y = max(0, min(1, WorldPoint(self).y + way.y))
            result.latitude = WorldPoint(x: 0, y: y).coordinate.latitude
        }
        return result
    }
}
