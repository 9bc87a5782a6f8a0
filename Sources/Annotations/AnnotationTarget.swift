/// What can be tapped, held or dragged.
public enum AnnotationTarget: Hashable, Sendable {
    case view(id: String)
    case annotation(group: String, id: String)
    /// Several points that are drawn as one.
    case cluster(group: String, id: Int)
}
