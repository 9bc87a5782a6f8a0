import Input
import TerminalMap
import Testing

@MainActor
@Suite struct DeclarativeTests {
    @MapState var places = [Coordinate(0, 0), Coordinate(14.0625, 0)]
    @MapState var isShown = true

    func makeMap() -> MapView {
        MapView(
            cameraOptions: CameraOptions(center: Coordinate(0, 0), zoom: 4), style: .empty,
            size: CellSize(columns: 80, rows: 24)
        ) {
            PolylineAnnotation(lineCoordinates: places)
            if isShown {
                ForEvery($places) { place in
                    MapViewAnnotation(coordinate: place) { _ in CellView(width: 16, height: 16) }
                }
            }
            ForEvery(["x", "y"], id: \.self) { name in
                CircleAnnotation(id: name, centerCoordinate: Coordinate(0, 60))
                    .with(\.circleRadius, 3)
            }
        }
    }

    func play(_ mapView: MapView, _ events: String) throws {
        try mapView.replay(events, size: CellSize(columns: 80, rows: 25)) { _ in }
    }

    @Test func aDraggedViewWritesItsBindingAndTheShapeFollows() throws {
        let mapView = makeMap()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        mapView.draw(into: &grid)
        #expect(mapView.viewAnnotations.allAnnotations.count == 2)
        #expect(mapView.annotations.annotationManagerIds.count == 2)
        try play(mapView, "press left 40.5,12.5\ndrag left 60.5,12.5\nscreen\ndrag left 70.5,12.5\nscreen")
        #expect(abs(places[0].longitude - 30 * 0.3515625) < 1e-9)
        #expect(places[1] == Coordinate(14.0625, 0))
        let views = mapView.viewAnnotations.allAnnotations.map(ObjectIdentifier.init)
        try play(mapView, "release left 70.5,12.5\nscreen")
        // The same views as before: the drag went on while the map was made anew.
        #expect(mapView.viewAnnotations.allAnnotations.map(ObjectIdentifier.init) == views)
    }

    @Test func whatIsNoLongerDeclaredIsTakenAway() throws {
        let mapView = makeMap()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        mapView.draw(into: &grid)
        isShown = false
        mapView.draw(into: &grid)
        #expect(mapView.viewAnnotations.allAnnotations.isEmpty)
    }

    @Test func whatIsDeclaredIsThereBeforeItIsDrawn() throws {
        let mapView = makeMap()
        try play(mapView, "press left 40.5,12.5\ndrag left 60.5,12.5\nrelease left 60.5,12.5")
        #expect(abs(places[0].longitude - 20 * 0.3515625) < 1e-9)
    }
}
