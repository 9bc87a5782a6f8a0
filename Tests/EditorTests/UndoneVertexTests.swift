import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// Which vertex is selected after undo and redo: what `x` would delete then.
@Suite struct UndoneVertexTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let keys: String
        let vertex: Int?
        var testDescription: String { keys }
    }

    /// `R` stands for Ctrl-R.
    @Test(arguments: [
        Case(keys: "ni", vertex: 1), Case(keys: "niu", vertex: 0), Case(keys: "niuR", vertex: 1),
        Case(keys: "nnx", vertex: 1), Case(keys: "nnxu", vertex: 1), Case(keys: "nnxuR", vertex: 1),
        Case(keys: "ninnu", vertex: 0), Case(keys: "ninnuR", vertex: 1),
        Case(keys: "NxuR", vertex: 2), Case(keys: "Nxu", vertex: 3),
        Case(keys: "niiuuRR", vertex: 2),
    ])
    func theVertexThatCameBack(_ given: Case) throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command("select 0"))
        for scalar in given.keys.unicodeScalars {
            _ = editor.update(.input(.key(scalar == "R" ? .control("r") : .character(scalar))))
        }
        #expect(editor.state.selection?.vertex?.vertex == given.vertex)
    }

    /// The number that was selected is another vertex's where none is known.
    @Test func noneIsSelectedWhereNoneWas() throws {
        var editor = try Samples.editor(Samples.square)
        for line in ["select 0", "insert 10.5,50", "vertex 0.3", "undo"] { _ = editor.update(.command(line)) }
        #expect(editor.state.selection?.vertex == nil)
        _ = editor.update(.command("redo"))
        #expect(editor.state.selection?.vertex?.vertex == 1)
        _ = editor.update(.command("delete"))
        _ = editor.update(.command("undo"))
        #expect(editor.state.selection?.vertex?.vertex == 1)
    }

    @Test func redoAndDeleteGiveWhatWasThere() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command("select 0"))
        for key in [Key.character("n"), .character("i"), .character("u"), .control("r"), .character("x")] {
            _ = editor.update(.input(.key(key)))
        }
        let part = try #require(editor.state.selection?.geometry.parts.first)
        #expect(part.coordinates.first == Coordinate(10, 50))
        #expect(part.vertexCount == 4)
    }
}
