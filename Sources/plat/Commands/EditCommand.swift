import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input
import Options

/// `plat edit`: editor commands with no terminal.
enum EditCommand {
    static func run(_ options: EditOptions) -> Int32 {
        // To edit what is half written would make it last.
        if InterruptedSaves.tell(of: options.files) { return 1 }
        var layers: [Layer]
        do throws(LayerLoading.Failure) {
            layers = try LayerLoading.layers(options.files, begins: true)
        } catch {
            Complaint.say(error.message)
            return 1
        }
        // What is written elsewhere may be protected itself.
        if options.output != nil { for index in layers.indices { layers[index].isReadOnly = false } }
        let settings: Settings
        do throws(LookFailure) {
            settings = try options.view.settings(automaticDepth: .truecolor)
        } catch { return Complaint.end(error) }
        var editor = Editor(
            state: EditorState(
                layers: layers, settings: settings,
                view: options.view.requestedView))
        var runner = EffectRunner()
        runner.output = options.output == "-" ? nil : options.output
        runner.pipesOwnFile = options.output == "-"
        runner.writesToPipe = options.files.contains(.standardInput) || options.output == "-"
        let size = options.view.size ?? CellSize(columns: 80, rows: 24)
        var ending = perform(.input(.resize(size)), &editor, &runner)
        var isSavedBySelf = false
        for command in options.commands where ending == nil {
            isSavedBySelf = isSavedBySelf || saves(command)
            ending = perform(.command(command), &editor, &runner)
            say(editor.answers, besidesDocument: runner.writesToPipe)
            if let reason = editor.failure {
                Complaint.say("\(command): \(reason)")
                return 1
            }
        }
        if !isSavedBySelf, let failure = saveAll(&editor, &runner, always: options.output != nil) {
            Complaint.say(failure)
            return 1
        }
        if runner.writesToPipe, ending != .discards, !writePipe(runner, editor) { return 1 }
        return ending == .discards ? 1 : 0
    }

    private enum Ending { case keeps, discards }

    /// Answers go to standard output, unless the document goes there.
    private static func say(_ answers: [String], besidesDocument: Bool) {
        guard !answers.isEmpty else { return }
        let text = Array(answers.map { SafeText.harmless($0) + "\n" }.joined().utf8)
        _ = FileWriting.append(text, to: besidesDocument ? STDERR_FILENO : STDOUT_FILENO)
    }

    /// Whether a command line is one of those that leave saving to the script.
    private static func saves(_ line: String) -> Bool {
        ["write", "wq", "quit", "x", "cq", "leave"].contains(EditorCommands.name(of: line))
    }

    private static func perform(
        _ event: EditorEvent, _ editor: inout Editor, _ runner: inout EffectRunner
    ) -> Ending? {
        for effect in editor.update(event) {
            if case .quit(_, let discards) = effect { return discards ? .discards : .keeps }
            guard let result = runner.run(effect, in: editor) else { continue }
            if let ending = perform(.result(result), &editor, &runner) { return ending }
        }
        return nil
    }

    /// Saves what has edits; why it could not, or nil.
    private static func saveAll(
        _ editor: inout Editor, _ runner: inout EffectRunner, always: Bool
    ) -> String? {
        // Where nothing is put into it, a file that is not there is rather mistyped than new.
        if let missing = editor.state.layers.first(where: { $0.isNew && !$0.isModified }) {
            return "\(missing.name): \(SystemError.text(ENOENT))"
        }
        for (index, layer) in editor.state.layers.enumerated() {
            guard layer.isModified || always, !runner.pipesOwnFile else { continue }
            guard layer.path != nil || runner.output != nil else { continue }
            if layer.isReadOnly, runner.output == nil {
                return "\(layer.name) is write-protected; end with -c 'write!' to save it all the same"
            }
            let request = SaveRequest(layer: index, path: nil, isForced: false, thenQuits: false)
            switch runner.run(.save(request), in: editor) {
            case .saveRefused(_, let reason, _): return reason
            case .saved(_, let path, _, _, let warning?): return "wrote \(path), but \(warning)"
            default: continue
            }
        }
        return nil
    }

    private static func writePipe(_ runner: EffectRunner, _ editor: Editor) -> Bool {
        guard let document = runner.pipeDocument ?? editor.state.layers.first?.document else { return true }
        do throws(SaveError) {
            try FileSaver.write(document, to: STDOUT_FILENO)
            return true
        } catch {
            Complaint.say("standard output: \(error.reason)")
            return false
        }
    }
}
