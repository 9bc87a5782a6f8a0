import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input
import Synchronization
import Threads

/// What a thread makes as the editor's does, and how long frames take meanwhile.
enum DetailMeasure {
    static func steps(of document: Document) -> [(String, Double)] {
        let start = now(CLOCK_MONOTONIC)
        let making = Making(document)
        var steps: [(String, Double)] = []
        func note(_ name: String, _ isThere: Bool) {
            if isThere, !steps.contains(where: { $0.0 == name }) {
                steps.append((name, now(CLOCK_MONOTONIC) - start))
            }
        }
        while !making.isDone.load(ordering: .acquiring) {
            note("boxes", document.sourceGeometry.detail != nil)
            note("coarsest", document.sourceGeometry.detail?.levels.isEmpty == false)
            usleep(1000)
        }
        note("all", true)
        return steps
    }

    static func frames(of editor: inout Editor, _ document: Document) -> [(String, Double)] {
        var screen = EditorScreen()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        screen.drawMap(editor, into: &grid)
        let making = Making(document)
        var (before, after): ([Double], [Double]) = ([], [])
        while !making.isDone.load(ordering: .acquiring) {
            let start = now(CLOCK_MONOTONIC)
            let hasLevel = document.sourceGeometry.detail?.levels.isEmpty == false
            let count = before.count + after.count
            _ = editor.update(.input(.key(Key(.character(count / 10 % 2 == 0 ? "l" : "h")))))
            screen.drawMap(editor, into: &grid)
            let taken = now(CLOCK_MONOTONIC) - start
            if hasLevel { after.append(taken) } else { before.append(taken) }
        }
        return [
            ("before", before.max() ?? 0), ("after", after.max() ?? 0),
            ("mean-after", after.reduce(0, +) / Double(max(1, after.count))),
            ("frames-before", Double(before.count)), ("frames-after", Double(after.count)),
        ]
    }

    /// Makes it at once on a thread that gives way to others.
    private final class Making: Sendable {
        let isDone = Atomic(false)
        private let document: Document

        init(_ document: Document) {
            self.document = document
            let isMade = SideThread.detach { [self] in
                document.makeDetail {
                    if document.overview != nil { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 5) }
                }
                isDone.store(true, ordering: .releasing)
            }
            if !isMade { exit(1) }
        }
    }
}
