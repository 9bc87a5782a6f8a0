import GeoJSON

/// Undo and recovery across sessions. What is kept where is the caller's: see `Effect.remember`.
extension Editor {
    mutating func remember(_ step: HistoryStep, layer: Int) {
        state.layers[layer].wasEdited = true
        want(.remember(layer: layer, step))
    }

    /// The person throws away what is not saved.
    mutating func forgetUnsaved() {
        for layer in state.layers.indices where state.layers[layer].isModified {
            want(.forgetUnsaved(layer: layer))
        }
    }

    // MARK: The border

    /// What to say, once, before undo goes on from how the file was opened into an earlier session.
    mutating func stopBeforeUndo() -> String? {
        stop(before: state.undoStack.done.last) { "u again goes on into the session of \($0)" }
    }

    /// The same before redo does again what an earlier session undid.
    mutating func stopBeforeRedo() -> String? {
        stop(before: state.undoStack.undone.last) { "C-r again does again what the session of \($0) undid" }
    }

    private mutating func stop(before entry: UndoStack.Entry?, _ what: (String) -> String) -> String? {
        guard let entry, let session = entry.session, !state.undoStack.isBeyondBorder else { return nil }
        state.undoStack.isBeyondBorder = true
        let name = state.layers.count > 1 ? state.layers[entry.layer].name : "the file"
        return "This is how \(name) was opened; \(what(session))"
    }

    /// Whether the edits of an entry can be applied. Those of this session always can.
    func fits(_ entry: UndoStack.Entry) -> Bool {
        guard entry.session != nil else { return true }
        var document = state.layers[entry.layer].document
        for edit in [entry.inverse] + entry.earlierInverses {
            guard document.fits(edit) else { return false }
            _ = document.apply(edit)
        }
        return true
    }

    /// After an earlier session's edit turned out not to fit: none of them is of use any more.
    mutating func dropEarlier(of layer: Int) -> CommandFailure {
        state.undoStack.forgetEarlier(layer: layer)
        return CommandFailure("the edits of the earlier session do not fit the file")
    }

    // MARK: What earlier sessions left

    mutating func recall(_ history: EarlierHistory, layer index: Int, recovers: Bool) {
        guard state.layers.indices.contains(index) else { return }
        let name = state.layers[index].name
        guard let unsaved = history.unsaved else {
            install(history, layer: index)
            if recovers { say(.note("Nothing to recover for \(name)")) }
            return
        }
        state.layers[index].earlier = history
        switch unsaved.fit {
        case .no:
            let (verb, them) = unsaved.count == 1 ? ("does", "it") : ("do", "them")
            let place = state.layers.count > 1 ? " (\(name))" : ""
            say(
                .warning(
                    "\(unsaved.name) \(verb) not fit the changed file; recover! discards \(them)\(place)"))
        case .exactly:
            guard !recovers else { return runCommandLine("recover \(index)") }
            let place = state.layers.count > 1 ? " in \(name)" : ""
            askToRecover("\(unsaved.subject) not saved\(place).", layer: index)
        case .still:
            let file = state.layers.count > 1 ? name : "File"
            let fit = "\(unsaved.name) fit\(unsaved.count == 1 ? "s" : "")"
            askToRecover("\(file) changed; \(fit).", layer: index, escape: "later")
        }
    }

    private mutating func askToRecover(_ text: String, layer: Int, escape: String = "decide later") {
        ask(
            Question(
                text: text,
                answers: [
                    Question.Answer(key: "r", label: "recover", command: "recover \(layer)"),
                    Question.Answer(key: "d", label: "discard", command: "recover! \(layer)"),
                ], escape: escape))
    }

    private mutating func install(_ history: EarlierHistory, layer: Int) {
        guard !state.layers[layer].wasEdited else { return }
        state.undoStack.install(history, layer: layer, mark: state.layers[layer].mark)
    }

    /// Applies what an earlier session left unsaved; returns what to say.
    mutating func recover(layer index: Int) throws(CommandFailure) -> String {
        guard let history = state.layers[index].earlier, let unsaved = history.unsaved else {
            throw CommandFailure("there is nothing to recover")
        }
        guard unsaved.fit != .no else {
            throw CommandFailure("the file changed since: the edits do not fit it; recover! discards them")
        }
        guard state.layers[index].mark == 0, !state.layers[index].isModified else {
            throw CommandFailure("the file was edited since it was opened: undo that first")
        }
        state.layers[index].earlier = nil
        state.undoStack.forget(layer: index)
        state.undoStack.install(history, layer: index, mark: state.layers[index].mark)
        state.layers[index].wasEdited = true
        let applied = unsaved.steps.prefix { apply($0, layer: index) }.count
        want(.settle(layer: index, .recovered(steps: applied)))
        refreshSelection()
        guard applied == unsaved.steps.count else {
            throw CommandFailure("only the first \(applied) of \(unsaved.steps.count) steps fit the file")
        }
        return "Recovered \(unsaved.count) edit\(unsaved.count == 1 ? "" : "s") of \(unsaved.time); u undoes"
    }

    /// Another process has the file too.
    mutating func askWhoEdits(_ layer: Int, besides holder: String) {
        guard state.layers.indices.contains(layer) else { return }
        ask(
            Question(
                text: "Edited by \(holder)\(state.layers.count > 1 ? ": \(state.layers[layer].name)" : "").",
                answers: [
                    Question.Answer(key: "r", label: "read-only", command: "protect \(layer)"),
                    Question.Answer(key: "e", label: "edit too", command: ""),
                ]))
    }

    mutating func discardUnsaved(layer index: Int) throws(CommandFailure) {
        guard let history = state.layers[index].earlier else {
            throw CommandFailure("there is nothing to discard")
        }
        state.layers[index].earlier = nil
        install(history, layer: index)
        want(.settle(layer: index, .discarded))
    }

    /// Applies a step that was recovered; false when it does not fit.
    private mutating func apply(_ step: HistoryStep, layer: Int) -> Bool {
        switch step {
        case .edited(let edit, let joins):
            guard state.layers[layer].document.fits(edit) else { return false }
            let mark = state.undoStack.freshMark()
            let (inverse, subject) = apply(edit, layer: layer)
            let entry = UndoStack.Entry(
                layer: layer, inverse: inverse, label: edit.label,
                markBefore: state.layers[layer].mark, markAfter: mark, coalescing: nil, moment: state.now,
                vertexBefore: nil, subject: subject)
            state.undoStack.push(entry, joining: joins && state.undoStack.done.last?.layer == layer)
            state.layers[layer].mark = mark
        case .undone:
            guard let entry = state.undoStack.popDone(of: layer), fits(entry) else { return false }
            state.undoStack.pushUndone(takeBack(entry, to: entry.markBefore))
        case .redone:
            guard let entry = state.undoStack.popUndone(of: layer), fits(entry) else { return false }
            state.undoStack.pushRedone(takeBack(entry, to: entry.markAfter))
        }
        return true
    }
}

extension UndoStack.Entry {
    /// `move vertex (#3)`, and the session if it was an earlier one.
    var title: String {
        var features = inverse.features
        switch inverse.change {
        case .adds(let feature, _), .removes(let feature, _): features = [feature]
        case .rewrites: break
        }
        let place =
            switch features.count {
            case 0: label
            case 1: "\(label) (\(subject ?? "#\(features[0])"))"
            default: "\(label) (\(features.count) features)"
            }
        return place + (session.map { ", session of \($0)" } ?? "")
    }
}
