import Input

/// Which keys run a command line.
enum KeyHints {
    /// The first key of just this line, such as `x` or `a p`; empty where there is none.
    static func key(for line: String, in keyMap: KeyMap) -> String {
        if let found = keyMap.bindings.first(where: { $0.command == line && $0.context != .moving }) {
            return KeyNotation.notation(of: found.key)
        }
        guard let item = Menu.whatToDraw.first(where: { $0.command == line }),
            let first = keyMap.bindings.first(where: { $0.command == "add" })
        else { return "" }
        return "\(KeyNotation.notation(of: first.key)) \(item.key)"
    }
}
