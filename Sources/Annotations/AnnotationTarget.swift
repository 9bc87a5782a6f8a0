/// What can be tapped, held or dragged.
public enum AnnotationTarget: Hashable, Sendable {
    /// A view.
    case view(id: String)
    /// An annotation, by its group's id and its own.
    case annotation(group: String, id: String)
    /// Several points that are drawn as one.
    case cluster(group: String, id: Int)
}
