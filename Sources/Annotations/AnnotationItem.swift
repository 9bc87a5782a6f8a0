/// One annotation, as the engine knows it: which one, where, what it looks like, and whether it can be dragged.
public struct AnnotationItem: Identifiable, Sendable {
    /// Unique within its group.
    public let id: String
    /// Where it is.
    public var geometry: AnnotationGeometry
    /// What it looks like.
    public var look: AnnotationLook
    /// Whether a drag can take it.
    public var isDraggable: Bool
    /// Kept for its owner: it changes neither look nor hits.
    public var isSelected: Bool

    /// An annotation of all its parts.
    public init(
        id: String, geometry: AnnotationGeometry, look: AnnotationLook, isDraggable: Bool = false,
        isSelected: Bool = false
    ) {
        self.id = id
        self.geometry = geometry
        self.look = look
        self.isDraggable = isDraggable
        self.isSelected = isSelected
    }
}
