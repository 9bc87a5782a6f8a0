import Interaction

/// What the mouse drags: the original and the way of the pointer. What is shown is computed from both, so that
/// nothing accumulates and calling it off returns the very numbers.
public struct AnnotationDrag: Sendable {
    /// nil: the map.
    public let target: AnnotationTarget?
    public let original: AnnotationGeometry
    public internal(set) var grab: Grab

    /// The geometry as it is now.
    public var geometry: AnnotationGeometry {
        grab.isMoved ? original.carried(by: grab.way) : original
    }
}
