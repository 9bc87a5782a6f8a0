/// The undo history in lines, the newest first: what can be done again stands above where the document is now.
enum HistoryText {
    private static let most = 500

    static func lines(of state: EditorState) -> [String] {
        let stack = state.undoStack
        guard !stack.done.isEmpty || !stack.undone.isEmpty else { return [] }
        let undone = stack.undone.suffix(most).map { "undone  \(line(of: $0, in: state))" }
        let done = stack.done.suffix(most).reversed().map { line(of: $0, in: state) }
        return undone + ["now"] + done
    }

    private static func line(of entry: UndoStack.Entry, in state: EditorState) -> String {
        guard state.layers.count > 1, state.layers.indices.contains(entry.layer) else { return entry.title }
        return "\(entry.title), \(state.layers[entry.layer].name)"
    }
}
