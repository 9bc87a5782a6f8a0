import Geography

/// One line of an events file: what `replay` reads and `--record` writes.
public enum RecordedEvent: Hashable, Sendable {
    /// Where a mouse event happens: a place on the screen, or a coordinate wherever it lies on the screen then.
    public enum Position: Hashable, Sendable {
        case cell(CellPoint)
        case coordinate(Coordinate)
    }

    case size(CellSize)
    case key(Key, count: Int)
    case text(String)
    case mouse(MouseEvent.Kind, Position)
    case wait(milliseconds: Int64)
    /// Print the screen, or export it to a file.
    case screen(path: String?)
}

/// A recorded event and the line it stands on, from 1.
public struct EventLine: Hashable, Sendable {
    public let line: Int
    public let event: RecordedEvent
}

/// What is wrong with an events file.
public struct EventsError: Error, Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let reason: String

    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }
}
