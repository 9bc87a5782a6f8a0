import Annotations
import Drawing
import Geography
import Input
import Interaction

/// A scene of 80 x 24 cells, and one who answers its events: takes what can be dragged unless told not to.
struct SceneHarness {
    var scene = AnnotationScene(
        camera: Camera(center: WorldPoint(Coordinate(0, 0)), zoom: 4), size: CellSize(columns: 80, rows: 24))
    var events: [AnnotationEvent] = []
    var now = Moment.start
    /// Whether a request to drag is granted.
    var grants: (AnnotationTarget) -> Bool = { _ in true }

    init(_ items: [AnnotationItem] = [], group: String = "a") {
        add(items, group: group)
    }

    mutating func add(_ items: [AnnotationItem], group: String) {
        var made = AnnotationGroup(id: group)
        made.replace(with: items)
        scene.add(made)
    }

    mutating func send(_ kind: MouseEvent.Kind, _ column: Double, _ row: Double) {
        let position = CellPoint(column: column, row: row)
        for gesture in scene.recognize(MouseEvent(kind, at: position), at: now) { apply(gesture) }
    }

    mutating func wait(_ milliseconds: Int64) {
        now = now + milliseconds
        for gesture in scene.recognize(at: now) { apply(gesture) }
    }

    mutating func click(_ column: Double, _ row: Double) {
        send(.press(.left), column, row)
        send(.release(.left), column, row)
    }

    private mutating func apply(_ gesture: Gesture) {
        for event in scene.apply(gesture) {
            events.append(event)
            guard case .dragRequest(let targets, let place) = event, case .dragBegan(let drag) = gesture
            else { continue }
            if let target = targets.first(where: grants) {
                _ = scene.startDrag(of: target, at: place.cell)
            } else {
                scene.startPan(at: place.cell)
            }
            events += scene.moveDrag(to: drag.position)
        }
    }

    func coordinate(_ id: String, group: String = "a") -> Coordinate? {
        guard case .point(let coordinate)? = scene[group: group]?[id: id]?.geometry else { return nil }
        return coordinate
    }

    /// The names of the events, and of what they are about.
    var story: [String] {
        events.map { event in
            switch event {
            case .tap(let targets, _, let count): "tap\(count) \(names(targets))"
            case .longPress(let targets, _): "longPress \(names(targets))"
            case .dragRequest(let targets, _): "request \(names(targets))"
            case .dragMoved(let target, _): "moved \(names([target]))"
            case .dragEnded(let target, _): "ended \(names([target]))"
            case .dragCancelled(let target, _): "cancelled \(names([target]))"
            case .cameraChanged: "camera"
            }
        }
    }

    private func names(_ targets: [AnnotationTarget]) -> String {
        targets.map { target in
            switch target {
            case .view(let id): "view:\(id)"
            case .annotation(let group, let id): "\(group):\(id)"
            case .cluster(let group, let id): "\(group):cluster\(id)"
            }
        }.joined(separator: " ")
    }

    static func circle(
        _ id: String, _ longitude: Double, _ latitude: Double, radius: Double = 12, isDraggable: Bool = true
    ) -> AnnotationItem {
        AnnotationItem(
            id: id, geometry: .point(Coordinate(longitude, latitude)),
            look: .circle(
                CircleLook(
                    radius: radius, color: Color(0xFF), opacity: 1, strokeColor: Color(0), strokeWidth: 0,
                    strokeOpacity: 1)), isDraggable: isDraggable)
    }

    static func line(_ id: String, _ coordinates: [Coordinate], isDraggable: Bool = true) -> AnnotationItem {
        AnnotationItem(
            id: id, geometry: .line(coordinates),
            look: .line(LineLook(color: Color(0xFF), width: 4, opacity: 1)), isDraggable: isDraggable)
    }

    static func area(_ id: String, _ ring: [Coordinate], isDraggable: Bool = true) -> AnnotationItem {
        AnnotationItem(
            id: id, geometry: .polygon([ring]),
            look: .area(AreaLook(color: Color(0xFF), opacity: 0.4, outlineColor: nil)),
            isDraggable: isDraggable)
    }
}
