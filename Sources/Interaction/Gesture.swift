import Geography
import Input

/// What a person meant with the mouse.
public enum Gesture: Hashable, Sendable {
    public struct Drag: Hashable, Sendable {
        /// Where the button went down; what is dragged was fixed there.
        public var start: CellPoint
        public var position: CellPoint
        /// After a press and hold.
        public var isHeld: Bool
    }

    /// The left button went down: the target is fixed now.
    case press(CellPoint)
    /// A click, told when the button goes up. `count` is 2 for the second of a double click.
    case tap(CellPoint, count: Int)
    /// The button has been held for 400 ms without moving.
    case hold(CellPoint)
    /// The button of a hold went up without a drag.
    case holdEnded(CellPoint)
    case dragBegan(Drag)
    case dragMoved(Drag)
    case dragEnded(Drag)
    /// The pointer moved with no button down.
    case hover(CellPoint)
    case secondaryTap(CellPoint)
    case wheel(MouseEvent.Wheel, CellPoint)
}
