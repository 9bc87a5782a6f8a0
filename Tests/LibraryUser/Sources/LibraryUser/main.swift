import TerminalMap

let mapView = MapView(
    cameraOptions: CameraOptions(center: Coordinate(16.37, 48.21), zoom: 9), style: .streets)
let manager = mapView.annotations.makeCircleAnnotationManager()
var circle = CircleAnnotation(id: "Vienna", centerCoordinate: Coordinate(16.37, 48.21), isDraggable: true)
circle.circleRadius = 12
circle.dragEndHandler = { circle, _ in
    mapView.log.print("\(circle.id) was dropped at \(circle.centerCoordinate)")
}
manager.annotations = [circle]
try mapView.replay("press left @16.37,48.21\ndrag left 50,12\nrelease left 50,12") {
    print($0, terminator: "")
}
