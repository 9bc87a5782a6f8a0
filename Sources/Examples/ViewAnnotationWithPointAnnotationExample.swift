import TerminalMap

/// A callout that stands on a pin.
@MainActor
struct ViewAnnotationWithPointAnnotationExample: Example {
    static let name = "view-annotation-with-point-annotation"
    static let summary = "a callout that stands on a pin; --draggable lets the pin be dragged"

    private static let layer = "points"
    private static let marker = "marker"

    func makeMap(_ options: ExampleOptions) -> MapView {
        let center = Coordinate(longitude: -75.0060, latitude: 39.7128)
        let mapView = MapView(cameraOptions: CameraOptions(center: center, zoom: 7), style: .streets)

        let manager = mapView.annotations.makePointAnnotationManager(id: Self.layer)
        var pin = PointAnnotation(id: Self.marker, coordinate: center, isDraggable: options.isDraggable)
        pin.iconImage = "pin-blue"
        pin.iconAnchor = .bottom
        pin.iconOffset = [0, 12]
        pin.dragChangeHandler = { pin, _ in
            for annotation in mapView.viewAnnotations.allAnnotations {
                (annotation.view as? CalloutView)?.text = pin.coordinate.text
            }
        }
        // Escape, which a phone does not have.
        pin.dragCancelHandler = pin.dragChangeHandler
        manager.annotations = [pin]

        addCallout(at: center, to: mapView)
        mapView.gestures.onMapTap.observe { context in
            // One callout at a time.
            guard mapView.viewAnnotations.allAnnotations.isEmpty else { return }
            addCallout(at: context.coordinate, to: mapView)
        }.store(in: &options.cancelables)
        return mapView
    }

    private func addCallout(at coordinate: Coordinate, to mapView: MapView) {
        let callout = CalloutView(text: coordinate.text, width: 128, height: 64)
        let annotation = ViewAnnotation(layerId: Self.layer, featureId: Self.marker, view: callout)
        let markerHeight = mapView.image(named: "pin-blue")?.height ?? 0
        annotation.variableAnchors = [
            ViewAnnotationAnchorConfig(anchor: .bottom, offsetY: markerHeight - 12)
        ]
        callout.onClose = { annotation.remove() }
        callout.onSelect = { isSelected in
            annotation.selected = isSelected
            callout.height = isSelected ? 96 : 64
            annotation.setNeedsUpdateSize()
        }
        mapView.viewAnnotations.add(annotation)
    }
}

extension Coordinate {
    fileprivate var text: String {
        "lat=\(latitude.text(decimals: 2))\nlon=\(longitude.text(decimals: 2))"
    }
}
