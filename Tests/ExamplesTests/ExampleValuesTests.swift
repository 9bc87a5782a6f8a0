import Examples
import Input
import Testing

@testable import TerminalMap

/// The numbers of the examples.
@MainActor
@Suite struct ExampleValuesTests {
    /// An example's map, seen by nobody; the program lives as long as the test.
    private func open(_ name: String) throws -> (map: MapView, program: any Example) {
        let program = try #require(Examples.named(name)).init()
        let map = program.makeMap(ExampleOptions())
        try play(map, "size 100x30")
        return (map, program)
    }

    private func play(_ map: MapView, _ events: String) throws {
        try map.replay(events, size: CellSize(columns: 100, rows: 30)) { _ in }
    }

    @Test(arguments: ["draggable-view-annotations", "draggable-view-annotations-declarative"])
    func aPinAPolygonAndAPolyline(_ name: String) throws {
        let (map, _) = try open(name)
        #expect(map.style == .outdoors)
        let camera = map.cameraState
        #expect(abs(camera.center.longitude - 10.988386700000035) < 1e-12)
        #expect(abs(camera.center.latitude - 47.409798800000004) < 1e-12)
        #expect(camera.zoom == 12.283 && camera.bearing == 355.938)
        let views = map.viewAnnotations.allAnnotations
        #expect(views.count == 6)
        #expect(views.allSatisfy { $0.allowOverlap && $0.isDraggable })
        let handles = views.filter { $0.view is CircleView }
        #expect(handles.map(\.view.width) == [44, 44, 44, 44, 44])
        let pin = try #require(views.first { $0.view is ImageView })
        #expect(pin.view.width == 40 && pin.view.height == 52)
        #expect(pin.annotatedFeature == .coordinate(Coordinate(10.98631883452245, 47.42106057168621)))
        #expect(pin.variableAnchors.map(\.anchor) == [.bottom])
        let looks = map.engine.scene.groups.flatMap(\.items).map(\.look)
        guard looks.count == 2, case .area(let area) = looks[0], case .line(let line) = looks[1] else {
            Issue.record("not an area and a line: \(looks)")
            return
        }
        #expect(area.color == .green && area.opacity == 0.4)
        #expect(line.color == .indigo && line.width == 4)
        pin.view.dragState = .starting
        #expect(pin.view.scale.target == 1.2)
        handles[0].view.dragState = .starting
        #expect(handles[0].view.scale.target == 30.0 / 22)
    }

    @Test func fiveViewsThatAreLifted() throws {
        let (map, program) = try open("draggable-annotation-views")
        #expect(map.style == .light && map.cameraState.zoom == 1)
        let views = map.viewAnnotations.allAnnotations
        #expect(
            views.map(\.annotatedFeature)
                == [-70, -35, 0, 35, 70].map { .coordinate(Coordinate($0, 0)) })
        #expect(views.allSatisfy { $0.view.width == 50 && $0.view.height == 50 })
        let view = views[2].view
        try play(map, "press left @0,0\nwait 400")
        #expect(view.scale.target == 1.5 && view.opacity.target == 0.8)
        #expect(map.engine.takeBells() == 1)
        // Dropped before it was all the way up, it falls from there all the same.
        try play(map, "wait 20\nrelease left @0,0")
        #expect(view.scale.value(at: map.engine.now) == 1.5)
        #expect(view.scale.target == 1 && view.opacity.target == 1)
        #expect(map.engine.takeBells() == 1)
        withExtendedLifetime(program) {}
    }

    @Test func aPinInTheMiddle() throws {
        let (map, _) = try open("draggable-point-annotation")
        #expect(map.cameraState.zoom == 9)
        func icon() throws -> IconLook {
            guard case .icon(let icon)? = map.engine.scene.groups.first?.items.first?.look else {
                throw EventsError(line: 0, reason: "no icon")
            }
            return icon
        }
        #expect(map.engine.scene.groups.first?.items.first?.geometry.first == map.cameraState.center)
        #expect(try icon().offset == WayInPoints(x: 0, y: 12))
        try play(map, "press left 50,14.5\ndrag left 60,14.5")
        #expect(try icon().size == 1.2)
        try play(map, "release left 60,14.5")
        #expect(try icon().size == 1)
    }

    @Test func aCalloutAboveAPin() throws {
        let (map, _) = try open("view-annotation-with-point-annotation")
        #expect(map.style == .streets && map.cameraState.zoom == 7)
        let callout = try #require(map.viewAnnotations.allAnnotations.first)
        #expect(callout.view.width == 128 && callout.view.height == 64)
        #expect(callout.annotatedFeature == .layerFeature(layerId: "points", featureId: "marker"))
        let height = try #require(map.image(named: "pin-blue")?.height)
        #expect(
            callout.variableAnchors == [ViewAnnotationAnchorConfig(anchor: .bottom, offsetY: height - 12)])
        #expect((callout.view as? CalloutView)?.text == "lat=39.71\nlon=-75.01")
    }

    @Test func twoThousandAndOneCircles() throws {
        let (map, _) = try open("circle-annotations")
        #expect(map.style == .light && map.cameraState.zoom == 2)
        let circles = map.engine.scene.groups.flatMap(\.items).compactMap { item -> CircleLook? in
            if case .circle(let circle) = item.look { circle } else { nil }
        }
        #expect(circles.count == 2001)
        for (index, circle) in circles.enumerated() {
            #expect(circle.radius == 12 && circle.strokeWidth == 4 && circle.strokeOpacity == 0.8)
            if index.isMultiple(of: 2) {
                #expect(circle.strokeColor == .black && circle.opacity == 0.7)
            } else {
                #expect(circle.color == .blue && circle.strokeColor == .white && circle.opacity == 0.3)
            }
        }
        #expect(Set(circles.map(\.color)).count > 900)
        // Places are seeded: the same every time.
        let (again, _) = try open("circle-annotations")
        func places(_ map: MapView) -> [AnnotationGeometry] {
            map.engine.scene.groups.flatMap(\.items).map(\.geometry)
        }
        #expect(places(map) == places(again))
    }
}
