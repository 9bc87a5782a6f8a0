/// What the status line says to the person.
public struct Message: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case note, warning, failure }

    public var kind: Kind
    public var text: String

    public static func note(_ text: String) -> Message { Message(kind: .note, text: text) }
    public static func warning(_ text: String) -> Message { Message(kind: .warning, text: text) }
    public static func failure(_ text: String) -> Message { Message(kind: .failure, text: text) }
}
