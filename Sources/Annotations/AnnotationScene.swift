import Geography
import Input
import Interaction

/// Everything that stands on a map, where the map is looked at from, and what the mouse does with it: a value,
/// without closures and without I/O. Whoever holds it feeds it gestures and answers its events.
///
/// Lowest to uppermost: the groups from the first made to the last, in each its items in their order, then the
/// views. An item that is dragged is drawn and hit above the others of its group, and has its own place in the
/// order again afterwards.
public struct AnnotationScene: Sendable {
    /// The groups, the lowest first.
    public private(set) var groups: [AnnotationGroup] = []
    /// In the order in which they were added.
    public private(set) var views: [ViewItem] = []
    /// Where the map is looked at from.
    public private(set) var camera: Camera
    private var cameraBeforeLimits = CameraBeforeLimits()
    /// The map's, in cells.
    public private(set) var size: CellSize
    /// The drag that runs.
    public private(set) var drag: AnnotationDrag?
    private var gestures = GestureRecognizer()

    /// An empty map. A camera that is out of range is brought into it.
    public init(camera: Camera, size: CellSize) {
        self.size = size
        self.camera = CameraLimits.clamped(camera, size: size)
    }

    /// Camera and size together: where things lie on the screen.
    public var viewport: Viewport { Viewport(camera: camera, size: size) }

    /// When `tick` must be called next, if no event comes before.
    public var deadline: Moment? { gestures.deadline }

    // MARK: What stands on the map

    /// The group of an id.
    public subscript(group id: String) -> AnnotationGroup? { groups.first { $0.id == id } }
    /// The view of an id.
    public subscript(view id: String) -> ViewItem? { views.first { $0.id == id } }

    /// Adds a group above all others; one of this name is replaced in its place.
    public mutating func add(_ group: AnnotationGroup) {
        if let index = groups.firstIndex(where: { $0.id == group.id }) {
            groups[index] = group
        } else {
            groups.append(group)
        }
        dropLostDrag()
    }

    /// Removes a group with its annotations; a drag of one of them ends.
    public mutating func removeGroup(_ id: String) {
        groups.removeAll { $0.id == id }
        dropLostDrag()
    }

    /// Puts other annotations in place of all of a group.
    ///
    /// - Returns: the ids that occurred before in the list. Of these the first annotation is kept.
    @discardableResult
    public mutating func replaceItems(of group: String, with items: [AnnotationItem]) -> [String] {
        guard let index = groups.firstIndex(where: { $0.id == group }) else { return [] }
        let repeated = groups[index].replace(with: items)
        dropLostDrag()
        return repeated
    }

    /// Puts another value in the place of a group's annotation with the same id; without one, nothing
    /// happens.
    public mutating func update(_ item: AnnotationItem, in group: String) {
        guard let index = groups.firstIndex(where: { $0.id == group }) else { return }
        groups[index].update(item)
    }

    /// Adds a view, or puts it in place of the one with its id.
    public mutating func put(_ view: ViewItem) {
        if let index = views.firstIndex(where: { $0.id == view.id }) {
            views[index] = view
        } else {
            views.append(view)
        }
    }

    /// Removes a view; its drag ends.
    public mutating func removeView(_ id: String) {
        views.removeAll { $0.id == id }
        dropLostDrag()
    }

    /// Sets how a group's points are joined where they lie close together; nil: not at all.
    public mutating func setClusters(_ look: ClusterLook?, of group: String) {
        guard let index = groups.firstIndex(where: { $0.id == group }) else { return }
        groups[index].clusterLook = look
    }

    /// Joins the points of groups that want it. To be called before a gesture is applied or a picture is drawn.
    public mutating func prepare() {
        for index in groups.indices where groups[index].clusterLook != nil || groups[index].clustering != nil
        {
            groups[index].cluster(atZoom: camera.zoom)
        }
    }

    // MARK: The camera

    /// Looks from elsewhere. A camera that is out of range is brought into it.
    public mutating func set(camera: Camera) { self.camera = CameraLimits.clamped(camera, size: size) }

    /// The terminal has another size; the centre stays.
    public mutating func resize(to size: CellSize) {
        self.size = size
        camera = cameraBeforeLimits.limited(camera, size: size)
    }

    // MARK: Gestures

    /// The gestures that a report of the mouse completes. Feed each to `apply`, and answer its event before the
    /// next. No report is taken to lie further off the screen than a million cells, so that no handler is told
    /// of a place beyond all numbers.
    public mutating func recognize(_ event: MouseEvent, at moment: Moment) -> [Gesture] {
        var event = event
        event.position = event.position.limited
        return gestures.handle(event, at: moment)
    }

    /// The gestures that are due as time passes.
    public mutating func recognize(at moment: Moment) -> [Gesture] { gestures.tick(at: moment) }

