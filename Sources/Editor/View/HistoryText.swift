import GeoJSON

/// The undo history in lines, the newest first: what can be done again stands above where the document is now.
enum HistoryText {
    private static let most = 500

    static func lines(of state: EditorState) -> [String] {
        let stack = state.undoStack
        guard !stack.done.isEmpty || !stack.undone.isEmpty else { return [] }
        let undone = named(stack.undone.suffix(most).reversed(), in: state).reversed()
        let done = named(stack.done.suffix(most).reversed(), in: state)
        return undone.map { "undone  \(line(of: $0, in: state))" } + ["now"]
            + done.map { line(of: $0, in: state) }
    }

    /// Entries, the nearest to now first, with the names of what earlier sessions changed: those of today, as long as
    /// each feature has its position of today.
    private static func named(_ entries: [UndoStack.Entry], in state: EditorState) -> [UndoStack.Entry] {
        var moved: Set<Int> = []
        return entries.map { entry in
            guard case .rewrites(let features) = entry.inverse.change else {
                moved.insert(entry.layer)
                return entry
            }
            guard entry.subject == nil, features.count == 1, let feature = features.first,
                !moved.contains(entry.layer), state.layers.indices.contains(entry.layer)
            else { return entry }
            var named = entry
            named.subject = FeatureName.reference(to: feature, in: state.layers[entry.layer].document)
            return named
        }
    }

    private static func line(of entry: UndoStack.Entry, in state: EditorState) -> String {
        guard state.layers.count > 1, state.layers.indices.contains(entry.layer) else { return entry.title }
        return "\(entry.title), \(state.layers[entry.layer].name)"
    }
}
