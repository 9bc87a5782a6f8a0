import Input
import Testing

@testable import TerminalMap

/// Sizes move along a spring of 0.3 s; nothing is drawn while nothing moves.
@MainActor
@Suite struct AnimationTests {
    let mapView = MapView(
        cameraOptions: CameraOptions(center: Coordinate(0, 0), zoom: 4), style: .empty,
        size: CellSize(columns: 80, rows: 24))
    let view = CellView(width: 16, height: 16)

    init() {
        mapView.viewAnnotations.add(ViewAnnotation(coordinate: Coordinate(0, 0), view: view))
        mapView.engine.didDisplay()
    }

    /// The engine as the loop uses it: how often it wanted to be drawn until nothing moved any more.
    func frames() -> Int {
        var frames = 0
        while let deadline = mapView.engine.deadline, frames < 1000 {
            mapView.engine.advance(to: deadline)
            if mapView.engine.needsDisplay { frames += 1 }
            mapView.engine.didDisplay()
        }
        return frames
    }

    @Test func nothingIsDrawnWhileNothingMoves() {
        #expect(mapView.engine.deadline == nil)
        mapView.engine.advance(to: Moment(milliseconds: 5000))
        #expect(!mapView.engine.needsDisplay)
    }

    @Test func aSpringIsDrawnUntilItHasSettledAndNoLonger() {
        view.animate(scale: 1.5, damping: 0.5)
        #expect((8...12).contains(frames()))
        #expect(view.scale.value(at: mapView.engine.now) == 1.5)
        #expect(mapView.engine.deadline == nil)
    }

    @Test func aLooseSpringSwingsOverAndAStiffOneHardly() {
        view.animate(scale: 2, damping: 0.5)
        view.opacity = AnimatedValue(0)
        view.animate(opacity: 1, damping: 0.86)
        var (widest, strongest) = (0.0, 0.0)
        for milliseconds in stride(from: 0, through: 300, by: 5) {
            let moment = Moment(milliseconds: Int64(milliseconds))
            widest = max(widest, view.scale.value(at: moment))
            strongest = max(strongest, view.opacity.value(at: moment))
        }
        // A ratio d swings over by exp(-pi d / sqrt(1 - d^2)): 16.3 %, and half a percent after the 0.3 s.
        #expect(abs(widest - 2.163) < 0.001)
        #expect(strongest > 1 && strongest < 1.005)
    }

    @Test func aTurnOnTheWayStartsWhereItIs() {
        view.animate(scale: 2)
        mapView.engine.advance(to: Moment(milliseconds: 60))
        let there = view.scale.value(at: mapView.engine.now)
        #expect(there > 1.1 && there < 1.9)
        view.animate(scale: 1)
        #expect(view.scale.value(at: mapView.engine.now) == there)
        view.animate(from: 1.5, scale: 1)
        #expect(view.scale.value(at: mapView.engine.now) == 1.5)
    }
}
