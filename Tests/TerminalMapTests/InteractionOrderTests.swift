import Input
import TerminalMap
import Testing

/// Views, then the managers from the last made to the first, in each from the last drawn to the first, then the map.
@MainActor
@Suite struct InteractionOrderTests {
    let harness = MapHarness()
    var mapView: MapView { harness.mapView }

    /// All of it at 0, 0, each passing on what it is told.
    func stack() -> [AnyCancelable] {
        let areas = mapView.annotations.makePolygonAnnotationManager()
        let circles = mapView.annotations.makeCircleAnnotationManager()
        let points = mapView.annotations.makePointAnnotationManager()
        var area = PolygonAnnotation(polygon: [[Coordinate(-9, -9), Coordinate(9, -9), Coordinate(0, 9)]])
        area.tapHandler = { [unowned harness] _ in harness.said("tap area") }
        area.longPressHandler = { [unowned harness] _ in harness.said("hold area") }
        areas.annotations = [area]
        circles.annotations = [
            harness.circle("under", handles: false), harness.circle("over", handles: false),
        ]
        var point = PointAnnotation(coordinate: Coordinate(0, 0))
        point.iconImage = "pin-red"
        point.tapHandler = { [unowned harness] _ in harness.said("tap point") }
        point.longPressHandler = { [unowned harness] _ in harness.said("hold point") }
        points.annotations = [point]
        let view = CellView(width: 16, height: 16)
        view.tapHandler = { [unowned harness] _ in harness.said("tap view") }
        mapView.viewAnnotations.add(ViewAnnotation(coordinate: Coordinate(0, 0), view: view))
        return [
            mapView.gestures.onMapTap.observe { [unowned harness] _ in harness.tell("tap map") },
            mapView.gestures.onMapLongPress.observe { [unowned harness] _ in harness.tell("hold map") },
        ]
    }

    @Test func aTapThatNobodyTakesGoesThroughAllOfThem() throws {
        let tokens = stack()
        try harness.click("40.5,12.5")
        #expect(
            harness.story == ["tap view", "tap point", "tap over", "tap under", "tap area", "tap map"])
        withExtendedLifetime(tokens) {}
    }

    @Test func aLongPressThatNobodyTakesGoesThroughAllOfThem() throws {
        let tokens = stack()
        try harness.play("press left 40.5,12.5\nwait 400\nrelease left 40.5,12.5")
        #expect(harness.story == ["hold point", "hold over", "hold under", "hold area", "hold map"])
        withExtendedLifetime(tokens) {}
    }

    @Test func whatIsDrawnLastIsDraggedFirst() throws {
        let low = mapView.annotations.makeCircleAnnotationManager()
        let high = mapView.annotations.makeCircleAnnotationManager()
        low.annotations = [harness.circle("low")]
        high.annotations = [harness.circle("under"), harness.circle("over", isDraggable: false)]
        try harness.drag(from: "40.5,12.5", to: "60.5,12.5")
        #expect(harness.story == ["begin under", "change under 7", "end under 7"])
        // What lay beneath is free now.
        harness.story = []
        try harness.drag(from: "40.5,12.5", to: "30.5,12.5")
        #expect(harness.story == ["begin low", "change low -4", "end low -4"])
    }

    @Test func aManagerMadeAnewLiesAboveAll() throws {
        for id in ["a", "b", "a"] {
            mapView.annotations.makeCircleAnnotationManager(id: id).annotations = [harness.circle(id)]
        }
        #expect(mapView.annotations.annotationManagerIds == ["b", "a"])
        try harness.click("40.5,12.5")
        #expect(harness.story == ["tap a"])
    }

    @Test func ofTwoThousandCirclesInOnePlaceTheLastIsHitFirstAndTheFirstLast() throws {
        let manager = mapView.annotations.makeCircleAnnotationManager()
        manager.annotations = (0...2000).map { harness.circle("\($0)", handles: false) }
        try harness.click("40.5,12.5")
        #expect(harness.story == (0...2000).reversed().map { "tap \($0)" })
    }
}

extension MapHarness {
    /// Writes down a word, and passes on.
    fileprivate func said(_ word: String) -> Bool {
        tell(word)
        return false
    }
}
