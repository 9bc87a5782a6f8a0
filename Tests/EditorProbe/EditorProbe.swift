import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input

/// For `make bench`: `EditorProbe WHAT FILE LONGITUDE LATITUDE ZOOM [COMMAND ...]` prints microseconds of processor
/// time, after some commands of the editor. WHAT is
/// - `hits`: a hit test on 120 x 40 cells, the mean of many places, and the most that one of them takes;
/// - `frames`: a frame of 200 x 60 cells, panned since the last; `plain-frames` before there are boxes and levels.
@main
struct EditorProbe {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        let numbers = words.dropFirst(2).prefix(3).compactMap(Double.init)
        guard words.count >= 5, numbers.count == 3, ["hits", "frames", "plain-frames"].contains(words[0])
        else {
            print("EditorProbe hits|frames|plain-frames FILE LONGITUDE LATITUDE ZOOM [COMMAND ...]")
            exit(2)
        }
        let document = try Document.open(path: words[1])
        if words[0] != "plain-frames" { document.makeDetail() }
        let layer = Layer(document: document, path: nil, name: "probe", isReadOnly: true, stamp: nil)
        let view = RequestedView.camera(
            center: Coordinate(numbers[0], numbers[1]), zoom: numbers[2], bearing: 0)
        var editor = Editor(state: EditorState(layers: [layer], view: view))
        let size = words[0] == "hits" ? HitMeasure.size : FrameMeasure.size
        _ = editor.update(.input(.resize(CellSize(columns: size.columns, rows: size.rows + 1))))
        for command in words.dropFirst(5) {
            _ = editor.update(.command(command))
            guard let failure = editor.failure else { continue }
            print(failure)
            exit(1)
        }
        let found =
            words[0] == "hits" ? HitMeasure.of(editor, size) : FrameMeasure.of(&editor)
        for (name, value) in found { print(name, value) }
    }
}

/// Microseconds of processor time of this process: clock_gettime(2).
private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

private enum HitMeasure {
    static let size = CellSize(columns: 120, rows: 39)
    private static let places = 2000
    /// Of a place the least of so many counts, since others are at work too.
    private static let times = 5

    static func of(_ editor: Editor, _ size: CellSize) -> [(String, Double)] {
        var random = SystemRandomNumberGenerator()
        var (sum, most, found) = (0.0, 0.0, 0)
        var worst = CellPoint(column: 0, row: 0)
        for _ in 0..<places {
            let place = CellPoint(
                column: .random(in: 0..<Double(size.columns), using: &random),
                row: .random(in: 0..<Double(size.rows), using: &random))
            let taken = (0..<times).map { _ in
                let start = now()
                found += editor.hitCount(at: place)
                return now() - start
            }
            sum += taken.min() ?? 0
            if let least = taken.min(), least > most { most = least; worst = place }
        }
        if let text = getenv("LOOP"), let times = Int(String(cString: text)) {
            print("worst", worst, editor.hitCount(at: worst))
            for _ in 0..<times { found += editor.hitCount(at: worst) }
        }
        guard found > 0 else {
            print("nothing was hit")
            exit(1)
        }
        return [("mean", sum / Double(places)), ("most", most)]
    }
}

private enum FrameMeasure {
    static let size = CellSize(columns: 200, rows: 60)
    private static let rounds = 7
    private static let frames = 20

    static func of(_ editor: inout Editor) -> [(String, Double)] {
        var screen = EditorScreen()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        // The first frame reads what the next ones know.
        screen.drawMap(editor, into: &grid)
        var means: [Double] = []
        for _ in 0..<rounds {
            let start = now()
            for frame in 0..<frames {
                _ = editor.update(.input(.key(Key(.character(frame < frames / 2 ? "l" : "h")))))
                screen.drawMap(editor, into: &grid)
            }
            means.append((now() - start) / Double(frames))
        }
        return [("mean", means.min() ?? 0)]
    }
}
