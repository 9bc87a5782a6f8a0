import TerminalMap

/// The same as `draggable-view-annotations`, said as what is to be seen rather than what is to be done.
@MainActor
struct DraggableViewAnnotationsDeclarativeExample: Example {
    static let name = "draggable-view-annotations-declarative"
    static let summary = "the same, written with a result builder and bindings"

    @MapState private var pin = Alps.pin
    @MapState private var polygon = Alps.polygon
    @MapState private var polyline = Alps.polyline

    func makeMap(_ options: ExampleOptions) -> MapView {
        MapView(cameraOptions: Alps.camera, style: .outdoors) {
            PolygonAnnotation(polygon: [polygon])
                .with(\.fillColor, .green)
                .with(\.fillOpacity, 0.4)

            PolylineAnnotation(lineCoordinates: polyline)
                .with(\.lineColor, .indigo)
                .with(\.lineWidth, 4)

            ForEvery($polygon) { vertex in
                MapViewAnnotation(coordinate: vertex) { _ in .handle(.green) }
                    .allowOverlap(true)
            }
            ForEvery($polyline) { vertex in
                MapViewAnnotation(coordinate: vertex) { _ in .handle(.indigo) }
                    .allowOverlap(true)
            }
            MapViewAnnotation(coordinate: $pin) { mapView in
                ImageView(image: mapView.image(named: "pin-red"), width: 40, height: 52, liftedScale: 1.2)
            }
            .allowOverlap(true)
            .variableAnchors([ViewAnnotationAnchorConfig(anchor: .bottom)])
        }
    }
}

extension CellView {
    fileprivate static func handle(_ color: Color) -> CellView {
        CircleView(
            diameter: 22, liftedDiameter: 30, color: .white, borderColor: color, borderWidth: 2, touchArea: 44
        )
    }
}
