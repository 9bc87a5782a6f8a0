import Input

extension Prompt {
    /// Takes a key that edits a line, as in readline; false where it is none.
    mutating func edit(_ key: Key) -> Bool {
        switch (key.code, key.modifiers) {
        case (.backspace, _), (.character("h"), .control): deleteBackward()
        case (.delete, _): deleteForward()
        case (.character("w"), .control): deleteWordBackward()
        case (.character("u"), .control): deleteToStart()
        case (.left, _): moveCursor(by: -1)
        case (.right, _): moveCursor(by: 1)
        case (.home, _), (.character("a"), .control): moveCursorToStart()
        case (.end, _), (.character("e"), .control): moveCursorToEnd()
        case (.character(let scalar), let modifiers) where modifiers.isSubset(of: .shift):
            insert([Character(scalar)])
        default: return false
        }
        return true
    }
}
