/// A line of a panel: a title, or a text with its key before it.
struct PanelLine {
    static let keyColumns = 14

    var key = ""
    var text = ""
    /// Stands at the right edge, quietly.
    var aside = ""
    var isTitle = false
    /// Whether the text takes the place of the key too.
    var isWide = false
    /// Whether it is the one that is chosen.
    var isCurrent = false

    /// A text that is too long for the room goes on in lines without a key; a key that is too long for its columns
    /// has a line of its own.
    static func wrapped(key: String, text: String, room: Int) -> [PanelLine] {
        if key.count >= keyColumns { return [PanelLine(key: key)] + wrapped(key: "", text: text, room: room) }
        var lines: [PanelLine] = []
        var rest = Substring(text)
        var label = key
        while rest.count > room, let space = rest.prefix(room + 1).lastIndex(of: " ") {
            lines.append(PanelLine(key: label, text: String(rest[..<space])))
            label = ""
            rest = rest[rest.index(after: space)...]
        }
        return lines + [PanelLine(key: label, text: String(rest))]
    }

    /// A title that may take several lines.
    static func title(_ text: String, room: Int) -> [PanelLine] {
        wrapped(key: "", text: text, room: room).map { PanelLine(key: $0.text, isTitle: true) }
    }

    /// The same without keys, over the whole width.
    static func wide(_ text: String, room: Int) -> [PanelLine] {
        wrapped(key: "", text: text, room: room).map { PanelLine(text: $0.text, isWide: true) }
    }
}
