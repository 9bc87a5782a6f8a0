/// A key press: what was pressed, and with which modifiers. Shift is part of a character (`K`), and a modifier
/// only of the named keys.
public struct Key: Hashable, Sendable {
    public enum Code: Hashable, Sendable {
        case character(Unicode.Scalar)
        case up, down, left, right
        case home, end, pageUp, pageDown
        case insert, delete, backspace
        case enter, tab, escape
        case function(Int)
    }

    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let shift = Modifiers(rawValue: 1)
        public static let alt = Modifiers(rawValue: 2)
        public static let control = Modifiers(rawValue: 4)
    }

    public var code: Code
    public var modifiers: Modifiers

    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    public static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }
    public static func control(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .control) }
}
