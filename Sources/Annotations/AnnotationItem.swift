/// One annotation, as the engine knows it: which one, where, what it looks like, and whether it can be dragged.
public struct AnnotationItem: Identifiable, Sendable {
    /// Unique within its group.
    public let id: String
    public var geometry: AnnotationGeometry
    public var look: AnnotationLook
    public var isDraggable: Bool
    public var isSelected: Bool

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
