import Glibc

extension SphereMeasure {
    /// The places at one distance from another on a sphere of `radius`: a closed ring, counter-clockwise as RFC
    /// 7946 section 3.1.6 has it, its longitudes in the frame of the centre. nil where it would hold a pole, or
    /// has no extent.
    ///
    /// The direct problem on the sphere, as in any text on great circles.
    /// - Parameters:
    ///   - distance: in metres along the great circle.
    ///   - count: how many vertices the ring has, at least 3; its first is repeated at its end.
    public static func circle(around center: Coordinate, distance: Double, count: Int = 64) -> [Coordinate]? {
        let angle = distance / radius
        let latitude = center.latitude * .pi / 180
        guard count >= 3, angle > 0, abs(latitude) + angle < .pi / 2 else { return nil }
        let ring = (0..<count).map { index in
            let direction = .pi / 2 - Double(index) * 2 * .pi / Double(count)
            let height = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(direction)
            let east = atan2(
                sin(direction) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * height)
            return Coordinate(center.longitude + east * 180 / .pi, asin(height) * 180 / .pi)
        }
        return ring + ring.prefix(1)
    }
}
