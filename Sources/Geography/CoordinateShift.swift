extension Coordinate {
    /// The coordinate moved by a way on the Mercator map. An axis with no way keeps its exact number.
    public func shifted(by way: WorldVector) -> Coordinate {
        var result = self
        if way.x != 0 { result.longitude += way.x * 360 }
        if way.y != 0 {
            let y = max(0, min(1, WorldPoint(self).y + way.y))
            // What lies beyond the edge of the map stays there until it is carried onto it.
            if abs(latitude) > WorldPoint.latitudeLimit, y == 0 || y == 1 { return result }
            result.latitude = WorldPoint(x: 0, y: y).coordinate.latitude
        }
        return result
    }
}
