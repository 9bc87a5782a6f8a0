import TerminalMap

/// Views that are lifted by a press and hold, and then dragged.
@MainActor
final class DraggableAnnotationViewsExample: Example, MapViewDelegate {
    static let name = "draggable-annotation-views"
    static let summary = "views that are lifted by a press and hold, and then dragged"

    func makeMap(_ options: ExampleOptions) -> MapView {
        let mapView = MapView(cameraOptions: CameraOptions(center: Coordinate(0, 0), zoom: 1), style: .light)
        mapView.delegate = self
        // Five on the equator.
        mapView.addAnnotations(
            [-70, -35, 0, 35, 70].map { longitude in
                MapAnnotation(
                    coordinate: Coordinate(longitude: longitude, latitude: 0),
                    title: "To drag this annotation, first tap and hold.")
            })
        return mapView
    }

    func mapView(_ mapView: MapView, viewFor annotation: MapAnnotation) -> AnnotationView? {
        // Views of what has left the screen are used again.
        mapView.dequeueReusableAnnotationView(withIdentifier: "draggable")
            ?? DraggableAnnotationView(reuseIdentifier: "draggable", size: 50, log: mapView.log)
    }

    func mapView(_ mapView: MapView, annotationCanShowCallout annotation: MapAnnotation) -> Bool { true }
}

/// A dark grey circle that shows how its drag stands.
@MainActor
private final class DraggableAnnotationView: AnnotationView {
    private let log: MapLog

    init(reuseIdentifier: String, size: Double, log: MapLog) {
        self.log = log
        super.init(reuseIdentifier: reuseIdentifier, width: size, height: size)
        isDraggable = true
    }

    override func draw(in canvas: inout ViewCanvas) {
        canvas.circle(diameter: width, color: .darkGray, borderColor: .white, borderWidth: 1)
    }

    override func dragStateChanged(_ state: DragState) {
        switch state {
        case .starting:
            log.print("Starting", terminator: "")
            startDragging()
        case .dragging:
            log.print(".", terminator: "")
        case .ending, .canceling:
            log.print("Ending")
            endDragging()
        case .none: break
        }
    }

    /// It lifts.
    private func startDragging() {
        animate(scale: 1.5, opacity: 0.8, damping: 0.5)
        ringBell()
    }

    /// It drops.
    private func endDragging() {
        animate(from: 1.5, scale: 1, opacity: 1, damping: 0.5)
        ringBell()
    }
}
