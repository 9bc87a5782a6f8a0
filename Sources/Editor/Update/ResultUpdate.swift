import Drawing
import GeoJSON

extension Editor {
    /// What came of an effect.
    mutating func handle(_ result: EffectResult) {
        switch result {
        case .saved(let request, let path, let stamp, let bytes, let warning):
            saved(request, path, stamp)
            say(
                warning.map { .failure("Wrote \(path), but \($0)") } ?? .note("Wrote \(path), \(bytes) bytes")
            )
            // Of several layers one may not have been saved.
            let isAllSaved = request.path != nil || !state.isModified
            if request.thenQuits, warning == nil, isAllSaved { want(.quit(status: 0, discardsPipe: false)) }
        case .saveRefused(let request, let reason, let isChangedOnDisk):
            refused(request, reason, isChangedOnDisk)
        case .found(let request, let features): take(features, of: request)
        case .searchStopped: say(.note("The search was stopped"))
        case .measured(let text): answer([text], title: "measure")
        case .measureFailed(let reason): say(.failure("cannot measure: \(reason)"))
        case .measureStopped: say(.note("The measuring was stopped"))
        case .exported(let path): say(.note("The map is in \(path)"))
        case .themeRead(let theme):
            choose(theme)
            say(.note("theme \(theme.name)"))
        case .exportFailed(let reason), .openFailed(let reason), .themeFailed(let reason),
            .startFailed(let reason):
            say(.failure(reason))
        case .exportExists(let path):
            say(.failure("\(path) exists; export! overwrites it"))
            let name = path.contains(where: { " '\"\\".contains($0) }) ? WordSplitter.quoted(path) : path
            interrupt(
                with: Question(
                    text: "\(path) exists.",
                    answers: [Question.Answer(key: "o", label: "overwrite", command: "export! \(name)")]))
        case .compared(let lines): answer(lines, title: "changed on disk")
        case .checked(let layer, let report): take(report, ofLayer: layer)
        case .opened(let layer): replaceLayers(by: layer)
        case .basemapOpened(let choice):
            state.settings.show(choice)
            say(.note("basemap \(choice.name)"))
        case .reloaded(let index, let layer): reload(index, layer)
        case .recalled(let layer, let history, let recovers):
            recall(history, layer: layer, recovers: recovers)
        case .heldElsewhere(let layer, let holder): askWhoEdits(layer, besides: holder)
        case .history(let news): say(news.message)
        }
    }

    private mutating func saved(_ request: SaveRequest, _ path: String, _ stamp: FileStamp?) {
        guard state.layers.indices.contains(request.layer) else { return }
        // What has no name gets the first that it is written under, as in vim.
        if state.layers[request.layer].isUnnamed {
            state.layers[request.layer].path = path
            state.layers[request.layer].name = path
        }
        // A copy elsewhere leaves the file itself unsaved, as there.
        if request.path == nil || path == state.layers[request.layer].path {
            state.layers[request.layer].stamp = stamp
            state.layers[request.layer].isNew = false
            state.layers[request.layer].savedMark = state.layers[request.layer].mark
            state.layers[request.layer].savedDocument = state.layers[request.layer].document
            state.undoStack.endCoalescing()
        }
    }

    private mutating func refused(_ request: SaveRequest, _ reason: String, _ isChangedOnDisk: Bool) {
        say(.failure(reason))
        guard isChangedOnDisk else { return }
        // The answers speak of the active layer.
        if state.layers.indices.contains(request.layer) { state.activeLayer = request.layer }
        let isNew = state.layers.indices.contains(request.layer) && state.layers[request.layer].isNew
        interrupt(with: .changedOnDisk(isNew: isNew, thenQuits: request.thenQuits))
    }

    /// Asks at once, while the person may still be typing.
    private mutating func interrupt(with question: Question) {
        var question = question
        question.interruption = state.now
        state.question = question
    }

    private mutating func replaceLayers(by layer: Layer) {
        forgetUnsaved()
        let size = state.size
        var fresh = EditorState(layers: [layer], settings: state.settings)
        fresh.keyMap = state.keyMap
        fresh.promptHistory = state.promptHistory
        fresh.now = state.now
        state = fresh
        resize(to: size)
        say(.note("\(layer.name): \(layer.isNew ? "new" : "\(layer.document.featureCount) features")"))
    }

    private mutating func reload(_ index: Int, _ layer: Layer) {
        guard state.layers.indices.contains(index) else { return }
        if state.layers[index].isModified { want(.forgetUnsaved(layer: index)) }
        // Where there was nothing to see, the view is fitted to what there is now.
        if state.layers[index].path == nil { state.hasView = false }
        state.layers[index] = layer
        resize(to: state.size)
        state.undoStack.forget(layer: index)
        if state.panel?.list != nil { state.panel = nil }
        if state.selection?.layer == index { deselect() }
        say(.note("\(layer.name) was read again"))
        state.question = .interruptedSave(in: state.layers)
        state.waitingQuestions = []
    }
}
