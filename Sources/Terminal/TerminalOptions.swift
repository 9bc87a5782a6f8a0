import Drawing

/// How the mouse is asked for.
public enum MouseMode: String, Hashable, Sendable, CaseIterable {
    /// Pixels where the terminal confirms that it reports them, else cells.
    case automatic
    case cell
    /// Pixels, also where the terminal did not confirm them, if it says how large a cell is.
    case pixel
    case off
}

public struct TerminalOptions: Sendable {
    public var mouse: MouseMode
    /// nil: what the environment says.
    public var color: ColorDepth?

    public init(mouse: MouseMode = .automatic, color: ColorDepth? = nil) {
        self.mouse = mouse
        self.color = color
    }
}

/// Why there is no screen to draw on, in one line.
public struct TerminalError: Error, Hashable, Sendable {
    public let reason: String

    public init(reason: String) { self.reason = reason }
}
