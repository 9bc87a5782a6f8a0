import Input

/// When a binding counts.
public enum KeyContext: Hashable, Sendable {
    case map
    /// A vertex or a point is selected.
    case vertex
    /// The whole feature is being moved with the arrows.
    case moving
    /// Something is being drawn.
    case drawing
}

/// What a key runs.
public struct KeyBinding: Hashable, Sendable {
    public let key: Key
    /// A command line, as it could be typed behind `:`.
    public let command: String
    /// nil: always.
    public let context: KeyContext?

    public init(_ key: Key, _ command: String, in context: KeyContext? = nil) {
        self.key = key
        self.command = command
        self.context = context
    }
}

/// The live key map: what every key runs, also where help and hints look.
public struct KeyMap: Hashable, Sendable {
    public private(set) var bindings: [KeyBinding]

    public init(_ bindings: [KeyBinding]) { self.bindings = bindings }

    /// A binding for just this context is taken before one that always counts.
    public func binding(for key: Key, in context: KeyContext) -> KeyBinding? {
        let found = bindings.filter { $0.key == key }
        return found.first { $0.context == context } ?? found.first { $0.context == nil }
    }

    /// Binds a key in place of whatever it ran.
    public mutating func bind(_ key: Key, to command: String) {
        bindings.removeAll { $0.key == key }
        bindings.append(KeyBinding(key, command))
    }
}
