import Geography
import Input
import Testing

@testable import Editor

@Suite struct ResizeTests {
    /// As far out as it goes, the least zoom of one size is another's than that of the next.
    @Test func aSizeThatComesBackShowsTheSame() throws {
        var editor = try Samples.editor(Samples.square, columns: 60, rows: 12)
        for _ in 0..<40 { _ = editor.update(.input(.key(Key(.character("-"))))) }
        let start = editor.state.camera
        #expect(start.zoom == CameraLimits.shallowest(for: editor.state.mapSize) && start.zoom < 0)
        for size in [(200, 60), (20, 5), (1, 1), (0, 0), (61, 13), (60, 12)] {
            _ = editor.update(.input(.resize(CellSize(columns: size.0, rows: size.1))))
        }
        #expect(editor.state.camera == start)
    }
}