    /// What a gesture means on this map, in order. A request to drag is answered before anything else is done.
    public mutating func apply(_ gesture: Gesture) -> [AnnotationEvent] {
        prepare()
        switch gesture {
        case .press, .hover, .secondaryTap: return []
        case .tap(let position, let count):
            return [.tap(targets(at: position), place(at: position), count: count)]
        case .hold(let position): return [.longPress(targets(at: position), place(at: position))]
        case .holdEnded(let position): return endDrag(at: position)
        case .dragBegan(let drag):
            if self.drag != nil { return moveDrag(to: drag.position) }
            let targets = targets(at: drag.start).filter { canDrag($0, isHeld: drag.isHeld) }
            return [.dragRequest(targets, place(at: drag.start))]
        case .dragMoved(let drag): return moveDrag(to: drag.position)
        case .dragEnded(let drag):
            return moveDrag(to: drag.position) + endDrag(at: drag.position)
        case .wheel(let wheel, let position):
            camera = MapNavigation.turned(wheel, at: DotPoint(position), camera: camera, size: size)
            return [.cameraChanged]
        }
    }

    private func canDrag(_ target: AnnotationTarget, isHeld: Bool) -> Bool {
        switch target {
        case .annotation(let group, let id): self[group: group]?[id: id]?.isDraggable ?? false
        case .view(let id):
            switch self[view: id]?.dragPolicy {
            case .atOnce: true
            case .afterHold: isHeld
            case .never, nil: false
            }
        case .cluster: false
        }
    }

    // MARK: Dragging

    /// Takes an annotation or a view at a place, which keeps its distance to the pointer from then on. What is
    /// not there, is not draggable, or has no coordinate of its own, cannot be taken: false.
    public mutating func startDrag(of target: AnnotationTarget, at position: CellPoint) -> Bool {
        guard canDrag(target, isHeld: true), let original = geometry(of: target) else { return false }
        drag = AnnotationDrag(
            target: target, original: original, grab: Grab(at: viewport.world(at: DotPoint(position))))
        return true
    }

    /// Takes the map itself.
    public mutating func startPan(at position: CellPoint) {
        drag = AnnotationDrag(
            target: nil, original: .line([]), grab: Grab(at: viewport.world(at: DotPoint(position))))
    }

    /// Follows the pointer with what was taken. The new place is computed from the original one.
    public mutating func moveDrag(to position: CellPoint) -> [AnnotationEvent] {
        guard var drag else { return [] }
        let dot = DotPoint(position)
        guard let target = drag.target else {
            camera = MapNavigation.holding(drag.grab.start, at: dot, camera: camera, size: size)
            return [.cameraChanged]
        }
        let pointer = viewport.world(at: dot)
        // A handler may have made it one that is not draggable.
        if pointer == drag.grab.pointer || !canDrag(target, isHeld: true) { return [] }
        drag.grab.pointer = pointer
        self.drag = drag
        set(geometry: drag.geometry, of: target)
        return [.dragMoved(target, place(at: position))]
    }

    /// Lets go.
    private mutating func endDrag(at position: CellPoint) -> [AnnotationEvent] {
        defer { drag = nil }
        return drag?.target.map { [.dragEnded($0, place(at: position))] } ?? []
    }

    /// Calls the drag off: what was dragged returns to where it was, exactly. The release of the button will
    /// mean nothing.
    public mutating func cancelDrag(at position: CellPoint) -> AnnotationEvent? {
        gestures.cancel()
        defer { drag = nil }
        guard let drag, let target = drag.target else { return nil }
        set(geometry: drag.original, of: target)
        return .dragCancelled(target, place(at: position))
    }

    private func geometry(of target: AnnotationTarget) -> AnnotationGeometry? {
        switch target {
        case .annotation(let group, let id): return self[group: group]?[id: id]?.geometry
        case .view(let id):
            guard case .coordinate(let coordinate)? = self[view: id]?.binding else { return nil }
            return .point(coordinate)
        case .cluster: return nil
        }
    }

    private mutating func set(geometry: AnnotationGeometry, of target: AnnotationTarget) {
        switch target {
        case .annotation(let group, let id):
            guard let index = groups.firstIndex(where: { $0.id == group }) else { return }
            groups[index].move(id, to: geometry)
        case .view(let id):
            guard var view = self[view: id], case .point(let coordinate) = geometry else { return }
            view.binding = .coordinate(coordinate)
            put(view)
        case .cluster: return
        }
    }

    /// What is dragged may have been removed: then nothing is dragged, and the release means nothing.
    private mutating func dropLostDrag() {
        guard let target = drag?.target, geometry(of: target) == nil else { return }
        drag = nil
        gestures.cancel()
    }
}
