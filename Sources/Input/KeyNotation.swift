/// Keys as they are written in the events file, in `map` commands and in the help: `Tab`, `S-Right`, `A-Up`,
/// `C-r`, `d`, `Space`, `F1`.
public enum KeyNotation {
    static let names: [(name: String, code: Key.Code)] = [
        ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
        ("Home", .home), ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown),
        ("Insert", .insert), ("Delete", .delete), ("Backspace", .backspace),
        ("Enter", .enter), ("Tab", .tab), ("Escape", .escape), ("Space", .character(" ")),
    ]

    static let prefixes: [(prefix: String, modifier: Key.Modifiers)] = [
        ("S-", .shift), ("A-", .alt), ("C-", .control),
    ]

    /// The key that a notation names, or nil.
    public static func key(named notation: some StringProtocol) -> Key? {
        // By scalars: a combining mark is a key too, and no part of the hyphen before it.
        var rest = Substring(notation).unicodeScalars
        var modifiers: Key.Modifiers = []
        while rest.count > 2,
            let found = prefixes.first(where: { rest.starts(with: $0.prefix.unicodeScalars) })
        {
            modifiers.insert(found.modifier)
            rest = rest.dropFirst(2)
        }
        guard let code = code(named: Substring(rest)) else { return nil }
        return Key(code, modifiers)
    }

    private static func code(named name: Substring) -> Key.Code? {
        if let found = names.first(where: { $0.name == name }) { return found.code }
        let scalars = name.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first { return .character(scalar) }
        if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...24).contains(number) {
            return .function(number)
        }
        return nil
    }

    /// The notation of a key; `key(named:)` reads it back.
    public static func notation(of key: Key) -> String {
        var result = ""
        for (prefix, modifier) in prefixes where key.modifiers.contains(modifier) { result += prefix }
        switch key.code {
        case .character(let scalar) where scalar != " ": result.unicodeScalars.append(scalar)
        case .function(let number): result += "F\(number)"
        default: result += names.first { $0.code == key.code }?.name ?? "?"
        }
        return result
    }
}
