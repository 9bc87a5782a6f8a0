import GeoJSON
import Geography

/// How the points of a document are drawn: each with a mark, or, where they are so many that marks as large as a cell
/// would cover the map, each as the dot where it lies. That depends on the zoom and not on what is in view, so that
/// nothing changes while the map is moved.
enum PointCrowd {
    /// Fewer points are no crowd, however near they lie to each other.
    private static let leastPoints = 500
    /// With fewer cells for each point there is hardly one free between the marks.
    private static let cellsPerPoint = 3.0

    static func isDrawnAsDots(_ document: Document, in viewport: Viewport) -> Bool {
        let points = document.sourcePoints
        guard points.count >= leastPoints else { return false }
        let dots = viewport.dotsPerWorld / PackedWorld.scale
        let columns = max(1, Double(points.box.width) * dots / 2)
        let rows = max(1, Double(points.box.height) * dots / 4)
        return Double(points.count) * cellsPerPoint > columns * rows
    }
}
