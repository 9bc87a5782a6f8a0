import TestSupport

/// Keys at random that edit a ring, and the texts that they make.
enum RandomKeys {
    enum Key: Hashable {
        /// Another vertex, then an arrow: no two of these share an entry of the undo history, however fast they come.
        case nudge(Int)
        case undo
        case redo
        case save

        /// As a terminal sends it: ECMA-48 cursor keys.
        var typed: String {
            switch self {
            case .nudge(let arrow): "n\u{1b}[\(["A", "B", "C", "D"][arrow & 3])"
            case .undo: "u"
            case .redo: "\u{12}"
            case .save: "\u{13}"
            }
        }

        /// As an events file has it.
        var event: String {
            switch self {
            case .nudge(let arrow): "key n\nkey \(["Up", "Down", "Right", "Left"][arrow & 3])"
            case .undo: "key u"
            case .redo: "key C-r"
            case .save: "key C-s"
            }
        }
    }

    /// The feature is selected first; an undo is never followed by another.
    static func make(_ count: Int, _ random: inout SeededGenerator) -> [Key] {
        var keys: [Key] = []
        while keys.count < count {
            let key: Key
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6: key = .nudge(Int.random(in: 0..<4, using: &random))
            case 6, 7: key = .undo
            case 8: key = .redo
            default: key = .save
            }
            if key == .undo, keys.last == .undo { continue }
            keys.append(key)
        }
        return keys
    }

    /// The texts before the first key and behind each, as a replay makes them: one more than there are keys.
    static func texts(of keys: [Key], _ session: EditorSession) throws -> [String] {
        var lines = ["size 80x24", "key Tab"]
        for (index, key) in keys.enumerated() {
            // A save would write what the editor is to open.
            if key != .save { lines.append(key.event) }
            lines += ["key :", "text write \(session.folder)/text-\(index)", "key Enter"]
        }
        let events = "\(session.folder)/events"
        try session.write(lines.map { $0 + "\n" }.joined(), to: events)
        _ = Program.run([session.binary, "replay", session.file, events])
        return [EditorSession.content]
            + keys.indices.compactMap { session.read("\(session.folder)/text-\($0)") }
    }
}
