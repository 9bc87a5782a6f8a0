import Input
import TerminalMap
import Testing

@MainActor
@Suite struct ClusterTapTests {
    @Test func aClusterIsTappedAndHeldAsOneAndComesApartDeeper() throws {
        let harness = MapHarness()
        let manager = harness.mapView.annotations.makePointAnnotationManager(
            clusterOptions: ClusterOptions())
        manager.annotations = ["a", "b", "c"].enumerated().map { index, id in
            var point = PointAnnotation(
                id: id, coordinate: Coordinate(Double(index) * 0.4, 0), isDraggable: true)
            point.tapHandler = { [unowned harness] _ in
                harness.tell("tap \(id)")
                return true
            }
            return point
        }
        manager.onClusterTap = { [unowned harness] in
            harness.tell("cluster \($0.annotationIDs.joined())")
            return true
        }
        manager.onClusterLongPress = { [unowned harness] in
            harness.tell("held \($0.annotationIDs.joined())")
            return true
        }
        try harness.click("@0.4,0")
        try harness.play("press left @0.4,0\nwait 400\nrelease left @0.4,0")
        try harness.play("screen")
        #expect(harness.printedLines.contains { $0.contains("3") })
        // A cluster cannot be dragged: the map is.
        try harness.drag(from: "@0.4,0", to: "70,12")
        #expect(manager.annotations.map(\.coordinate.longitude) == [0, 0.4, 0.8])
        harness.mapView.setCamera(to: CameraOptions(center: Coordinate(0, 0), zoom: 15))
        try harness.click("@0,0")
        #expect(harness.story == ["cluster abc", "held abc", "tap a"])
    }
}
