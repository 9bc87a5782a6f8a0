import Annotations
import Drawing
import Geography
import Glibc
import Interaction

/// For `make bench`: 2,001 circles at zoom 2 on 120 x 40 cells. Prints microseconds of processor time, the mean of
/// many: of a hit test, of moving one circle, of making the layers that are drawn.
@main
struct AnnotationProbe {
    private var scene = AnnotationScene(
        camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 2), size: CellSize(columns: 120, rows: 40))
    private var random = SystemRandomNumberGenerator()

    static func main() {
        var probe = AnnotationProbe()
        probe.fill()
        let places = (0..<2000).map { _ in
            CellPoint(
                column: .random(in: 0..<120, using: &probe.random),
                row: .random(in: 0..<40, using: &probe.random))
        }
        var found = 0
        let hit = time(of: places) { found += probe.scene.targets(at: $0).count }
        let target = AnnotationTarget.annotation(group: "circles", id: "1000")
        guard found > 0, probe.scene.startDrag(of: target, at: CellPoint(column: 60, row: 20)) else {
            exit(1)
        }
        var moved = 0
        let move = time(of: places) { moved += probe.scene.moveDrag(to: $0).count }
        var drawn = 0
        let layers = time(of: places.prefix(200)) { _ in drawn += probe.scene.layers().count }
        guard moved > 0, drawn > 0 else { exit(1) }
        print("hit \(hit)\nmove \(move)\nlayers \(layers)")
    }

    private mutating func fill() {
        var group = AnnotationGroup(id: "circles")
        group.replace(
            with: (0...2000).map { index in
                AnnotationItem(
                    id: "\(index)",
                    geometry: .point(
                        Coordinate(
                            longitude: .random(in: -180...180, using: &random),
                            latitude: .random(in: -80...80, using: &random))),
                    look: .circle(
                        CircleLook(
                            radius: 12, color: .blue, opacity: 0.3, strokeColor: .white, strokeWidth: 4,
                            strokeOpacity: 0.8)), isDraggable: true)
            })
        scene.add(group)
    }

    /// The mean of many calls, in microseconds.
    private static func time(of places: some Collection<CellPoint>, _ body: (CellPoint) -> Void) -> Double {
        let start = clock()
        for place in places { body(place) }
        return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6 / Double(max(1, places.count))
    }
}
