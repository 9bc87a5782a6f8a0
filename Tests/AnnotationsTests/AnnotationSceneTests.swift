import Annotations
import Geography
import Input
import Testing

@Suite struct AnnotationSceneTests {
    typealias Make = SceneHarness

    @Test func whatLiesUppermostIsHitFirst() {
        var harness = SceneHarness([Make.circle("low", 0, 0), Make.circle("high", 0, 0)])
        harness.add([Make.circle("other", 0, 0)], group: "b")
        harness.scene.put(
            ViewItem(id: "v", binding: .coordinate(Coordinate(0, 0)), width: 16, height: 16))
        harness.click(40, 12)
        #expect(harness.story == ["tap1 view:v b:other a:high a:low"])
    }

    @Test func theMapIsHitWhereNothingLies() {
        var harness = SceneHarness([Make.circle("c", 0, 0)])
        harness.click(4.5, 4.5)
        #expect(harness.story == ["tap1 "])
    }

    /// The least zoom is another's for each size.
    @Test func aSizeThatComesBackShowsTheSame() {
        let size = CellSize(columns: 40, rows: 10)
        let camera = Camera(center: WorldPoint(x: 0.25, y: 0.75), zoom: CameraLimits.shallowest(for: size))
        var scene = AnnotationScene(camera: camera, size: size)
        for other in [CellSize(columns: 200, rows: 60), CellSize(columns: 100, rows: 25), size] {
            scene.resize(to: other)
            #expect((scene.camera == camera) == (other == size))
        }
    }

    @Test func theCellOfItsOwnCoordinateIsAlwaysHit() {
        var harness = SceneHarness([Make.circle("c", 0.001, -0.001, radius: 0.1)])
        harness.click(40.95, 12.95)
        #expect(harness.story == ["tap1 a:c"])
    }

    @Test func aGrabbedCircleKeepsItsDistanceToThePointer() throws {
        var harness = SceneHarness([Make.circle("c", 0, 0)])
        harness.send(.press(.left), 41, 12)
        harness.send(.drag(.left), 61, 12)
        harness.send(.release(.left), 61, 12)
        #expect(harness.story == ["request a:c", "moved a:c", "ended a:c"])
        // 20 cells are 160 of the 512 x 2^4 points of the world.
        let coordinate = try #require(harness.coordinate("c"))
        #expect(abs(coordinate.longitude - 160 * 360 / 8192) < 1e-9)
        #expect(coordinate.latitude == 0)
    }

    @Test func releasingWhereItWasTakenGivesTheVeryNumbers() {
        let start = Coordinate(1.2345678901234, -0.98765432101234)
        var harness = SceneHarness([
            Make.circle("c", start.longitude, start.latitude, radius: 60)
        ])
        harness.send(.press(.left), 41.5, 12.5)
        for column in 42...70 { harness.send(.drag(.left), Double(column) + 0.5, 20.5) }
        harness.send(.drag(.left), 41.5, 12.5)
        harness.send(.release(.left), 41.5, 12.5)
        #expect(harness.coordinate("c") == start)
    }

    @Test func cancellingGivesTheVeryNumbersAndTheReleaseMeansNothing() {
        let start = Coordinate(1.2345678901234, -0.98765432101234)
        var harness = SceneHarness([Make.circle("c", start.longitude, start.latitude, radius: 60)])
        harness.send(.press(.left), 41.5, 12.5)
        harness.send(.drag(.left), 60.5, 3.5)
        let event = harness.scene.cancelDrag(at: CellPoint(column: 60.5, row: 3.5))
        #expect(event != nil)
        #expect(harness.coordinate("c") == start)
        harness.send(.release(.left), 60.5, 3.5)
        #expect(harness.story == ["request a:c", "moved a:c"])
    }

