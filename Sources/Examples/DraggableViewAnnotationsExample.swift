import TerminalMap

/// A pin, a polygon and a polyline whose vertices are views that can be dragged; the shapes follow.
@MainActor
struct DraggableViewAnnotationsExample: Example {
    static let name = "draggable-view-annotations"
    static let summary = "a pin, a polygon and a polyline whose vertices are views that can be dragged"

    func makeMap(_ options: ExampleOptions) -> MapView {
        let mapView = MapView(cameraOptions: Alps.camera, style: .outdoors)
        let polygons = mapView.annotations.makePolygonAnnotationManager()
        let polylines = mapView.annotations.makePolylineAnnotationManager()

        var polygon = PolygonAnnotation(polygon: [Alps.polygon])
        polygon.fillColor = .green
        polygon.fillOpacity = 0.4
        polygons.annotations = [polygon]

        var polyline = PolylineAnnotation(lineCoordinates: Alps.polyline)
        polyline.lineColor = .indigo
        polyline.lineWidth = 4
        polylines.annotations = [polyline]

        for (index, vertex) in Alps.polygon.enumerated() {
            addHandle(at: vertex, color: .green, to: mapView) { coordinate in
                polygons.annotations[0].polygon[0][index] = coordinate
            }
        }
        for (index, vertex) in Alps.polyline.enumerated() {
            addHandle(at: vertex, color: .indigo, to: mapView) { coordinate in
                polylines.annotations[0].lineCoordinates[index] = coordinate
            }
        }
        addPin(to: mapView)
        return mapView
    }

    private func addHandle(
        at coordinate: Coordinate, color: Color, to mapView: MapView,
        moved: @escaping @MainActor (Coordinate) -> Void
    ) {
        let handle = CircleView(
            diameter: 22, liftedDiameter: 30, color: .white, borderColor: color, borderWidth: 2, touchArea: 44
        )
        let annotation = ViewAnnotation(coordinate: coordinate, view: handle)
        annotation.allowOverlap = true
        annotation.isDraggable = true
        annotation.onDragCoordinateChanged = moved
        mapView.viewAnnotations.add(annotation)
    }

    private func addPin(to mapView: MapView) {
        guard let picture = mapView.image(named: "pin-red") else { return }
        let annotation = ViewAnnotation(
            coordinate: Alps.pin, view: ImageView(image: picture, width: 40, height: 52, liftedScale: 1.2))
        annotation.allowOverlap = true
        annotation.isDraggable = true
        // Above its point.
        annotation.variableAnchors = [ViewAnnotationAnchorConfig(anchor: .bottom)]
        mapView.viewAnnotations.add(annotation)
    }
}

/// The places of both styles of this example.
enum Alps {
    static let camera = CameraOptions(
        center: Coordinate(longitude: 10.988386700000035, latitude: 47.409798800000004), zoom: 12.283,
        bearing: 355.938)
    static let pin = Coordinate(longitude: 10.98631883452245, latitude: 47.42106057168621)
    static let polygon = [
        Coordinate(longitude: 10.98813208900475, latitude: 47.395938254568335),
        Coordinate(longitude: 11.008414122492837, latitude: 47.40125517429638),
        Coordinate(longitude: 10.970155003200773, latitude: 47.40086930423814),
    ]
    static let polyline = [
        Coordinate(longitude: 10.974784668681195, latitude: 47.410496910404845),
        Coordinate(longitude: 11.004886147140041, latitude: 47.40650006265324),
    ]
}
