import Input
import TerminalMap
import Testing

/// The older style: a delegate makes the views of places, and those that have left the screen are used again.
@MainActor
@Suite struct DelegateTests {
    final class Delegate: MapViewDelegate {
        var made = 0
        var reused = 0
        var hasCallouts = true

        func mapView(_ mapView: MapView, viewFor annotation: MapAnnotation) -> AnnotationView? {
            if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "dot") {
                reused += 1
                return view
            }
            made += 1
            return AnnotationView(reuseIdentifier: "dot", width: 16, height: 16)
        }

        func mapView(_ mapView: MapView, annotationCanShowCallout annotation: MapAnnotation) -> Bool {
            hasCallouts
        }
    }

    let harness = MapHarness()
    let delegate = Delegate()
    var mapView: MapView { harness.mapView }

    init() {
        mapView.delegate = delegate
        mapView.addAnnotations(
            stride(from: -120.0, through: 120, by: 30).map {
                MapAnnotation(coordinate: Coordinate($0, 0), title: "at \(Int($0))")
            })
    }

    @Test func aViewIsMadeForWhatIsOnTheScreenOnly() {
        // 80 cells are 28 degrees.
        #expect(delegate.made == 1)
        #expect(mapView.viewAnnotations.allAnnotations.count == 1)
    }

    @Test func viewsOfWhatHasLeftTheScreenAreUsedAgain() throws {
        for longitude in [30.0, 60, 90, 120] {
            mapView.setCamera(to: CameraOptions(center: Coordinate(longitude, 0)))
            try harness.play("screen")
        }
        #expect(delegate.made == 1)
        #expect(delegate.reused == 4)
        #expect(mapView.viewAnnotations.allAnnotations.count == 1)
    }

    @Test func aTapShowsTheCalloutAndAnotherHidesIt() throws {
        func callouts() -> [String] {
            mapView.viewAnnotations.allAnnotations.compactMap { ($0.view as? CalloutView)?.text }
        }
        try harness.click("40.5,12.5")
        #expect(callouts() == ["at 0"])
        try harness.play("wait 600")
        try harness.click("40.5,12.5")
        #expect(callouts() == [])
        try harness.play("wait 600")
        try harness.click("40.5,12.5")
        try harness.play("wait 600")
        try harness.click("4.5,4.5")
        #expect(callouts() == [])
        delegate.hasCallouts = false
        try harness.play("wait 600")
        try harness.click("40.5,12.5")
        #expect(callouts() == [])
    }

    @Test func removedPlacesAreGoneWithTheirCallouts() throws {
        let place = MapAnnotation(coordinate: Coordinate(5, 0), title: "here")
        mapView.addAnnotations([place])
        try harness.click("@5,0")
        #expect(mapView.viewAnnotations.allAnnotations.count == 3)
        mapView.removeAnnotations([place])
        #expect(mapView.viewAnnotations.allAnnotations.count == 1)
    }
}
