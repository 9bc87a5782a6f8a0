import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input
import Options
import Terminal

/// `plat render`: the map on standard output.
enum RenderCommand {
    private static let usualSize = CellSize(columns: 80, rows: 24)

    static func run(_ options: RenderOptions) -> Int32 {
        if let output = options.output, options.format == nil, PictureFormat.isUnknown(path: output) {
            Complaint.say(
                "--output: the ending of '\(output)' names no format: use \(PictureFormat.endings), or --format"
            )
            return 2
        }
        let isTerminal = options.output == nil && isatty(STDOUT_FILENO) == 1
        let format = options.pictureFormat ?? (isTerminal ? .ansi : .text)
        _ = InterruptedSaves.tell(of: options.files)
        let layers: [Layer]
        do throws(LayerLoading.Failure) {
            layers = try LayerLoading.layers(options.files)
        } catch {
            Complaint.say(error.message)
            return 1
        }
        // The size is the map's own: the status line is added, and left out of the picture.
        let map = options.view.size ?? terminalSize() ?? usualSize
        let depth =
            isTerminal && options.view.color != "always" ? ColorDetection.depthOfEnvironment() : .truecolor
        let settings: Settings
        do throws(LookFailure) {
            settings = try options.view.settings(automaticDepth: depth)
        } catch { return Complaint.end(error) }
        var editor = Editor(
            state: EditorState(
                layers: layers, settings: settings,
                view: options.view.requestedView))
        _ = editor.update(
            .input(.resize(CellSize(columns: map.columns, rows: map.rows < 2 ? map.rows : map.rows + 1))))
        var screen = EditorScreen()
        let bytes: [UInt8]
        switch format {
        case .ansi: bytes = ansi(editor, &screen)
        case .text, .html, .svg:
            bytes = Picture.bytes(of: editor, format: format, mapOnly: true, screen: &screen)
        }
        let output = options.output.flatMap(FileStamp.init(path:))
        if output != nil, layers.contains(where: { $0.stamp == output }) {
            Complaint.say("\(options.output ?? ""): is the map itself; it is not overwritten by a picture")
            return 1
        }
        return write(bytes, to: options.output)
    }

    /// In the depth that was asked for, none included.
    private static func ansi(_ editor: Editor, _ screen: inout EditorScreen) -> [UInt8] {
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        screen.drawMap(editor, into: &grid)
        return Array(ANSIWriter.text(of: grid, depth: editor.state.settings.colorDepth).utf8)
    }

    private static func terminalSize() -> CellSize? {
        var window = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0,
            window.ws_col > 0, window.ws_row > 1
        else { return nil }
        return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row) - 1)
    }

    private static func write(_ bytes: [UInt8], to output: String?) -> Int32 {
        guard let output, output != "-" else {
            if StandardOutput.write(bytes) { return 0 }
            Complaint.say("standard output: the picture could not be written whole")
            return 1
        }
        guard let reason = FileWriting.write(bytes, to: output) else { return 0 }
        Complaint.say("\(output): \(reason)")
        return 1
    }
}

extension RenderOptions {
    /// What was asked for, or what the output's name says.
    fileprivate var pictureFormat: PictureFormat? {
        format.flatMap(PictureFormat.init(rawValue:)) ?? output.flatMap(PictureFormat.init(path:))
    }
}
