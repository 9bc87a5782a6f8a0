import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input
import Options
import Terminal

/// `plat FILE`: the editor on the controlling terminal.
enum EditorCommand {
    static func run(_ options: EditorOptions) -> Int32 {
        if options.recovers, options.files.isEmpty { return RecoverCommand.run() }
        if let complaint = complaint(about: options.files.first) {
            Complaint.say(complaint)
            return 1
        }
        let layers: [Layer]
        do throws(LayerLoading.Failure) {
            layers =
                options.files.isEmpty
                ? [try LayerLoading.empty()]
                : try LayerLoading.layers(
                    options.files, isReadOnly: options.isReadOnly, asks: true, begins: true)
        } catch {
            Complaint.say(error.message)
            return 1
        }
        var recorder: Recorder?
        if let path = options.record {
            switch Recorder.open(path, besides: options.files) {
            case .success(let opened): recorder = opened
            case .failure(let failure):
                Complaint.say("\(path): \(failure.reason)")
                return 1
            }
        }
        var settings: Settings
        do throws(LookFailure) {
            settings = try options.view.settings(automaticDepth: .truecolor)
        } catch { return Complaint.end(error) }
        if options.view.theme == nil, BackgroundLight.ofEnvironment() == .light { settings.theme = .light }
        do throws(TerminalError) {
            let session = try TerminalSession(
                options: TerminalOptions(
                    mouse: options.view.mouse.flatMap(MouseMode.init(rawValue:)) ?? .automatic,
                    color: options.view.colorDepth))
            var loop = EditorLoop(
                session: session, layers: layers, settings: settings, options: options, recorder: recorder)
            return loop.run()
        } catch {
            Complaint.say(error.reason)
            return 1
        }
    }

    /// A word that names no file, but may be meant as a command.
    private static func complaint(about file: InputFile?) -> String? {
        guard case .path(let word)? = file, FileStamp(path: word) == nil else { return nil }
        return CommandHint.clause(for: word).map { "\(word): no such file; \($0)" }
    }
}
