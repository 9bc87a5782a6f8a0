import Interaction

/// What the mouse drags: the original and the way of the pointer. What is shown is computed from both, so that
/// nothing accumulates and calling it off returns the very numbers.
public struct AnnotationDrag: Sendable {
    /// nil: the map.
    public let target: AnnotationTarget?
    /// The geometry before the drag.
    public let original: AnnotationGeometry
    /// Where it was taken, and where the pointer is.
    public internal(set) var grab: Grab

    /// The geometry as it is now.
    public var geometry: AnnotationGeometry {
        grab.isMoved ? original.carried(by: grab.way) : original
    }
}
