import Geography
import Testing

/// The world on the screen and back.
@Suite struct ViewportTests {
    private static let size = CellSize(columns: 80, rows: 24)
    private static let bearings = [0, 30, 90, 180, 270, 359.5]

    @Test(arguments: bearings)
    func comesBack(bearing: Double) {
        for zoom in [0, 3.7, 14, 22] {
            let camera = Camera(center: WorldPoint(x: 0.53, y: 0.31), zoom: zoom, bearing: bearing)
            let view = Viewport(camera: camera, size: ViewportTests.size)
            for dot in [DotPoint(x: 0, y: 0), DotPoint(x: 159.5, y: 95.25), DotPoint(x: -40, y: 700)] {
                #expect(view.dot(of: view.world(at: dot)).distance(to: dot) < 1e-4)
                #expect(view.worldBox.contains(view.world(at: view.middle)))
            }
            #expect(view.dot(of: camera.center) == view.middle)
        }
    }

    @Test(arguments: [(0.0, 1.0, 0.0), (90, 0, -1), (180, -1, 0), (270, 0, 1)])
    func eastLiesWhereTheBearingPutsIt(bearing: Double, x: Double, y: Double) {
        let view = Viewport(
            camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0, bearing: bearing),
            size: ViewportTests.size)
        let dots = view.dots(WorldVector(x: 1.0 / 128, y: 0))
        #expect(dots == DotVector(x: x, y: y))
    }

    @Test(arguments: bearings)
    func fittingShowsTheWholeBox(bearing: Double) {
        for box in [
            WorldBox(minX: 0.51, minY: 0.3, maxX: 0.52, maxY: 0.33),
            WorldBox(minX: 0.1, minY: 0.4, maxX: 0.9, maxY: 0.41),
        ] {
            let camera = CameraLimits.fitting(box, size: ViewportTests.size, bearing: bearing)
            let view = Viewport(camera: camera, size: ViewportTests.size)
            for corner in [
                (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
            ] {
                let dot = view.dot(of: WorldPoint(x: corner.0, y: corner.1))
                #expect((0...160).contains(dot.x) && (0...96).contains(dot.y))
            }
        }
    }

    @Test(arguments: [
        CellSize(columns: 0, rows: 0), CellSize(columns: 1, rows: 1), CellSize(columns: -5, rows: 3), size,
    ])
    func fittingOfNothingIsFinite(size: CellSize) {
        let point = WorldBox(minX: 0.25, minY: 0.25, maxX: 0.25, maxY: 0.25)
        for box in [WorldBox.empty, point] {
            let camera = CameraLimits.fitting(box, size: size)
            #expect(camera.zoom.isFinite && camera.center.x.isFinite && camera.center.y.isFinite)
        }
        if !size.isEmpty { #expect(CameraLimits.fitting(point, size: size, pointZoom: 14).zoom == 14) }
    }

    @Test(
        arguments: [
            (-90, 270), (360, 0), (720.5, 0.5), (-1e-20, 0), (.nan, 0), (.infinity, 0), (359, 359),
        ] as [(Double, Double)])
    func bearingsAreNormal(bearing: Double, expected: Double) {
        #expect(Camera.normalized(bearing: bearing) == expected)
    }

    @Test func theLimitsHoldForAnything() {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0.5] {
            let camera = Camera(center: WorldPoint(x: value, y: value), zoom: value)
            let clamped = CameraLimits.clamped(camera, size: ViewportTests.size)
            #expect((0..<1).contains(clamped.center.x) && (0...1).contains(clamped.center.y))
            #expect(
                (CameraLimits.shallowest(for: ViewportTests.size)...CameraLimits.deepest).contains(
                    clamped.zoom))
        }
    }

    @Test(
        arguments: [
            (WorldBox(minX: 0.4, minY: 0.4, maxX: 0.6, maxY: 0.6), 0...0),
            (WorldBox(minX: 1.4, minY: 0, maxX: 1.6, maxY: 1), -1...(-1)),
            (WorldBox(minX: -0.475, minY: 0, maxX: -0.46, maxY: 1), 1...1),
            (WorldBox(minX: -2, minY: 0, maxX: 3, maxY: 1), -2...2),
        ] as [(WorldBox, ClosedRange<Int>)])
    func copiesOfTheWorld(box: WorldBox, offsets: ClosedRange<Int>) {
        let view = Viewport(
            camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 1), size: CellSize(columns: 64, rows: 24)
        )
        #expect(view.worldOffsets(of: box) == offsets)
        for offset in offsets { #expect(box.shifted(byWorlds: offset).intersects(view.worldBox)) }
        #expect(view.worldOffsets(of: .empty) == nil)
    }

    @Test func cellsOfPoints() {
        #expect(CellPoint(column: 3.99, row: -0.01).cell == Cell(column: 3, row: -1))
        #expect(CellPoint(column: .nan, row: .infinity).cell == Cell(column: 0, row: 1_000_000))
        #expect(DotPoint(CellPoint(middleOf: Cell(column: 2, row: 1))) == DotPoint(x: 5, y: 6))
        #expect(CellPoint(DotPoint(x: 5, y: 6)) == CellPoint(column: 2.5, row: 1.5))
    }
}
