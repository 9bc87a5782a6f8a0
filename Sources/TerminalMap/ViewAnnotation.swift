import Annotations
import Geography

/// What a view stands on.
public enum AnnotatedFeature: Hashable, Sendable {
    /// A place of its own. Only with one can a view be dragged.
    case coordinate(Coordinate)
    /// The point of a line that is nearest to the middle of the screen, or the middle of an area.
    case geometry(AnnotationGeometry)
    /// An annotation, by its manager's id and its own. The view follows it, and is not shown without it.
    case layerFeature(layerId: String, featureId: String)
}

/// One way for a view to stand on its place. Offsets are in points right and up.
public struct ViewAnnotationAnchorConfig: Hashable, Sendable {
    /// Which spot of the view lies on the place; `bottom` puts the view above it.
    public var anchor: BoxAnchor
    /// Points right of there.
    public var offsetX: Double
    /// Points up from there.
    public var offsetY: Double

    /// Offsets are in points right and up.
    public init(anchor: BoxAnchor, offsetX: Double = 0, offsetY: Double = 0) {
        self.anchor = anchor
        self.offsetX = offsetX
        self.offsetY = offsetY
    }
}

/// A view on the map, which stands on its place at a fixed size.
@MainActor
public final class ViewAnnotation: Identifiable {
    public nonisolated let id: String
    /// What is shown.
    public let view: CellView

    /// What it stands on. A drag changes the coordinate.
    public var annotatedFeature: AnnotatedFeature { didSet { update() } }
    /// Whether other views may lie over it, and it over them. If not, the one of lower priority is not shown.
    public var allowOverlap = false { didSet { update() } }
    /// Whether it is shown, and can be tapped.
    public var visible = true { didSet { update() } }
    /// Higher is placed first and drawn later.
    public var priority = 0 { didSet { update() } }
    /// Drawn above the others.
    public var selected = false { didSet { update() } }
    /// The first with which the view lies whole on the screen is taken.
    public var variableAnchors = [ViewAnnotationAnchorConfig(anchor: .center)] { didSet { update() } }
    /// Whether it can be dragged as soon as the pointer moves. It needs a coordinate of its own.
    public var isDraggable: Bool {
        get { dragPolicy == .atOnce }
        set { dragPolicy = newValue ? .atOnce : .never }
    }
    /// When a press begins to drag it.
    public var dragPolicy = ViewItem.DragPolicy.never { didSet { update() } }

    /// Called with the new coordinate whenever it was dragged on.
    public var onDragCoordinateChanged: (@MainActor (Coordinate) -> Void)?
    /// Called when a drag begins and when it ends.
    public var onDraggingChanged: (@MainActor (Bool) -> Void)?

    weak var engine: MapEngine?

    /// A view for what it stands on. It shows when `viewAnnotations.add` has been given it.
    public init(annotatedFeature: AnnotatedFeature, view: CellView) {
        id = UniqueIdentifier.make()
        self.annotatedFeature = annotatedFeature
        self.view = view
        view.annotation = self
    }

    /// A view with a place of its own.
    public convenience init(coordinate: Coordinate, view: CellView) {
        self.init(annotatedFeature: .coordinate(coordinate), view: view)
    }

    /// A view that stands on an annotation, by its manager's id and its own.
    public convenience init(layerId: String, featureId: String, view: CellView) {
        self.init(annotatedFeature: .layerFeature(layerId: layerId, featureId: featureId), view: view)
    }

    /// To be called when the view's size has changed.
    public func setNeedsUpdateSize() { update() }

    /// Takes it off the map.
    public func remove() { engine?.remove(self) }

    /// Its box in points from the screen's upper left corner; nil while it is not shown.
    public var screenBox: BoxInPoints? {
        guard let placed = engine?.scene.placedViews.first(where: { $0.id == id }) else { return nil }
        let place = ScreenPoint(placed.place)
        return BoxInPoints(
            left: place.x + placed.box.left, top: place.y + placed.box.top, width: placed.box.width,
            height: placed.box.height)
    }

    private func update() { engine?.put(self) }

    /// The values that the engine knows.
    var item: ViewItem {
        let binding: ViewItem.Binding =
            switch annotatedFeature {
            case .coordinate(let coordinate): .coordinate(coordinate)
            case .geometry(let geometry): .geometry(geometry)
            case .layerFeature(let layer, let feature): .annotation(group: layer, id: feature)
            }
        return ViewItem(
            id: id, binding: binding, width: view.width, height: view.height,
            anchors: variableAnchors.map {
                ViewItem.Anchor($0.anchor, offset: WayInPoints(x: $0.offsetX, y: $0.offsetY))
            }, allowsOverlap: allowOverlap, isVisible: visible,
            // What is selected is placed first, and what is dragged is above even that.
            priority: selected ? Int.max : priority, dragPolicy: dragPolicy)
    }

    func dragBegan() {
        view.dragState = .starting
        onDraggingChanged?(true)
    }

    func dragMoved() {
        if case .coordinate(let coordinate)? = engine?.scene[view: id]?.binding {
            annotatedFeature = .coordinate(coordinate)
            view.dragState = .dragging
            // What has been taken off the map meanwhile is back in its place.
            if engine != nil { onDragCoordinateChanged?(coordinate) }
        }
    }

    func dragEnded(isCancelled: Bool) {
        if isCancelled, case .coordinate(let coordinate)? = engine?.scene[view: id]?.binding {
            annotatedFeature = .coordinate(coordinate)
            onDragCoordinateChanged?(coordinate)
        }
        view.dragState = isCancelled ? .canceling : .ending
        onDraggingChanged?(false)
        view.dragState = .none
    }

    func tap(at context: InteractionContext) -> Bool { view.tapped(at: context) }
}

/// Adds views to the map and takes them off.
@MainActor
public struct ViewAnnotationManager {
    let engine: MapEngine

    /// Puts a view on the map, above those that are there. Twice is once.
    public func add(_ annotation: ViewAnnotation) { engine.add(annotation) }
    /// Takes all views off the map.
    public func removeAll() { for view in engine.views { engine.remove(view) } }
    /// In the order in which they were added.
    public var allAnnotations: [ViewAnnotation] { engine.views }
}
