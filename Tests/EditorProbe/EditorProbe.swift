import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input

/// For `make bench`: `EditorProbe WHAT FILE LONGITUDE LATITUDE ZOOM [COMMAND ...]` prints microseconds, after some
/// commands of the editor. WHAT is
/// - `hits`: a hit test on 120 x 40 cells, the mean of many places, and the most that one of them takes, in time of the
///   processor;
/// - `frames`: a frame of 200 x 60 cells, panned since the last; `plain-frames` before there are boxes and levels. In
///   time of the clock, for one frame may be drawn by two processors, and in time of both;
/// - `detail`: until there are boxes, the coarsest level, and all levels, in time of the clock;
/// - `frames-meanwhile`: the longest that a frame takes while they are made, before there is a level and after, the
///   mean of these, and how many frames there are, in time of the clock.
@main
struct EditorProbe {
    private static let kinds = ["hits", "frames", "plain-frames", "detail", "frames-meanwhile"]

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        let numbers = words.dropFirst(2).prefix(3).compactMap(Double.init)
        guard words.count >= 5, numbers.count == 3, kinds.contains(words[0]) else {
            print("EditorProbe \(kinds.joined(separator: "|")) FILE LONGITUDE LATITUDE ZOOM [COMMAND ...]")
            exit(2)
        }
        let document = try Document.open(path: words[1])
        if ["hits", "frames"].contains(words[0]) { document.makeDetail() }
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
            switch words[0] {
            case "hits": HitMeasure.of(editor, size)
            case "detail": DetailMeasure.steps(of: document)
            case "frames-meanwhile": DetailMeasure.frames(of: &editor, document)
            default: FrameMeasure.of(&editor)
            }
        for (name, value) in found { print(name, value) }
    }
}

/// Microseconds: clock_gettime(2).
func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

private enum HitMeasure {
    static let size = CellSize(columns: 120, rows: 39)
    private static let places = 2000
    /// Of a place the least of so many counts, since others are at work too.
    private static let times = 5
    /// The slowest places are measured again, so often.
    private static let slowest = 20
    private static let timesOfSlowest = 50

    static func of(_ editor: Editor, _ size: CellSize) -> [(String, Double)] {
        var random = SameNumbers()
        var taken = (0..<places).map { _ in
            let place = CellPoint(
                column: .random(in: 0..<Double(size.columns), using: &random),
                row: .random(in: 0..<Double(size.rows), using: &random))
            return (place: place, least: least(of: times, at: place, in: editor))
        }
        guard taken.contains(where: { editor.hitCount(at: $0.place) > 0 }) else {
            print("nothing was hit")
            exit(1)
        }
        taken.sort { $0.least > $1.least }
        let most = taken.prefix(slowest).map {
            min($0.least, least(of: timesOfSlowest, at: $0.place, in: editor))
        }
        let rest = taken.dropFirst(slowest).first?.least ?? 0
        let mean = taken.reduce(0) { $0 + $1.least } / Double(places)
        return [("mean", mean), ("most", max(most.max() ?? 0, rest))]
    }

    private static func least(of times: Int, at place: CellPoint, in editor: Editor) -> Double {
        (0..<times).map { _ in
            let start = now(CLOCK_PROCESS_CPUTIME_ID)
            _ = editor.hitCount(at: place)
            return now(CLOCK_PROCESS_CPUTIME_ID) - start
        }.min() ?? 0
    }
}

/// SplitMix64 (Steele, Lea, Flood, 2014) from one seed, so that runs measure the same places.
private struct SameNumbers: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
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
        var meansOfProcessors: [Double] = []
        for _ in 0..<rounds {
            let (start, processors) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
            for frame in 0..<frames {
                _ = editor.update(.input(.key(Key(.character(frame < frames / 2 ? "l" : "h")))))
                screen.drawMap(editor, into: &grid)
            }
            means.append((now(CLOCK_MONOTONIC) - start) / Double(frames))
            meansOfProcessors.append((now(CLOCK_PROCESS_CPUTIME_ID) - processors) / Double(frames))
        }
        return [("mean", means.min() ?? 0), ("processors", meansOfProcessors.min() ?? 0)]
    }
}
