import Input
import TerminalMap
import Testing

/// A cell is 8 of the 8192 points of the world at zoom 4: 0.3515625 degrees of longitude.
@MainActor
@Suite struct SemanticsTests {
    let harness = MapHarness()
    var mapView: MapView { harness.mapView }

    @Test func anIDIsAUUIDUnlessGiven() {
        let circle = CircleAnnotation(centerCoordinate: Coordinate(0, 0))
        #expect(circle.id.count == 36)
        #expect(circle.id != CircleAnnotation(centerCoordinate: Coordinate(0, 0)).id)
        #expect(CircleAnnotation(id: "x", centerCoordinate: Coordinate(0, 0)).id == "x")
    }

    @Test func anAnnotationIsAValue() {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        manager.annotations = [circle]
        circle.circleRadius = 99
        #expect(manager.annotations[0].circleRadius == 12)
    }

    @Test func ofDuplicateIDsTheFirstIsKeptAndTheRestReported() {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a", 1), harness.circle("b"), harness.circle("a", 2)]
        #expect(manager.annotations.map(\.centerCoordinate.longitude) == [1, 0])
        #expect(manager.repeatedIDs == ["a"])
    }

    @Test func beginThenChangeThenEndAndTheGeometryHasMovedBeforeChange() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5", "80.5,12.5")
        #expect(harness.story == ["begin a", "change a 7", "change a 14", "end a 14"])
    }

    /// A million cells of 8 of the world's 8192 points, and not 1e300 of them.
    @Test func aPlaceBeyondAllNumbersIsToldAsOneFarAway() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        try harness.play("press left 40.5,12.5\ndrag left 1e300,1e300")
        let far = (1_000_000 - 40.5) * 0.3515625
        #expect(harness.story == ["begin a", "change a \(Int(far.rounded()))"])
    }

    @Test func theLastWayIsToldBeforeTheEnd() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        try harness.play("press left 40.5,12.5\ndrag left 60.5,12.5\nrelease left 80.5,12.5")
        #expect(harness.story == ["begin a", "change a 7", "change a 14", "end a 14"])
    }

    @Test func aVetoKeepsItInPlaceAndWhatTheHandlerChangedIsShown() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.dragBeginHandler = { annotation, _ in
            annotation.circleRadius = 22
            return false
        }
        manager.annotations = [circle]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        #expect(manager.annotations[0].centerCoordinate == Coordinate(0, 0))
        #expect(manager.annotations[0].circleRadius == 22)
        #expect(harness.story == [])
        // The map was panned instead.
        #expect(mapView.cameraState.center.longitude < -5)
    }

    @Test func whatAHandlerChangesIsShownAtOnce() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.dragChangeHandler = { annotation, _ in annotation.circleRadius = 30 }
        circle.dragEndHandler = { annotation, _ in annotation.circleRadius = 5 }
        manager.annotations = [circle]
        try harness.play("press left 40.5,12.5\ndrag left 60.5,12.5")
        #expect(manager.annotations[0].circleRadius == 30)
        try harness.play("release left 60.5,12.5")
        #expect(manager.annotations[0].circleRadius == 5)
    }

    @Test func handlersThatAreNotHandledPassOnToWhatLiesBeneathAndThenToTheMap() throws {
        let low = mapView.annotations.makeCircleAnnotationManager()
        let high = mapView.annotations.makeCircleAnnotationManager()
        low.annotations = [harness.circle("low", handles: false)]
        high.annotations = [harness.circle("under", handles: false), harness.circle("over", handles: false)]
        let token = mapView.gestures.onMapTap.observe { _ in harness.tell("map") }
        try harness.click("40.5,12.5")
        #expect(harness.story == ["tap over", "tap under", "tap low", "map"])
        high.annotations = [harness.circle("over")]
        harness.story = []
        try harness.click("40.5,12.5")
        #expect(harness.story == ["tap over"])
        token.cancel()
    }

    @Test func aTapTurnsTheSelectionOverBeforeItsHandler() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.tapHandler = { [unowned harness] _ in
            harness.tell("\(manager.annotations[0].isSelected)")
            return true
        }
        manager.annotations = [circle]
        try harness.click("40.5,12.5")
        try harness.play("wait 600")
        try harness.click("40.5,12.5")
        #expect(harness.story == ["true", "false"])
    }

    @Test func aLongPressIsToldAndThenTheDragMayBegin() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        try harness.play("press left 40.5,12.5\nwait 399")
        #expect(harness.story == [])
        try harness.play("wait 1\ndrag left 60.5,12.5\nrelease left 60.5,12.5")
        #expect(harness.story == ["hold a", "begin a", "change a 7", "end a 7"])
    }

    @Test func aLongPressOnTheMapIsToldToTheMap() throws {
        let token = mapView.gestures.onMapLongPress.observe { context in
            harness.tell("\(context.coordinate.longitude.rounded())")
        }
        try harness.play("press left 40,12\nwait 400\nrelease left 40,12")
        #expect(harness.story == ["0.0"])
        token.cancel()
    }

    @Test func whatIsNotDraggableNeverMoves() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a", isDraggable: false)]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        #expect(manager.annotations[0].centerCoordinate == Coordinate(0, 0))
        #expect(harness.story == [])
    }

    @Test func theOrderIsTheOldOneAfterADrag() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a"), harness.circle("b", 20), harness.circle("c", -20)]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        #expect(manager.annotations.map(\.id) == ["a", "b", "c"])
    }

    @Test func aTapRightAfterADragIsATap() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        harness.story = []
        try harness.click("60.5,12.5")
        #expect(harness.story == ["tap a"])
    }

    @Test func escapeReturnsTheGeometryBitForBit() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        let start = Coordinate(0.123456789012345, -0.00000000000123)
        manager.annotations = [harness.circle("a", start.longitude, start.latitude)]
        try harness.play("press left 40.5,12.5\ndrag left 60.5,2.5\nkey Escape\nrelease left 60.5,2.5")
        #expect(harness.story == ["begin a", "change a 7", "cancel a 0"])
        #expect(manager.annotations[0].centerCoordinate == start)
    }

    @Test func assigningAnnotationsInAHandlerIsSafe() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.dragChangeHandler = { [unowned harness] _, _ in
            manager.annotations = [harness.circle("b", 20), harness.circle("a")]
        }
        circle.tapHandler = { _ in
            manager.annotations = []
            return true
        }
        manager.annotations = [circle]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        #expect(manager.annotations.map(\.id) == ["b", "a"])
        manager.annotations = [circle]
        try harness.click("40.5,12.5")
        #expect(manager.annotations.isEmpty)
    }

    @Test func removingItInItsOwnDragCancelsTheDrag() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var circle = harness.circle("a")
        circle.dragChangeHandler = { [unowned harness] _, _ in
            harness.tell("change")
            manager.annotations = []
        }
        manager.annotations = [circle]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5", "70.5,12.5")
        #expect(harness.story == ["begin a", "change", "cancel a 0"])
        #expect(manager.annotations.isEmpty)
        #expect(mapView.cameraState.center == Coordinate(0, 0))
        manager.annotations = [harness.circle("b")]
        harness.story = []
        try harness.click("40.5,12.5")
        #expect(harness.story == ["tap b"])
    }

    @Test func removingTheManagerInADragCancelsIt() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager(id: "m")
        manager.annotations = [harness.circle("a")]
        try harness.play("press left 40.5,12.5\ndrag left 60.5,12.5")
        mapView.annotations.removeAnnotationManager(withId: "m")
        try harness.play("drag left 70.5,12.5\nrelease left 70.5,12.5")
        #expect(harness.story == ["begin a", "change a 7", "cancel a 0"])
        #expect(mapView.annotations.annotationManagerIds == [])
    }

    @Test func aWholeShapeIsCarriedInMercatorFromTheOriginal() throws {
        let manager = mapView.annotations.makePolygonAnnotationManager()
        let ring = [Coordinate(-9, -9), Coordinate(9, -9), Coordinate(9, 9)]
        manager.annotations = [PolygonAnnotation(polygon: [ring], isDraggable: true)]
        try harness.drag(from: "45,13", to: "60,3", "20,20", "45.4,13")
        // Carried back by less than a cell: nothing has drifted on the way.
        let moved = manager.annotations[0].polygon[0]
        for (old, new) in zip(ring, moved) {
            #expect(abs(new.longitude - old.longitude - 0.4 * 0.3515625) < 1e-9)
            #expect(new.latitude == old.latitude)
        }
    }

    @Test func nothingDriftsBeyondTheEdgeOfTheMap() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = [harness.circle("a")]
        try harness.drag(from: "40.5,12.5", to: "40.5,-2000")
        #expect(abs(manager.annotations[0].centerCoordinate.latitude - 85.051129) < 1e-5)
    }

    @Test func ownValuesGoBeforeTheManagersAndTheseBeforeTheStyles() {
        let own = { () -> CircleStyle in
            var style = CircleStyle()
            style.circleRadius = 3
            return style
        }()
        var defaults = CircleStyle()
        defaults.circleRadius = 12
        defaults.circleOpacity = 0.3
        guard case .circle(let look) = own.look(defaults: defaults, map: MapLook(theme: .light)) else {
            Issue.record("no circle")
            return
        }
        #expect(look.radius == 3)
        #expect(look.opacity == 0.3)
        #expect(look.color == Theme.light.point)
    }
}