    @Test func whatIsNotDraggableNeverMovesAndTheMapIsPanned() {
        var harness = SceneHarness([Make.circle("c", 0, 0, isDraggable: false)])
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 50.5, 12.5)
        harness.send(.release(.left), 50.5, 12.5)
        #expect(harness.coordinate("c") == Coordinate(0, 0))
        #expect(harness.story == ["request ", "camera", "camera"])
        #expect(harness.scene.camera.center.x < 0.5)
    }

    @Test func aVetoLeavesTheNextBeneath() {
        var harness = SceneHarness([Make.circle("low", 0, 0), Make.circle("high", 0, 0)])
        harness.grants = { $0 == .annotation(group: "a", id: "low") }
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 50.5, 12.5)
        #expect(harness.coordinate("high") == Coordinate(0, 0))
        #expect(harness.coordinate("low") != Coordinate(0, 0))
    }

    @Test func aTapRightAfterADragIsATap() {
        var harness = SceneHarness([Make.circle("c", 0, 0)])
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 50.5, 12.5)
        harness.send(.release(.left), 50.5, 12.5)
        harness.click(50.5, 12.5)
        #expect(harness.story.last == "tap1 a:c")
    }

    @Test func aHoldIsALongPressAndThenDrags() {
        var harness = SceneHarness([Make.circle("c", 0, 0)])
        harness.send(.press(.left), 40.5, 12.5)
        harness.wait(400)
        harness.send(.drag(.left), 50.5, 12.5)
        harness.send(.release(.left), 50.5, 12.5)
        #expect(harness.story == ["longPress a:c", "request a:c", "moved a:c", "ended a:c"])
    }

    @Test func theOrderIsTheOldOneAfterADrag() {
        var harness = SceneHarness([Make.circle("low", 0, 0), Make.circle("high", 4, 0)])
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 51.5, 12.5)
        // While it is dragged, it lies above.
        #expect(
            harness.scene.targets(at: CellPoint(column: 51.5, row: 12.5)).first
                == .annotation(group: "a", id: "low"))
        harness.send(.release(.left), 51.5, 12.5)
        #expect(harness.scene[group: "a"]?.items.map(\.id) == ["low", "high"])
        #expect(
            harness.scene.targets(at: CellPoint(column: 51.5, row: 12.5)).first
                == .annotation(group: "a", id: "high"))
    }

    @Test func whatIsRemovedInItsOwnDragEndsIt() {
        var harness = SceneHarness([Make.circle("c", 0, 0), Make.circle("d", 20, 0)])
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 50.5, 12.5)
        harness.scene.replaceItems(of: "a", with: [Make.circle("d", 20, 0)])
        harness.send(.drag(.left), 60.5, 12.5)
        harness.send(.release(.left), 60.5, 12.5)
        #expect(harness.story == ["request a:c", "moved a:c"])
        #expect(harness.scene.drag == nil)
        #expect(harness.coordinate("d") == Coordinate(20, 0))
    }

    @Test func replacingTheListInADragGoesOnWithTheDrag() {
        var harness = SceneHarness([Make.circle("c", 0, 0)])
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 50.5, 12.5)
        harness.scene.replaceItems(of: "a", with: [Make.circle("c", 0, 0, radius: 22)])
        harness.send(.drag(.left), 60.5, 12.5)
        #expect(abs((harness.coordinate("c")?.longitude ?? 0) - 160 * 360 / 8192) < 1e-9)
    }

    @Test func ofDuplicateIdsTheFirstIsKeptAndTheRestReported() {
        var harness = SceneHarness()
        let repeated = harness.scene.replaceItems(
            of: "a", with: [Make.circle("c", 0, 0), Make.circle("c", 9, 9), Make.circle("d", 1, 1)])
        #expect(repeated == ["c"])
        #expect(harness.scene[group: "a"]?.items.map(\.id) == ["c", "d"])
        #expect(harness.coordinate("c") == Coordinate(0, 0))
    }

    @Test func nothingDriftsBeyondTheEdgeOfTheMapAndShapesKeepTheirForm() throws {
        let ring = [Coordinate(0, 80), Coordinate(10, 84), Coordinate(20, 80)]
        var harness = SceneHarness([Make.area("p", ring)])
        harness.scene.set(camera: Camera(center: WorldPoint(Coordinate(10, 82)), zoom: 3))
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 40.5, -300)
        guard case .polygon(let rings)? = harness.scene[group: "a"]?[id: "p"]?.geometry else {
            Issue.record("no polygon")
            return
        }
        let moved = rings[0].map { WorldPoint($0) }
        let original = ring.map { WorldPoint($0) }
        #expect(abs(moved[1].y) < 1e-9)
        for index in moved.indices {
            #expect(abs((moved[index].y - moved[0].y) - (original[index].y - original[0].y)) < 1e-9)
        }
    }

    @Test func linesAreHitNearAndAreasInside() {
        let square = [Coordinate(-20, -20), Coordinate(-4, -20), Coordinate(-4, -4), Coordinate(-20, -4)]
        var harness = SceneHarness([
            Make.area("area", square), Make.line("line", [Coordinate(4, 4), Coordinate(20, 4)]),
        ])
        func name(_ longitude: Double, _ latitude: Double) -> AnnotationTarget? {
            let dot = harness.scene.viewport.dot(of: WorldPoint(Coordinate(longitude, latitude)))
            return harness.scene.targets(at: CellPoint(dot)).first
        }
        #expect(name(-10, -10) == .annotation(group: "a", id: "area"))
        #expect(name(-2, -10) == nil)
        #expect(name(12, 4.2) == .annotation(group: "a", id: "line"))
        #expect(name(12, 7) == nil)
        harness.scene.removeGroup("a")
        #expect(name(-10, -10) == nil)
    }

    @Test func copiesOfTheWorldAreHitToo() {
        var harness = SceneHarness([Make.circle("c", 179, 0)])
        harness.scene.set(camera: Camera(center: WorldPoint(Coordinate(-179, 0)), zoom: 4))
        let dot = harness.scene.viewport.dot(of: WorldPoint(Coordinate(-181, 0)))
        harness.click(CellPoint(dot).column, CellPoint(dot).row)
        #expect(harness.story == ["tap1 a:c"])
    }
}
