import Geography
import Input

extension Editor {
    /// A key goes to what is uppermost: a question, a menu, the prompt, the palette, a
    /// panel, then the map.
    mutating func handle(_ key: Key) {
        if state.isMovingFeature, carry(key) { return }
        if state.question != nil { return answer(key) }
        if state.menu != nil { return chooseInMenu(key) }
        if state.prompt != nil { return type(key) }
        if state.palette != nil { return choose(key) }
        if state.panel?.list?.filter != nil { return typeFilter(key) }
        if state.panel != nil, scrollPanel(key) { return }
        wipeMessage()
        guard let binding = state.keyMap.binding(for: key, in: keyContext) else {
            if key.modifiers.isEmpty || key.modifiers == .shift { want(.bell) }
            // Who types a name wants it found.
            if key.isText, state.panel?.list?.canBeNarrowed == true { say(.note("/ filters the list")) }
            return
        }
        runCommandLine(binding.command)
    }

    /// Which bindings count now.
    var keyContext: KeyContext {
        if state.sketch != nil { return .drawing }
        if state.isMovingFeature { return .moving }
        return state.selection?.movableVertex != nil ? .vertex : .map
    }

    private mutating func answer(_ key: Key) {
        guard let question = state.question else { return }
        if question.isTooEarly(state.now), key.isText { return }
        if key == Key(.escape) || key == .control("c") {
            state.question = nil
            say(.note(question.escapeNote))
            return askNext()
        }
        guard case .character(let scalar) = key.code,
            let answer = question.answers.first(where: { $0.key == scalar })
        else {
            if state.panel == nil || !scrollPanel(key) {
                if key.isText { state.question?.wasMissed = true }
                want(.bell)
            }
            return
        }
        state.question?.wasMissed = false
        if !answer.staysOpen {
            state.question = nil
            // What an earlier answer showed has served.
            if question.answers.contains(where: \.staysOpen) { state.panel = nil }
        }
        wipeMessage()
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
        case (.backspace, _) where state.prompt?.text.isEmpty == true,
            (.character("h"), .control) where state.prompt?.text.isEmpty == true:
            state.prompt = nil
        case (.up, _): recall(-1)
        case (.down, _): recall(1)
        default:
            if state.prompt?.edit(key) != true { want(.bell) }
        }
    }

    private mutating func submitPrompt() {
        guard let prompt = state.prompt else { return }
        state.prompt = nil
        wipeMessage()
        let line = prompt.string
        guard line.contains(where: { $0 != " " }) else { return }
        if state.promptHistory[prompt.label]?.last != line {
            state.promptHistory[prompt.label, default: []].append(line)
        }
        runCommandLine(prompt.command + line)
    }

    private mutating func recall(_ step: Int) {
        guard let label = state.prompt?.label else { return }
        state.prompt?.recall(step, in: state.promptHistory[label, default: []])
    }
}

extension Key {
    /// Whether it types a character.
    fileprivate var isText: Bool {
        if case .character = code { modifiers.isSubset(of: .shift) } else { false }
    }
}
