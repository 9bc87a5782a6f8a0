import Annotations
import Drawing
import Geography
import Input
import Interaction

/// What stands behind a `MapView`: the scene, who answers for what is on it, the clock, and whether the picture is
/// still true. The only place where the handlers of a user of the library are called from.
@MainActor
final class MapEngine {
    var scene: AnnotationScene
    var look: MapLook
    private(set) var responders: [any AnnotationResponder] = []
    private(set) var views: [ViewAnnotation] = []
    /// Milliseconds; moved by the loop or by a replay.
    private(set) var now = Moment.start
    private(set) var needsDisplay = true
    private(set) var bells = 0
    let mapTap = Signal<InteractionContext>()
    let mapLongPress = Signal<InteractionContext>()
    let cameraChanged = Signal<CameraState>()
    /// Called before a tap on the map is told.
    var onTapElsewhere: (@MainActor () -> Void)?

    init(camera: Camera, size: CellSize, theme: Theme) {
        scene = AnnotationScene(camera: camera, size: size)
        look = MapLook(theme: theme)
    }

    func setNeedsDisplay() { needsDisplay = true }
    func didDisplay() { needsDisplay = false }

    // MARK: What stands on the map

    func add(_ responder: any AnnotationResponder) {
        remove(responder.id)
        responders.append(responder)
        scene.add(AnnotationGroup(id: responder.id))
        setNeedsDisplay()
    }

    func remove(_ id: String) {
        let removed = responder(id)
        responders.removeAll { $0.id == id }
        scene.removeGroup(id)
        removed?.detach()
        setNeedsDisplay()
    }

    func add(_ view: ViewAnnotation) {
        if !views.contains(where: { $0 === view }) { views.append(view) }
        view.engine = self
        put(view)
    }

    func remove(_ view: ViewAnnotation) {
        if scene.drag?.target == .view(id: view.id) { _ = cancelDrag() }
        views.removeAll { $0 === view }
        view.engine = nil
        scene.removeView(view.id)
        setNeedsDisplay()
    }

    /// Hands a view's values to the scene.
    func put(_ view: ViewAnnotation) {
        scene.put(view.item)
        setNeedsDisplay()
    }

    func view(_ id: String) -> ViewAnnotation? { views.first { $0.id == id } }

    private func responder(_ id: String) -> (any AnnotationResponder)? { responders.first { $0.id == id } }

    func ring() { bells += 1 }

    /// How often the bell was rung since the last call.
    func takeBells() -> Int {
        defer { bells = 0 }
        return bells
    }

    // MARK: Events

    func handle(_ event: MouseEvent) {
        for gesture in scene.recognize(event, at: now) { answer(gesture) }
    }

    /// Moves the clock. What became due is done.
    func advance(to moment: Moment) {
        let wasAnimating = isAnimating
        now = max(now, moment)
        for gesture in scene.recognize(at: now) { answer(gesture) }
        if wasAnimating || isAnimating { setNeedsDisplay() }
    }

    /// Whether something moves by itself: the loop draws only then, or when something changed.
    var isAnimating: Bool { views.contains { $0.view.isAnimating(at: now) } }

    /// When `advance` must be called next, if no event comes before.
    var deadline: Moment? {
        let frame = isAnimating ? now + 33 : nil
        return [scene.deadline, frame].compactMap(\.self).min()
    }

    /// Calls a drag off.
    func cancelDrag() -> Bool {
        guard let drag = scene.drag else { return false }
        let dot = scene.viewport.dot(of: drag.grab.pointer)
        if let event = scene.cancelDrag(at: CellPoint(dot)) { answer(event) }
        setNeedsDisplay()
        return true
    }

    private func answer(_ gesture: Gesture) {
        for event in scene.apply(gesture) {
            if case .dragRequest(let targets, let place) = event, case .dragBegan(let drag) = gesture {
                begin(targets, at: place)
                for moved in scene.moveDrag(to: drag.position) { answer(moved) }
            } else {
                answer(event)
            }
        }
    }

    /// The first that can be dragged and whose handler lets it, or else the map.
    private func begin(_ targets: [AnnotationTarget], at place: MapPlace) {
        let context = context(place)
        for target in targets {
            switch target {
            case .annotation(let group, let id):
                guard responder(group)?.dragBegan(id, context) ?? false else { continue }
                if scene.startDrag(of: target, at: place.cell) { return }
            case .view(let id):
                if lift(id, at: place) { return }
            case .cluster: continue
            }
        }
        scene.startPan(at: place.cell)
    }

    /// Begins to drag a view.
    private func lift(_ id: String, at place: MapPlace) -> Bool {
        guard scene.startDrag(of: .view(id: id), at: place.cell) else { return false }
        view(id)?.dragBegan()
        return true
    }

    private func answer(_ event: AnnotationEvent) {
        setNeedsDisplay()
        switch event {
        case .tap(let targets, let place, let count): tap(targets, place, count: count)
        case .longPress(let targets, let place): longPress(targets, place)
        case .dragMoved(let target, let place):
            forward(target, place) {
                $0.dragMoved($1, $2)
            } view: {
                $0.dragMoved()
            }
        case .dragEnded(let target, let place):
            forward(target, place) {
                $0.dragEnded($1, $2)
            } view: {
                $0.dragEnded(isCancelled: false)
            }
        case .dragCancelled(let target, let place):
            forward(target, place) {
                $0.dragCancelled($1, $2)
            } view: {
                $0.dragEnded(isCancelled: true)
            }
        case .cameraChanged: cameraChanged.send(CameraState(scene.camera))
        case .dragRequest: break
        }
    }

    private func tap(_ targets: [AnnotationTarget], _ place: MapPlace, count: Int) {
        let context = context(place)
        for target in targets {
            switch target {
            case .annotation(let group, let id):
                if responder(group)?.tap(id, context) ?? false { return }
            case .view(let id):
                if view(id)?.tap(at: context) ?? false { return }
            case .cluster(let group, let id):
                if responder(group)?.tap(cluster: id, context) ?? false { return }
            }
        }
        if count == 2, targets.isEmpty {
            let dot = DotPoint(place.cell)
            scene.set(
                camera: MapNavigation.zoomed(by: 1, about: dot, camera: scene.camera, size: scene.size))
            cameraChanged.send(CameraState(scene.camera))
            return
        }
        onTapElsewhere?()
        mapTap.send(context)
    }

    private func longPress(_ targets: [AnnotationTarget], _ place: MapPlace) {
        let context = context(place)
        for target in targets {
            switch target {
            case .annotation(let group, let id):
                if responder(group)?.longPress(id, context) ?? false { return }
            case .view(let id):
                if view(id)?.dragPolicy == .afterHold, lift(id, at: place) { return }
            case .cluster(let group, let id):
                if responder(group)?.longPress(cluster: id, context) ?? false { return }
            }
        }
        mapLongPress.send(context)
    }

    private func forward(
        _ target: AnnotationTarget, _ place: MapPlace,
        annotation: (any AnnotationResponder, String, InteractionContext) -> Void,
        view: (ViewAnnotation) -> Void
    ) {
        switch target {
        case .annotation(let group, let id):
            if let responder = responder(group) { annotation(responder, id, context(place)) }
        case .view(let id): self.view(id).map(view)
        case .cluster: break
        }
    }

    private func context(_ place: MapPlace) -> InteractionContext {
        InteractionContext(point: ScreenPoint(DotPoint(place.cell)), coordinate: place.coordinate)
    }
}
