/// The commands of the command line, and the options each of them takes.
enum CommandName: String, CaseIterable {
    case editor
    case render
    case edit
    case replay
    case check
    case example

    /// The word that chooses a command. The editor has none: it is what runs without one.
    init?(word: String) {
        guard let command = CommandName(rawValue: word), command != .editor else { return nil }
        self = command
    }

    static let viewOptions: [OptionName] = [
        .size, .center, .zoom, .bearing, .bbox, .theme, .glyphs, .color, .basemap,
    ]

    var options: [OptionName] {
        switch self {
        case .editor: [.readOnly, .recover, .record] + Self.viewOptions + [.mouse, .help, .version]
        case .render: [.format, .output] + Self.viewOptions + [.help]
        case .edit: [.command, .output] + Self.viewOptions + [.help]
        case .replay: Self.viewOptions + [.mouse, .help]
        case .example: [.replay, .draggable, .size, .glyphs, .color, .help]
        case .check: [.reportFormat, .fix, .json, .help]
        }
    }

    /// The name by which a message or the help speaks of it.
    var topic: String? { self == .editor ? nil : rawValue }
}
