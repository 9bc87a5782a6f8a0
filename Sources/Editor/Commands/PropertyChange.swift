import GeoJSON

/// What `property` was asked to do.
enum PropertyChange: Hashable {
    case showAll
    case show(String)
    case set(String, PropertyValue)
    case remove(String)
    case rename(String, String)

    /// nil where the words make no sense. A name that the feature has may itself hold an equals sign.
    init?(_ call: CommandCall, held: [String]) {
        let words = call.words
        guard let first = words.first else {
            self = .showAll
            return
        }
        // A quote at the start holds name and value, or the name: the words are what was meant.
        let isQuoted = ["\"", "'"].contains(call.rest.first)
        let text = isQuoted ? words.joined(separator: " ") : call.rest.trimmed
        if let name = PropertyChange.name(in: text, held: held) {
            let rest = text.dropFirst(name.count)
            guard !name.trimmed.isEmpty else { return nil }
            self = .set(name.trimmed, PropertyChange.value(assigned: rest.trimmed, isQuoted: isQuoted))
        } else if first == "remove", words.count > 1 {
            self = .remove(words.dropFirst().joined(separator: " "))
        } else if first == "rename" {
            guard words.count == 3 else { return nil }
            self = .rename(words[1], words[2])
        } else {
            self = .show(words.joined(separator: " "))
        }
    }

    /// The name that stands before `=` or `:=`: the longest that the feature has, else all before the first sign. nil
    /// where nothing is assigned.
    private static func name(in text: String, held: [String]) -> String? {
        let found = held.filter { text.hasPrefix($0 + "=") || text.hasPrefix($0 + ":=") }
        if let longest = found.max(by: { $0.utf8.count < $1.utf8.count }) { return longest }
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let name = text[..<equals]
        return String(name.hasSuffix(":") ? name.dropLast() : name)
    }

    /// What follows the name: `:=` and JSON, or `=` and text as it stands, or text in quotes.
    private static func value(assigned: String, isQuoted: Bool) -> PropertyValue {
        if assigned.hasPrefix(":=") { return .json(String(assigned.dropFirst(2))) }
        let text = String(assigned.dropFirst()).trimmed
        if !isQuoted, ["\"", "'"].contains(text.first),
            case .success(let words) = WordSplitter.words(of: text),
            words.count == 1
        {
            return .string(words[0])
        }
        return .word(text)
    }
}

extension StringProtocol {
    /// Without the blanks around it.
    fileprivate var trimmed: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
