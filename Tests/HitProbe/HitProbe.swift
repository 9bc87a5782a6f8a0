import Editor
import GeoJSON
import Geography
import Glibc
import Input

/// For `make bench`: `HitProbe FILE LONGITUDE LATITUDE ZOOM [COMMAND ...]` prints the microseconds of a hit test on
/// 120 x 40 cells after some commands of the editor: the mean of many places, and the most that one of them takes.
@main
struct HitProbe {
    private static let size = CellSize(columns: 120, rows: 40)
    /// Of a place the least of so many counts, since others are at work too.
    private static let times = 5

    static func main() throws {
        let words = CommandLine.arguments
        let numbers = words.dropFirst(2).prefix(3).compactMap(Double.init)
        guard words.count >= 5, numbers.count == 3 else {
            print("HitProbe FILE LONGITUDE LATITUDE ZOOM [COMMAND ...]")
            exit(2)
        }
        let document = try Document.open(path: words[1])
        document.makeDetail()
        let layer = Layer(document: document, path: nil, name: "probe", isReadOnly: true, stamp: nil)
        let view = RequestedView.camera(
            center: Coordinate(numbers[0], numbers[1]), zoom: numbers[2], bearing: 0)
        var editor = Editor(state: EditorState(layers: [layer], view: view))
        _ = editor.update(.input(.resize(size)))
        for command in words.dropFirst(5) { _ = editor.update(.command(command)) }
        if let failure = editor.failure {
            print(failure)
            exit(1)
        }
        measure(editor)
    }

    private static func measure(_ editor: Editor) {
        var random = SystemRandomNumberGenerator()
        var (sum, most, found) = (0.0, 0.0, 0)
        let places = 2000
        for _ in 0..<places {
            let place = CellPoint(
                column: .random(in: 0..<Double(size.columns), using: &random),
                row: .random(in: 0..<Double(size.rows - 1), using: &random))
            let taken = (0..<times).map { _ in
                let start = now()
                found += editor.hitCount(at: place)
                return now() - start
            }
            sum += taken.min() ?? 0
            most = max(most, taken.min() ?? 0)
        }
        guard found > 0 else {
            print("nothing was hit")
            exit(1)
        }
        print("mean \(sum / Double(places))\nmost \(most)")
    }

    /// Microseconds of processor time: clock_gettime(2).
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
