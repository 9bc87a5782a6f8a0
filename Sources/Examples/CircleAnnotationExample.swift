import TerminalMap

/// 2,001 circles that can be tapped, held and dragged.
@MainActor
struct CircleAnnotationExample: Example {
    static let name = "circle-annotations"
    static let summary = "2,001 circles that can be tapped, held and dragged"

    func makeMap(_ options: ExampleOptions) -> MapView {
        let mapView = MapView(cameraOptions: CameraOptions(center: Coordinate(0, 0), zoom: 2), style: .light)
        let manager = mapView.annotations.makeCircleAnnotationManager()
        var random = SeededRandom(seed: options.seed)

        var annotations: [CircleAnnotation] = []
        for index in 0...2000 {
            var annotation = CircleAnnotation(
                id: "\(index)", centerCoordinate: .random(using: &random), isDraggable: true)
            // These values override the manager's.
            if index.isMultiple(of: 2) {
                annotation.circleColor = .random(using: &random)
                annotation.circleStrokeColor = .black
                annotation.circleOpacity = 0.7
            }

            annotation.tapHandler = { [id = annotation.id] context in
                mapView.log.print("annotation tap: \(id), \(context.coordinate.text)")
                return true
            }
            annotation.longPressHandler = { [id = annotation.id] context in
                mapView.log.print("annotation longpress: \(id), \(context.coordinate.text)")
                return true
            }
            annotation.dragBeginHandler = { annotation, _ in
                annotation.circleRadius = 22
                annotation.circleStrokeWidth = 2
                mapView.log.print("annotation drag begin: \(annotation.id)")
                return true
            }
            annotation.dragChangeHandler = { annotation, context in
                mapView.log.print("annotation drag: \(annotation.id), \(context.coordinate.text)")
            }
            annotation.dragEndHandler = { annotation, _ in
                annotation.circleRadius = 12
                annotation.circleStrokeWidth = 4
                mapView.log.print("annotation drag ended: \(annotation.id)")
            }
            // Escape, which a phone does not have.
            annotation.dragCancelHandler = annotation.dragEndHandler
            annotations.append(annotation)
        }

        // What holds where an annotation does not say it.
        manager.circleColor = .blue
        manager.circleStrokeColor = .white
        manager.circleStrokeWidth = 4
        manager.circleRadius = 12
        manager.circleOpacity = 0.3
        manager.circleStrokeOpacity = 0.8
        manager.annotations = annotations
        return mapView
    }
}

extension Coordinate {
    fileprivate static func random(using random: inout SeededRandom) -> Coordinate {
        Coordinate(
            longitude: .random(in: -180...180, using: &random),
            latitude: .random(in: -80...80, using: &random))
    }

    fileprivate var text: String { "lat: \(latitude.text(decimals: 3)), lon: \(longitude.text(decimals: 3))" }
}

extension Color {
    fileprivate static func random(using random: inout SeededRandom) -> Color {
        Color(.random(in: 0...0xFF_FFFF, using: &random))
    }
}
