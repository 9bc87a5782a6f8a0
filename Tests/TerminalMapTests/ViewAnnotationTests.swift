import Input
import TerminalMap
import Testing

@MainActor
@Suite struct ViewAnnotationTests {
    let harness = MapHarness()
    var mapView: MapView { harness.mapView }

    func handle() -> CircleView {
        CircleView(
            diameter: 22, liftedDiameter: 30, color: .white, borderColor: .green, borderWidth: 2,
            touchArea: 44)
    }

    @Test func viewsGoBeforeAnnotations() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        let view = handle()
        view.tapHandler = { [unowned harness] _ in
            harness.tell("view")
            return true
        }
        mapView.viewAnnotations.add(ViewAnnotation(coordinate: Coordinate(0, 0), view: view))
        try harness.click("40.5,12.5")
        #expect(harness.story == ["view"])
    }

    @Test func aDraggedViewTellsItsCoordinate() throws {
        let annotation = ViewAnnotation(coordinate: Coordinate(0, 0), view: handle())
        annotation.isDraggable = true
        annotation.onDraggingChanged = { [unowned harness] in harness.tell("\($0)") }
        annotation.onDragCoordinateChanged = { [unowned harness] in
            harness.tell("\(Int($0.longitude.rounded()))")
        }
        mapView.viewAnnotations.add(annotation)
        try harness.drag(from: "41.5,12.5", to: "61.5,12.5")
        #expect(harness.story == ["true", "7", "false"])
        guard case .coordinate(let coordinate) = annotation.annotatedFeature else { return }
        #expect(abs(coordinate.longitude - 20 * 0.3515625) < 1e-9)
    }

    @Test func aViewFollowsTheAnnotationThatItIsBoundTo() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager(id: "m")
        manager.annotations = [harness.circle("a")]
        let annotation = ViewAnnotation(layerId: "m", featureId: "a", view: handle())
        annotation.variableAnchors = [ViewAnnotationAnchorConfig(anchor: .bottom, offsetY: 40)]
        mapView.viewAnnotations.add(annotation)
        #expect(annotation.screenBox?.left.rounded() == 298.0)
        #expect(annotation.screenBox?.bottom.rounded() == 152.0)
        try harness.play("press left 40.5,12.5\ndrag left 60.5,12.5")
        #expect(annotation.screenBox?.left.rounded() == 458.0)
        manager.annotations = []
        #expect(annotation.screenBox == nil)
    }

    @Test func aHeldViewLiftsAndItsStatesComeInOrder() throws {
        final class Watched: CellView {
            var states: [DragState] = []
            override func dragStateChanged(_ state: DragState) { states.append(state) }
        }
        let view = Watched(width: 48, height: 48)
        let annotation = ViewAnnotation(coordinate: Coordinate(0, 0), view: view)
        annotation.dragPolicy = .afterHold
        mapView.viewAnnotations.add(annotation)
        try harness.drag(from: "40.5,12.5", to: "50.5,12.5")
        #expect(view.states == [])
        try harness.play("press left 30.5,12.5\nwait 400")
        #expect(view.states == [])
        try harness.play("release left 30.5,12.5\npress left 50.5,12.5\nwait 400")
        #expect(view.states == [.starting])
        try harness.play("drag left 52.5,12.5\nrelease left 52.5,12.5")
        #expect(view.states == [.starting, .dragging, .ending, .none])
        view.states = []
        try harness.play("press left 52.5,12.5\nwait 400\ndrag left 60.5,12.5\nkey Escape")
        #expect(view.states == [.starting, .dragging, .canceling, .none])
    }

    @Test func aLiftedViewGrowsAlongASpring() throws {
        let view = handle()
        let annotation = ViewAnnotation(coordinate: Coordinate(0, 0), view: view)
        annotation.isDraggable = true
        mapView.viewAnnotations.add(annotation)
        try harness.play("press left 40.5,12.5\ndrag left 41.5,12.5")
        #expect(view.scale.target == 30.0 / 22)
        try harness.play("release left 41.5,12.5")
        #expect(view.scale.target == 1)
    }

    @Test func placesAndPointsAreEachOthersInverse() {
        let point = mapView.point(for: Coordinate(0, 0))
        #expect(point == mapView.center)
        let place = mapView.coordinate(for: ScreenPoint(x: 100, y: 50))
        let back = mapView.point(for: place)
        #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 50) < 1e-9)
    }

    @Test func anObservationEndsWithItsToken() throws {
        var tokens: Set<AnyCancelable> = []
        mapView.gestures.onMapTap.observe { [unowned harness] _ in harness.tell("each") }
            .store(in: &tokens)
        mapView.gestures.onMapTap.observeNext { [unowned harness] _ in harness.tell("once") }
            .store(in: &tokens)
        try harness.click("4.5,4.5")
        try harness.play("wait 1000")
        try harness.click("4.5,4.5")
        #expect(harness.story == ["each", "once", "each"])
        tokens = []
        try harness.play("wait 1000")
        try harness.click("4.5,4.5")
        #expect(harness.story == ["each", "once", "each"])
    }

    @Test func theLogShowsTheLastLine() throws {
        mapView.log.print("one")
        mapView.log.print("Starting", terminator: "")
        mapView.log.print(".", terminator: "")
        mapView.log.print("Ending")
        try harness.play("screen")
        #expect(harness.printed.hasPrefix("one\nStarting.Ending\n"))
        #expect(harness.printed.split(separator: "\n").last == " Starting.Ending")
    }
}
