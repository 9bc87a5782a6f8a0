/// A line of a panel: a title, or a text with its key before it.
struct PanelLine {
    static let keyColumns = 14

    var key = ""
    var text = ""
    var isTitle = false

    /// A text that is too long for the room goes on in lines without a key.
    static func wrapped(key: String, text: String, room: Int) -> [PanelLine] {
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
}
