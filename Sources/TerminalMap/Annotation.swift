import Annotations

/// A kind of annotation: what its geometry is, and what can be said of its look.
public protocol AnnotationKind {
    /// Every value may be nil: then it is the manager's, or else the map style's.
    associatedtype Style: AnnotationStyle
}

/// The values of an annotation's look.
public protocol AnnotationStyle: Sendable {
    /// Nothing is said: all values are nil.
    init()
    /// What is drawn: the own values, else the defaults', else the map's.
    func look(defaults: Self, map: MapLook) -> AnnotationLook
}

/// Something that stands on the map: a value with a stable id. The values of its look are members:
/// `annotation.circleRadius = 12`.
@dynamicMemberLookup
public struct Annotation<Kind: AnnotationKind>: Identifiable {
    /// Answers a tap or a press and hold. True: it is dealt with; false: on to what lies beneath.
    public typealias TapHandler = @MainActor (InteractionContext) -> Bool

    /// A UUID unless it was given.
    public private(set) var id: String
    private let hasOwnID: Bool
    var shape: AnnotationGeometry
    /// The values of its own look; what is nil here is the manager's.
    public var style = Kind.Style()
    /// A tap turns it over, before `tapHandler` is called.
    public var isSelected: Bool
    /// Whether it can be dragged. One that cannot never moves.
    public var isDraggable: Bool

    /// Called on a tap. True: it is dealt with; false: on to what lies beneath.
    public var tapHandler: TapHandler?
    /// Called when the button has been held for 400 ms. True: it is dealt with; false: on to what lies beneath.
    public var longPressHandler: TapHandler?
    /// Called when a drag begins. False: it does not. What is changed here is shown at once, whatever is
    /// returned.
    public var dragBeginHandler: (@MainActor (inout Self, InteractionContext) -> Bool)?
    /// Called as often as it moves; the geometry has moved already.
    public var dragChangeHandler: (@MainActor (inout Self, InteractionContext) -> Void)?
    /// Called when it is let go; the geometry is the last that `dragChangeHandler` was given.
    public var dragEndHandler: (@MainActor (inout Self, InteractionContext) -> Void)?
    /// Called when the drag is called off with Escape; the geometry is the one before the drag.
    public var dragCancelHandler: (@MainActor (inout Self, InteractionContext) -> Void)?

    init(id: String?, shape: AnnotationGeometry, isSelected: Bool, isDraggable: Bool) {
        self.id = id ?? UniqueIdentifier.make()
        hasOwnID = id != nil
        self.shape = shape
        self.isSelected = isSelected
        self.isDraggable = isDraggable
    }

    /// A value of its look: `annotation.circleRadius` is `annotation.style.circleRadius`.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Kind.Style, Value>) -> Value {
        get { style[keyPath: keyPath] }
        set { style[keyPath: keyPath] = newValue }
    }

    /// The annotation under another id, unless it was given one.
    func named(orElse id: String) -> Self {
        if hasOwnID { return self }
        var copy = self
        copy.id = id
        return copy
    }

    func item(defaults: Kind.Style, map: MapLook) -> AnnotationItem {
        AnnotationItem(
            id: id, geometry: shape, look: style.look(defaults: defaults, map: map), isDraggable: isDraggable,
            isSelected: isSelected)
    }
}
