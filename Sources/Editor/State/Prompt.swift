/// A line that is being typed: a command, or what to find. A pure value.
public struct Prompt: Hashable, Sendable {
    /// What stands before the typed text, such as `:`.
    public var label: String
    /// What stands before the text in the command line that is run: nothing, or a command that takes it.
    public var command: String
    public private(set) var text: [Character]
    /// Before which character the cursor stands.
    public private(set) var cursor: Int
    /// Where the end of the text begins that is only proposed: what is typed takes its place. nil: none is.
    public private(set) var proposalStart: Int?
    /// How far back in the history the text comes from; nil for text that was typed.
    private var historyIndex: Int?
    private var typedText: [Character] = []
    /// The candidates of the completion that runs, and which one is shown.
    public private(set) var candidates: [String] = []
    public private(set) var candidateIndex: Int?

    /// - Parameter proposing: whether the last word of the text, behind another, is only proposed.
    public init(label: String, command: String = "", text: String = "", proposing: Bool = false) {
        self.label = label
        self.command = command
        self.text = Array(text)
        cursor = self.text.count
        if proposing, let blank = self.text.lastIndex(of: " "), blank + 1 < cursor {
            proposalStart = blank + 1
        }
    }

    public var string: String { String(text) }

    mutating func insert(_ characters: some Sequence<Character>) {
        endCompletion()
        dropProposal()
        historyIndex = nil
        let harmless = characters.filter { !$0.isNewline }
        text.insert(contentsOf: harmless, at: cursor)
        cursor += harmless.count
        // Plain letters join nothing, and a long line is typed in no time.
        if harmless.allSatisfy(\.isASCII), cursor == text.count || text[cursor].isASCII { return }
        // A combining mark joins the character before it, so the count is taken from the text.
        let before = String(text[..<cursor])
        text = Array(String(text))
        cursor = min(before.count, text.count)
    }

    mutating func deleteBackward() {
        endCompletion()
        if dropProposal() { return }
        guard cursor > 0 else { return }
        cursor -= 1
        text.remove(at: cursor)
    }

    mutating func deleteForward() {
        endCompletion()
        if dropProposal() { return }
        if cursor < text.count { text.remove(at: cursor) }
    }

    mutating func deleteWordBackward() {
        endCompletion()
        if dropProposal() { return }
        var start = cursor
        while start > 0, text[start - 1] == " " { start -= 1 }
        while start > 0, text[start - 1] != " " { start -= 1 }
        text.removeSubrange(start..<cursor)
        cursor = start
    }

    mutating func deleteToStart() {
        endCompletion()
        keepProposal()
        text.removeSubrange(..<cursor)
        cursor = 0
    }

    mutating func moveCursor(by steps: Int) {
        endCompletion()
        keepProposal()
        cursor = max(0, min(text.count, cursor + steps))
    }

    mutating func moveCursorToStart() { moveCursor(by: -text.count) }
    mutating func moveCursorToEnd() { moveCursor(by: text.count) }

    /// Goes one line back (-1) or forward (+1) in the history; forward from the last is what was typed.
    mutating func recall(_ step: Int, in history: [String]) {
        endCompletion()
        keepProposal()
        if historyIndex == nil { typedText = text }
        let index = (historyIndex ?? history.count) + step
        guard index >= 0, index <= history.count else { return }
        historyIndex = index == history.count ? nil : index
        text = index == history.count ? typedText : Array(history[index])
        cursor = text.count
    }

    /// Shows the next of these candidates, each a whole line; the first call starts the round.
    mutating func complete(_ step: Int, candidates make: (String) -> [String]) {
        keepProposal()
        if candidates.isEmpty {
            candidates = make(string)
            if candidates.isEmpty { return }
            candidateIndex = step > 0 ? 0 : candidates.count - 1
        } else {
            candidateIndex = ((candidateIndex ?? 0) + step + candidates.count) % candidates.count
        }
        text = Array(candidates[candidateIndex ?? 0])
        cursor = text.count
        // A single candidate is taken: the next Tab completes what follows it.
        if candidates.count == 1 { endCompletion() }
    }

    /// Takes away what is only proposed; false where nothing is.
    @discardableResult
    private mutating func dropProposal() -> Bool {
        guard let start = proposalStart else { return false }
        text.removeSubrange(start...)
        cursor = start
        proposalStart = nil
        return true
    }

    private mutating func keepProposal() { proposalStart = nil }

    private mutating func endCompletion() {
        candidates = []
        candidateIndex = nil
    }
}
