import Drawing
import Editor
import Geography
import Glibc
import Input
import Options

/// `plat replay`: recorded input through the very editor.
enum ReplayCommand {
    static func run(_ options: ReplayOptions) -> Int32 {
        let layer: Layer
        let events: [EventLine]
        let name = LayerLoading.name(of: options.events)
        do throws(LayerLoading.Failure) {
            let line = ProgressLine(name: LayerLoading.name(of: options.file))
            defer { line.end() }
            layer = try LayerLoading.layer(options.file, asks: true, begins: true, progress: line.goesOn)
            events = try read(options.events, name: name)
        } catch {
            Complaint.say(error.message)
            return 1
        }
        let settings: Settings
        do throws(LookFailure) {
            settings = try options.view.settings(automaticDepth: .truecolor)
        } catch { return Complaint.end(error) }
        let editor = Editor(
            state: EditorState(
                layers: [layer], settings: settings,
                view: options.view.requestedView))
        var player = EventPlayer(editor: editor, size: options.view.size ?? CellSize(columns: 80, rows: 24))
        for event in events {
            let outcome = player.play(event.event)
            if let failure = player.takeFailure() { Complaint.say("\(name):\(event.line): \(failure)") }
            switch outcome {
            case .goesOn: continue
            case .ends(let status): return status
            case .isWrong(let reason):
                Complaint.say("\(name):\(event.line): \(reason)")
                return 1
            }
        }
        return 0
    }

    private static func read(_ file: InputFile, name: String) throws(LayerLoading.Failure) -> [EventLine] {
        let bytes: [UInt8]
        switch FileReading.bytes(of: file, limit: FileReading.longestEvents) {
        case .success(let read): bytes = read
        case .failure(let failure): throw LayerLoading.Failure(message: "\(name): \(failure.reason)")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw LayerLoading.Failure(message: "\(name): not valid UTF-8")
        }
        do throws(EventsError) {
            return try EventsFile.parse(text)
        } catch {
            throw LayerLoading.Failure(message: "\(name):\(error.line): \(error.reason)")
        }
    }
}
