import Input
import TerminalMap
import Testing

/// No number that a program gives ends the program.
@MainActor
@Suite struct WildNumbersTests {
    nonisolated static let numbers = [
        Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e9, .leastNonzeroMagnitude,
    ]

    @Test(arguments: numbers) func anyNumberGoes(_ number: Double) throws {
        let harness = MapHarness()
        let mapView = harness.mapView
        let circles = mapView.annotations.makeCircleAnnotationManager()
        let points = mapView.annotations.makePointAnnotationManager(
            clusterOptions: ClusterOptions(radius: number, maxZoom: number, minimumCount: 1))
        let lines = mapView.annotations.makePolylineAnnotationManager()
        let areas = mapView.annotations.makePolygonAnnotationManager()
        for place in [Coordinate(number, number), Coordinate(0, number), Coordinate(0, 0)] {
            var circle = CircleAnnotation(centerCoordinate: place, isDraggable: true)
            circle.circleRadius = number
            circle.circleStrokeWidth = number
            circle.circleOpacity = number
            circles.annotations.append(circle)
            var point = PointAnnotation(coordinate: place, isDraggable: true)
            point.iconImage = "pin-red"
            point.iconSize = number
            point.iconOffset = [number, number]
            point.textField = "text"
            points.annotations.append(point)
            var line = PolylineAnnotation(lineCoordinates: [place, Coordinate(9, 9)], isDraggable: true)
            line.lineWidth = number
            line.lineDasharray = [number, number]
            lines.annotations.append(line)
            areas.annotations.append(
                PolygonAnnotation(
                    polygon: [[place, Coordinate(9, 9), Coordinate(0, 9)], []], isDraggable: true))
            let views = [
                CalloutView(text: "text", width: number, height: number),
                CircleView(
                    diameter: number, liftedDiameter: number, color: .red, borderColor: .blue,
                    borderWidth: number, touchArea: number),
            ]
            for view in views {
                let annotation = ViewAnnotation(coordinate: place, view: view)
                annotation.isDraggable = true
                annotation.variableAnchors = [
                    ViewAnnotationAnchorConfig(anchor: .bottom, offsetX: number, offsetY: number)
                ]
                mapView.viewAnnotations.add(annotation)
                view.animate(scale: number, opacity: number, damping: number, duration: number)
            }
        }
        mapView.addAnnotations([MapAnnotation(coordinate: Coordinate(number, number))])
        try harness.play("screen")
        try harness.drag(from: "40.5,12.5", to: "50.5,15.5", "60,3")
        try harness.play("wait 100\nscreen\npress left 50.5,15.5\nwait 400\nrelease left 50.5,15.5")
        mapView.setCamera(
            to: CameraOptions(center: Coordinate(number, number), zoom: number, bearing: number))
        try harness.drag(from: "40.5,12.5", to: "50.5,15.5", "60,3")
        try harness.play("screen")
        #expect(harness.printed.count { $0 == "\n" } == 3 * 25)
    }
}
