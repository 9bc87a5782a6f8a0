import Annotations
import Geography
import Input
import Testing

@Suite struct ViewTests {
    let viewport = Viewport(
        camera: Camera(center: WorldPoint(Coordinate(0, 0)), zoom: 4), size: CellSize(columns: 80, rows: 24))

    func placed(_ views: [ViewItem]) -> [PlacedView] {
        ViewLayout.placed(views, in: viewport) { _, id in id == "c" ? .point(Coordinate(4, 4)) : nil }
    }

    func view(
        _ id: String, _ longitude: Double = 0, _ latitude: Double = 0,
        anchors: [ViewItem.Anchor] = [.init(.center)], allowsOverlap: Bool = false, priority: Int = 0
    ) -> ViewItem {
        ViewItem(
            id: id, binding: .coordinate(Coordinate(longitude, latitude)), width: 80, height: 32,
            anchors: anchors, allowsOverlap: allowsOverlap, priority: priority)
    }

    @Test func theBottomAnchorPutsAViewAboveItsPlace() throws {
        let view = try #require(
            placed([view("v", anchors: [.init(.bottom, offset: WayInPoints(x: 3, y: 5))])]).first)
        #expect(view.box == BoxInPoints(left: -37, top: -37, width: 80, height: 32))
        #expect(view.place == DotPoint(x: 80, y: 48))
    }

    @Test func theFirstAnchorThatFitsIsTaken() {
        let anchors: [ViewItem.Anchor] = [.init(.bottom), .init(.top)]
        let north = viewport.world(at: DotPoint(x: 80, y: 2)).coordinate
        #expect(placed([view("v", anchors: anchors)]).map(\.anchor.spot) == [.bottom])
        #expect(
            placed([view("v", north.longitude, north.latitude, anchors: anchors)]).map(\.anchor.spot) == [
                .top
            ])
    }

    @Test func ofTwoThatOverlapTheOneOfHigherPriorityShows() {
        #expect(placed([view("low"), view("high", priority: 1)]).map(\.id) == ["high"])
        #expect(placed([view("first"), view("later")]).map(\.id) == ["later"])
        #expect(placed([view("a", allowsOverlap: true), view("b")]).map(\.id) == ["a", "b"])
    }

    @Test func aViewFollowsItsAnnotationAndGoesWithIt() {
        var bound = view("v")
        bound.binding = .annotation(group: "g", id: "c")
        #expect(placed([bound]).map(\.place) == [viewport.dot(of: WorldPoint(Coordinate(4, 4)))])
        bound.binding = .annotation(group: "g", id: "gone")
        #expect(placed([bound]).isEmpty)
    }

    @Test func aDraggedViewCarriesItsCoordinate() {
        var harness = SceneHarness()
        var item = view("v")
        item.dragPolicy = .atOnce
        harness.scene.put(item)
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 60.5, 12.5)
        harness.send(.release(.left), 60.5, 12.5)
        #expect(harness.story == ["request view:v", "moved view:v", "ended view:v"])
        guard case .coordinate(let coordinate)? = harness.scene[view: "v"]?.binding else {
            Issue.record("no coordinate")
            return
        }
        #expect(abs(coordinate.longitude - 160 * 360 / 8192) < 1e-9)
    }

    @Test func aViewThatWantsAHoldIsNotDraggedAtOnce() {
        var harness = SceneHarness()
        var item = view("v")
        item.dragPolicy = .afterHold
        harness.scene.put(item)
        harness.send(.press(.left), 40.5, 12.5)
        harness.send(.drag(.left), 45.5, 12.5)
        #expect(harness.story == ["request ", "camera"])
    }
}
