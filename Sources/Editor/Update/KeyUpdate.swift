import Geography
import Input

extension Editor {
    /// A key goes to what is uppermost: a question, the prompt, a panel, then the map.
    mutating func handle(_ key: Key) {
        if state.question != nil { return answer(key) }
        if state.prompt != nil { return type(key) }
        if state.panel != nil, scrollPanel(key) { return }
        state.message = nil
        guard let binding = state.keyMap.binding(for: key, in: keyContext) else {
            if key.modifiers.isEmpty || key.modifiers == .shift { want(.bell) }
            return
        }
        runCommandLine(binding.command)
    }

    /// Which bindings count now.
    var keyContext: KeyContext {
        if state.isMovingFeature { return .moving }
        return state.selection?.movableVertex != nil ? .vertex : .map
    }

    private mutating func answer(_ key: Key) {
        guard let question = state.question else { return }
        if key == Key(.escape) || key == .control("c") {
            state.question = nil
            say(.note("Cancelled"))
            return askNext()
        }
        guard case .character(let scalar) = key.code,
            let answer = question.answers.first(where: { $0.key == scalar })
        else {
            if state.panel == nil || !scrollPanel(key) { want(.bell) }
            return
        }
        if !answer.staysOpen {
            state.question = nil
            // What an earlier answer showed has served.
            if question.answers.contains(where: \.staysOpen) { state.panel = nil }
        }
        state.message = nil
        if !answer.command.isEmpty { runCommandLine(answer.command) }
        askNext()
    }

    /// Asks now, or when what is asked already is answered.
    mutating func ask(_ question: Question) {
        if state.question == nil {
            state.question = question
        } else {
            state.waitingQuestions.append(question)
        }
    }

    private mutating func askNext() {
        guard state.question == nil, !state.waitingQuestions.isEmpty else { return }
        state.question = state.waitingQuestions.removeFirst()
    }

    private mutating func type(_ key: Key) {
        let completions = completions
        switch (key.code, key.modifiers) {
        case (.escape, _), (.character("c"), .control): state.prompt = nil
        case (.enter, _): submitPrompt()
        case (.tab, .shift), (.character("p"), .control):
            state.prompt?.complete(-1, candidates: completions)
        case (.tab, _), (.character("n"), .control):
            state.prompt?.complete(1, candidates: completions)
        case (.backspace, _), (.character("h"), .control):
            if state.prompt?.text.isEmpty == true {
                state.prompt = nil
            } else {
                state.prompt?.deleteBackward()
            }
        case (.delete, _): state.prompt?.deleteForward()
        case (.character("w"), .control): state.prompt?.deleteWordBackward()
        case (.character("u"), .control): state.prompt?.deleteToStart()
        case (.left, _): state.prompt?.moveCursor(by: -1)
        case (.right, _): state.prompt?.moveCursor(by: 1)
        case (.home, _), (.character("a"), .control): state.prompt?.moveCursorToStart()
        case (.end, _), (.character("e"), .control): state.prompt?.moveCursorToEnd()
        case (.up, _): state.prompt?.recall(-1, in: state.promptHistory)
        case (.down, _): state.prompt?.recall(1, in: state.promptHistory)
        case (.character(let scalar), let modifiers) where modifiers.isSubset(of: .shift):
            state.prompt?.insert([Character(scalar)])
        default: want(.bell)
        }
    }

    private mutating func submitPrompt() {
        guard let line = state.prompt?.string else { return }
        state.prompt = nil
        state.message = nil
        guard line.contains(where: { $0 != " " }) else { return }
        if state.promptHistory.last != line { state.promptHistory.append(line) }
        runCommandLine(line)
    }

    /// Keys that scroll an open panel. Every other key does what it always does.
    private mutating func scrollPanel(_ key: Key) -> Bool {
        let page = max(1, state.mapSize.rows - 4)
        let step: Int
        switch key {
        case Key(.up), .character("k"): step = -1
        case Key(.down), .character("j"): step = 1
        case Key(.pageUp): step = -page
        case Key(.pageDown), .character(" "): step = page
        case Key(.home): step = -1_000_000
        case Key(.end): step = 1_000_000
        case .character("q"):
            state.panel = nil
            return true
        default: return false
        }
        scrollPanel(by: step)
        return true
    }

    mutating func scrollPanel(by step: Int) {
        guard let panel = state.panel else { return }
        let last = max(0, PanelView.lineCount(of: panel, in: state) - PanelView.visibleLines(in: state))
        state.panel?.scroll = max(0, min(last, panel.scroll + step))
    }
}
