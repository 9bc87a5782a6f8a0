import Input
import TerminalMap
import Testing

/// What is taken away while it is dragged is called off: once, and the program goes on.
@MainActor
@Suite struct RemovalTests {
    let harness = MapHarness()
    var mapView: MapView { harness.mapView }

    @Test func aRemovedAnnotationIsToldWhereItWas() throws {
        let manager = mapView.annotations.makePolylineAnnotationManager()
        var line = PolylineAnnotation(
            id: "line", lineCoordinates: [Coordinate(-4, 0), Coordinate(4, 0)], isDraggable: true)
        line.dragCancelHandler = { [unowned harness] line, _ in
            harness.tell("\(line.lineCoordinates.map(\.longitude))")
        }
        manager.annotations = [line]
        try harness.play("press left 40.5,12.2\ndrag left 50.5,14.2")
        manager.annotations = []
        #expect(harness.story == ["[-4.0, 4.0]"])
        try harness.play("drag left 60.5,12.5\nkey Escape\nrelease left 60.5,12.5")
        #expect(harness.story == ["[-4.0, 4.0]"])
    }

    @Test func aBeginThatRemovesItsAnnotationBeginsNothing() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.dragBeginHandler = { _, _ in
            manager.annotations = []
            return true
        }
        manager.annotations = [circle]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        #expect(harness.story == [])
        // The map was panned instead.
        #expect(mapView.cameraState.center.longitude < -5)
    }

    @Test func whatStopsBeingDraggableInItsDragStaysWhereItIs() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.dragChangeHandler = { circle, _ in circle.isDraggable = false }
        manager.annotations = [circle]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5", "70.5,12.5")
        #expect(abs(manager.annotations[0].centerCoordinate.longitude - 20 * 0.3515625) < 1e-9)
        #expect(harness.story == ["begin a", "end a 7"])
    }

    @Test func aViewRemovedInItsDragIsCalledOff() throws {
        final class Watched: CellView {
            var states: [DragState] = []
            override func dragStateChanged(_ state: DragState) { states.append(state) }
        }
        let view = Watched(width: 16, height: 16)
        let annotation = ViewAnnotation(coordinate: Coordinate(0, 0), view: view)
        annotation.isDraggable = true
        annotation.onDraggingChanged = { [unowned harness] in harness.tell("\($0)") }
        mapView.viewAnnotations.add(annotation)
        try harness.play("press left 40.5,12.5\ndrag left 50.5,12.5")
        annotation.remove()
        try harness.play("drag left 60.5,12.5\nrelease left 60.5,12.5")
        #expect(harness.story == ["true", "false"])
        #expect(view.states == [.starting, .dragging, .canceling, .none])
        #expect(annotation.annotatedFeature == .coordinate(Coordinate(0, 0)))
        #expect(mapView.viewAnnotations.allAnnotations.isEmpty)
    }

    @Test func aViewMayTakeItselfOffTheMapAsItIsDragged() throws {
        let annotation = ViewAnnotation(
            coordinate: Coordinate(0, 0), view: CellView(width: 16, height: 16))
        annotation.isDraggable = true
        annotation.onDraggingChanged = { [unowned harness] in harness.tell("\($0)") }
        annotation.onDragCoordinateChanged = { [unowned annotation] _ in annotation.remove() }
        mapView.viewAnnotations.add(annotation)
        try harness.drag(from: "40.5,12.5", to: "50.5,12.5", "60.5,12.5")
        #expect(harness.story == ["true", "false"])
        #expect(mapView.cameraState.center == Coordinate(0, 0))
    }

    @Test func aViewThatStandsOnAnAnnotationCannotBeDragged() throws {
        mapView.annotations.makeCircleAnnotationManager(id: "m").annotations = [
            harness.circle("a", isDraggable: false)
        ]
        let annotation = ViewAnnotation(
            layerId: "m", featureId: "a", view: CellView(width: 16, height: 16))
        annotation.isDraggable = true
        annotation.onDraggingChanged = { [unowned harness] in harness.tell("\($0)") }
        mapView.viewAnnotations.add(annotation)
        try harness.drag(from: "40.5,12.5", to: "50.5,12.5")
        #expect(harness.story == [])
    }

    @Test func aRemovedManagerTouchesNoOtherOfItsName() throws {
        let old = mapView.annotations.makeCircleAnnotationManager(id: "m")
        old.annotations = [harness.circle("old")]
        let new = mapView.annotations.makeCircleAnnotationManager(id: "m")
        new.annotations = [harness.circle("new")]
        old.annotations = [harness.circle("old"), harness.circle("older")]
        old.circleRadius = 50
        try harness.click("40.5,12.5")
        #expect(harness.story == ["tap new"])
        #expect(old.annotations.map(\.id) == ["old", "older"])
    }

    @Test func aManagerMayOutliveItsMap() {
        var map: MapView? = MapView(style: .empty)
        let manager = map?.annotations.makeCircleAnnotationManager()
        let view = ViewAnnotation(coordinate: Coordinate(0, 0), view: CellView(width: 8, height: 16))
        map?.viewAnnotations.add(view)
        map = nil
        manager?.annotations = [harness.circle("a")]
        view.visible = false
        view.remove()
        #expect(manager?.annotations.count == 1)
        #expect(view.screenBox == nil)
    }
}
