import Geography

/// Everything that comes in from a person, in the order it came.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    /// Text pasted in one piece (bracketed paste); never read as keys.
    case paste(String)
    case resize(CellSize)
    case focus(Bool)
}

/// A moment of the editor's own clock, in milliseconds from its start. The screen's loop sets it from the
/// monotonic clock, a replay from its `wait` lines.
public struct Moment: Hashable, Comparable, Sendable {
    public var milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public static let start = Moment(milliseconds: 0)

    public static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

    public static func + (left: Moment, milliseconds: Int64) -> Moment {
        Moment(milliseconds: left.milliseconds + milliseconds)
    }
}
