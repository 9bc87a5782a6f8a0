import TerminalMap

/// A picture on a point that can be dragged.
@MainActor
struct DraggablePointAnnotationExample: Example {
    static let name = "draggable-point-annotation"
    static let summary = "a picture on a point that can be dragged"

    func makeMap(_ options: ExampleOptions) -> MapView {
        let newYork = Coordinate(longitude: -74.0060, latitude: 40.7128)
        let mapView = MapView(cameraOptions: CameraOptions(center: newYork, zoom: 9), style: .streets)
        let manager = mapView.annotations.makePointAnnotationManager()

        // The map has its size, and so a middle, once it is loaded.
        mapView.onMapLoaded.observeNext {
            var annotation = PointAnnotation(
                coordinate: mapView.coordinate(for: mapView.center), isDraggable: true)
            annotation.iconImage = "pin-red"
            annotation.iconOffset = [0, 12]
            annotation.tapHandler = { [id = annotation.id] _ in
                mapView.log.print("tapped annotation: \(id)")
                // Goes no further.
                return true
            }
            annotation.dragBeginHandler = { annotation, _ in
                annotation.iconSize = 1.2
                return true
            }
            annotation.dragEndHandler = { annotation, _ in
                annotation.iconSize = 1
            }
            // Escape, which a phone does not have.
            annotation.dragCancelHandler = annotation.dragEndHandler
            manager.annotations = [annotation]
        }.store(in: &options.cancelables)
        return mapView
    }
}
