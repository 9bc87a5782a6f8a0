import Geography

/// A box that stands on the map at a fixed size: bound to a place or to an annotation, which it follows.
public struct ViewItem: Identifiable, Sendable {
    /// What a view stands on.
    public enum Binding: Hashable, Sendable {
        case coordinate(Coordinate)
        /// At the point of a line that is nearest to the middle of the screen, in the middle of an area.
        case geometry(AnnotationGeometry)
        case annotation(group: String, id: String)
    }

    /// When a press on the view begins to drag it.
    public enum DragPolicy: Hashable, Sendable {
        case never
        /// As soon as the pointer moves.
        case atOnce
        /// After the button has been held for 400 ms.
        case afterHold
    }

    /// One way to stand on the place: which spot of the view lies on it, and how far from it.
    public struct Anchor: Hashable, Sendable {
        public var spot: BoxAnchor
        /// Points right and up.
        public var offset: WayInPoints

        public init(_ spot: BoxAnchor, offset: WayInPoints = .zero) {
            self.spot = spot
            self.offset = offset
        }
    }

    public let id: String
    public var binding: Binding
    /// In points.
    public var width: Double
    public var height: Double
    /// In the order of preference: the first that lies whole on the screen is taken, or else the first.
    public var anchors: [Anchor]
    /// Whether other views may lie over it, and it over them. If not, the one of lower priority is not shown.
    public var allowsOverlap: Bool
    public var isVisible: Bool
    /// Higher is placed first and drawn later.
    public var priority: Int
    public var dragPolicy: DragPolicy

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
    public let id: String
    /// The place that it stands on, on the screen.
    public let place: DotPoint
    /// Its box, in points right of and below the place.
    public let box: BoxInPoints
    public let anchor: ViewItem.Anchor
}
