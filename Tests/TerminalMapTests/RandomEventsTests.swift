import Input
import TestSupport
import Testing

@testable import TerminalMap

/// Whatever a person does, in whatever order: what holds, holds.
@MainActor
@Suite struct RandomEventsTests {
    /// How often each annotation's drag began, and ended in either way.
    final class Story {
        var begun: [String: Int] = [:]
        var ended: [String: Int] = [:]
        var moves = 0
    }

    static let edge = 85.051129 + 1e-6

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func theInvariantsHold(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let story = Story()
        let map = RandomMap(story: story, random: &random)
        let order = map.ids
        let fixed = map.fixedPlaces
        for _ in 0..<5000 {
            map.play(event(&random), &random)
            let beyond = map.coordinates.filter { abs($0.latitude) > Self.edge }
            if !beyond.isEmpty { Issue.record("beyond the edge of the map: \(beyond)") }
        }
        map.cancel()
        #expect(map.ids == order)
        #expect(map.fixedPlaces == fixed)
        #expect(story.begun == story.ended)
        #expect(story.begun.count > 5 && story.moves > 100, "too little happened to say anything")
    }

    private func event(_ random: inout SeededGenerator) -> MouseEvent {
        let position = CellPoint(
            column: Double.random(in: -5...85, using: &random), row: .random(in: -40...40, using: &random))
        let kinds: [MouseEvent.Kind] = [
            .press(.left), .press(.left), .drag(.left), .drag(.left), .drag(.left), .drag(.left),
            .release(.left), .release(.left), .move, .press(.right), .wheel(.up), .wheel(.down),
        ]
        return MouseEvent(random.pick(kinds), at: position)
    }
}

/// A map with all kinds of annotations, of which every second can be dragged, and views.
@MainActor
private final class RandomMap {
    private let mapView = MapView(
        cameraOptions: CameraOptions(center: Coordinate(0, 0), zoom: 1), style: .empty,
        size: CellSize(columns: 80, rows: 24))
    private let circles: CircleAnnotationManager
    private let points: PointAnnotationManager
    private let lines: PolylineAnnotationManager
    private let areas: PolygonAnnotationManager

    init(story: RandomEventsTests.Story, random: inout SeededGenerator) {
        areas = mapView.annotations.makePolygonAnnotationManager()
        lines = mapView.annotations.makePolylineAnnotationManager()
        circles = mapView.annotations.makeCircleAnnotationManager()
        points = mapView.annotations.makePointAnnotationManager()
        circles.circleRadius = 20
        var somewhere: Coordinate {
            Coordinate(.random(in: -180...180, using: &random), .random(in: -80...80, using: &random))
        }
        circles.annotations = (0..<40).map {
            told(
                CircleAnnotation(
                    id: "circle\($0)", centerCoordinate: somewhere, isDraggable: $0.isMultiple(of: 2)), story)
        }
        points.annotations = (0..<40).map {
            var point = PointAnnotation(
                id: "point\($0)", coordinate: somewhere, isDraggable: $0.isMultiple(of: 2))
            point.iconImage = "pin-red"
            return told(point, story)
        }
        lines.annotations = (0..<12).map {
            told(
                PolylineAnnotation(
                    id: "line\($0)", lineCoordinates: [somewhere, somewhere, somewhere],
                    isDraggable: $0.isMultiple(of: 2)), story)
        }
        areas.annotations = (0..<12).map {
            told(
                PolygonAnnotation(
                    id: "area\($0)", polygon: [[somewhere, somewhere, somewhere]],
                    isDraggable: $0.isMultiple(of: 2)), story)
        }
        for index in 0..<4 {
            let view = ViewAnnotation(coordinate: somewhere, view: CellView(width: 44, height: 44))
            view.dragPolicy = [.never, .atOnce, .afterHold, .atOnce][index]
            view.allowOverlap = true
            view.onDraggingChanged = { isDragged in
                if isDragged { story.begun["view\(index)", default: 0] += 1 }
                if !isDragged { story.ended["view\(index)", default: 0] += 1 }
            }
            mapView.viewAnnotations.add(view)
        }
    }

    private func told<Kind>(_ annotation: Annotation<Kind>, _ story: RandomEventsTests.Story)
        -> Annotation<Kind>
    {
        var annotation = annotation
        annotation.dragBeginHandler = { annotation, _ in
            story.begun[annotation.id, default: 0] += 1
            return true
        }
        annotation.dragChangeHandler = { _, _ in story.moves += 1 }
        annotation.dragEndHandler = { annotation, _ in story.ended[annotation.id, default: 0] += 1 }
        annotation.dragCancelHandler = annotation.dragEndHandler
        annotation.tapHandler = { _ in false }
        return annotation
    }

    func play(_ event: MouseEvent, _ random: inout SeededGenerator) {
        let engine = mapView.engine
        _ = mapView.handle(.mouse(event))
        if random.chance(8) { engine.advance(to: engine.now + 400) }
        if random.chance(40) { cancel() }
        if random.chance(100) {
            mapView.setCamera(
                to: CameraOptions(
                    center: Coordinate(.random(in: -180...180, using: &random), 0),
                    zoom: .random(in: 0...4, using: &random), bearing: .random(in: 0...360, using: &random)))
        }
    }

    func cancel() { _ = mapView.handle(.key(Key(.escape))) }

    var ids: [[String]] {
        [
            areas.annotations.map(\.id), lines.annotations.map(\.id), circles.annotations.map(\.id),
            points.annotations.map(\.id),
        ]
    }

    /// Where those are that cannot be dragged.
    var fixedPlaces: [[Coordinate]] {
        circles.annotations.filter { !$0.isDraggable }.map { [$0.centerCoordinate] }
            + points.annotations.filter { !$0.isDraggable }.map { [$0.coordinate] }
            + lines.annotations.filter { !$0.isDraggable }.map(\.lineCoordinates)
            + areas.annotations.filter { !$0.isDraggable }.flatMap(\.polygon)
    }

    var coordinates: [Coordinate] {
        let views = mapView.viewAnnotations.allAnnotations.compactMap { view in
            if case .coordinate(let coordinate) = view.annotatedFeature { coordinate } else { nil }
        }
        return views + circles.annotations.map(\.centerCoordinate) + points.annotations.map(\.coordinate)
            + lines.annotations.flatMap(\.lineCoordinates) + areas.annotations.flatMap(\.polygon).joined()
    }
}
