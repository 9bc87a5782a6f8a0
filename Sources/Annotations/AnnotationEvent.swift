/// What a person did to the map, for the one who holds the scene to answer.
public enum AnnotationEvent: Hashable, Sendable {
    /// A click; all that lies there, the uppermost first. `count` is 2 for the second of a double click.
    case tap([AnnotationTarget], MapPlace, count: Int)
    /// The button has been held for 400 ms.
    case longPress([AnnotationTarget], MapPlace)
    /// The pointer begins to drag. These lie there and can be dragged, the uppermost first: answer with
    /// `AnnotationScene.startDrag` for one of them, or the map is panned.
    case dragRequest([AnnotationTarget], MapPlace)
    /// What is dragged has moved.
    case dragMoved(AnnotationTarget, MapPlace)
    /// What was dragged was let go.
    case dragEnded(AnnotationTarget, MapPlace)
    /// The drag was called off; what was dragged is back in its place.
    case dragCancelled(AnnotationTarget, MapPlace)
    /// The camera changed.
    case cameraChanged
}
