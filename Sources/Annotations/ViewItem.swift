import Geography

/// A box that stands on the map at a fixed size: bound to a place or to an annotation, which it follows.
public struct ViewItem: Identifiable, Sendable {
    /// What a view stands on.
    public enum Binding: Hashable, Sendable {
        /// A place of its own.
        case coordinate(Coordinate)
        /// At the point of a line that is nearest to the middle of the screen, in the middle of an area.
        case geometry(AnnotationGeometry)
        /// The annotation of an id in a group; the view is not shown without it.
        case annotation(group: String, id: String)
    }

    /// When a press on the view begins to drag it.
    public enum DragPolicy: Hashable, Sendable {
        /// It is not dragged: what lies beneath may be.
        case never
        /// As soon as the pointer moves.
        case atOnce
        /// After the button has been held for 400 ms.
        case afterHold
    }

    /// One way to stand on the place: which spot of the view lies on it, and how far from it.
    public struct Anchor: Hashable, Sendable {
        /// Lies on the place.
        public var spot: BoxAnchor
        /// Points right and up.
        public var offset: WayInPoints

        /// The offset is in points right and up.
        public init(_ spot: BoxAnchor, offset: WayInPoints = .zero) {
            self.spot = spot
            self.offset = offset
        }
    }

    public let id: String
    /// What it stands on.
    public var binding: Binding
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// In the order of preference: the first that lies whole on the screen is taken, or else the first.
    public var anchors: [Anchor]
    /// Whether other views may lie over it, and it over them. If not, the one of lower priority is not shown.
    public var allowsOverlap: Bool
    /// Whether it is shown, and hit.
    public var isVisible: Bool
    /// Higher is placed first and drawn later.
    public var priority: Int
    /// When a press on it begins to drag it.
    public var dragPolicy: DragPolicy

    /// A view of all its parts, its size in points.
    public init(
        id: String, binding: Binding, width: Double, height: Double, anchors: [Anchor] = [Anchor(.center)],
        allowsOverlap: Bool = false, isVisible: Bool = true, priority: Int = 0,
        dragPolicy: DragPolicy = .never
    ) {
        self.id = id
        self.binding = binding
        self.width = width
        self.height = height
        self.anchors = anchors
        self.allowsOverlap = allowsOverlap
        self.isVisible = isVisible
        self.priority = priority
        self.dragPolicy = dragPolicy
    }
}

/// A view that has found its place.
public struct PlacedView: Hashable, Sendable {
    /// The view's.
    public let id: String
    /// The place that it stands on, on the screen.
    public let place: DotPoint
    /// Its box, in points right of and below the place.
    public let box: BoxInPoints
    /// The one of its anchors that was taken.
    public let anchor: ViewItem.Anchor
}
