import Geography

/// One report of the mouse.
public struct MouseEvent: Hashable, Sendable {
    public enum Button: String, Hashable, Sendable { case left, middle, right }
    public enum Wheel: String, Hashable, Sendable { case up, down, left, right }

    public enum Kind: Hashable, Sendable {
        case press(Button)
        case drag(Button)
        case release(Button)
        /// Motion with no button down.
        case move
        case wheel(Wheel)
    }

    public var kind: Kind
    /// May lie off the screen, also at negative places.
    public var position: CellPoint
    public var modifiers: Key.Modifiers

    public init(_ kind: Kind, at position: CellPoint, modifiers: Key.Modifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}
