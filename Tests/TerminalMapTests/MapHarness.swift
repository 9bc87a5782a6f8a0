import Input
import TerminalMap

/// A map of 80 x 24 cells about 0, 0 at zoom 4, without a basemap, and a hand that writes down what happens.
@MainActor
final class MapHarness {
    let mapView = MapView(
        cameraOptions: CameraOptions(center: Coordinate(0, 0), zoom: 4), style: .empty,
        size: CellSize(columns: 80, rows: 24))
    /// What the handlers have told.
    var story: [String] = []
    private(set) var printed = ""

    var printedLines: [Substring] { printed.split(separator: "\n") }

    func tell(_ word: String) { story.append(word) }

    /// Feeds events; the screen has a line below the map's 24.
    func play(_ events: String...) throws {
        for event in events {
            try mapView.replay(event, size: CellSize(columns: 80, rows: 25)) { printed += $0 }
        }
    }

    func click(_ place: String) throws { try play("press left \(place)\nrelease left \(place)") }

    func drag(from start: String, to ends: String...) throws {
        let moves = ends.map { "drag left \($0)" }.joined(separator: "\n")
        try play("press left \(start)\n\(moves)\nrelease left \(ends.last ?? start)")
    }

    /// A circle that writes down everything.
    func circle(
        _ id: String, _ longitude: Double = 0, _ latitude: Double = 0, isDraggable: Bool = true,
        handles: Bool = true
    ) -> CircleAnnotation {
        var circle = CircleAnnotation(
            id: id, centerCoordinate: Coordinate(longitude, latitude), isDraggable: isDraggable)
        circle.circleRadius = 12
        circle.tapHandler = { [unowned self] _ in
            tell("tap \(id)")
            return handles
        }
        circle.longPressHandler = { [unowned self] _ in
            tell("hold \(id)")
            return handles
        }
        circle.dragBeginHandler = { [unowned self] _, _ in
            tell("begin \(id)")
            return true
        }
        circle.dragChangeHandler = { [unowned self] annotation, _ in
            tell("change \(id) \(Int(annotation.centerCoordinate.longitude.rounded()))")
        }
        circle.dragEndHandler = { [unowned self] annotation, _ in
            tell("end \(id) \(Int(annotation.centerCoordinate.longitude.rounded()))")
        }
        circle.dragCancelHandler = { [unowned self] annotation, _ in
            tell("cancel \(id) \(Int(annotation.centerCoordinate.longitude.rounded()))")
        }
        return circle
    }
}
