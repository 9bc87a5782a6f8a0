import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// The arrows carry a feature: a drag, and one edit when it is let go.
@Suite struct CarryTests {
    /// What the editor wants to have remembered of some keys.
    private static func steps(_ editor: inout Editor, _ keys: [Key]) -> Int {
        var count = 0
        for key in keys {
            for effect in editor.update(.input(.key(key))) {
                if case .remember = effect { count += 1 }
            }
        }
        return count
    }

    private static func bytes(_ editor: Editor) -> [UInt8] { editor.state.layers[0].document.bytes }

    private static func carrying() throws -> Editor {
        var editor = try Samples.editor(Samples.square)
        _ = steps(&editor, [Key(.tab), .character("m")])
        #expect(editor.state.isMovingFeature)
        return editor
    }

    @Test(arguments: [Key(.enter), .character("m"), .character("n"), .character("?"), .control("s")])
    func thirtyArrowsAreOneEdit(lets: Key) throws {
        var editor = try Self.carrying()
        let arrows = Array(repeating: Key(.right), count: 20) + Array(repeating: Key(.up, .shift), count: 10)
        #expect(Self.steps(&editor, arrows) == 0)
        #expect(Self.bytes(editor) == Array(Samples.square.utf8))
        #expect(Screenshot.lines(editor).last?.contains("CARRY") == true)
        #expect(Self.steps(&editor, [lets]) == 1)
        #expect(!editor.state.isMovingFeature)
        #expect(Self.bytes(editor) != Array(Samples.square.utf8))
        _ = editor.update(.command("undo"))
        #expect(Self.bytes(editor) == Array(Samples.square.utf8))
    }

    @Test func whatIsLetGoIsWhereTheArrowsLed() throws {
        var editor = try Self.carrying()
        let way = editor.state.viewport.world(DotVector(x: 3, y: 0))
        _ = Self.steps(&editor, [Key(.right), Key(.right), Key(.right), Key(.enter)])
        let place = try #require(editor.state.selection?.geometry.parts.first?.coordinates.first)
        #expect(abs(place.longitude - 10 - way.x * 360) < 0.2 / editor.state.viewport.dotsPerWorld * 360)
        // What did not move keeps its number.
        #expect(place.latitude == 50)
    }

    @Test func escapePutsItBack() throws {
        var editor = try Self.carrying()
        #expect(Self.steps(&editor, [Key(.right), Key(.down), Key(.escape)]) == 0)
        #expect(!editor.state.isMovingFeature)
        #expect(editor.state.selection?.feature == 0)
        #expect(Self.bytes(editor) == Array(Samples.square.utf8))
        #expect(!editor.state.isModified)
    }

    @Test func thereAndBackIsNoEdit() throws {
        var editor = try Self.carrying()
        let keys: [Key.Code] = [.right, .right, .right, .up, .left, .left, .down, .left, .enter]
        #expect(Self.steps(&editor, keys.map { Key($0) }) == 0)
        #expect(!editor.state.isModified)
    }

    @Test func thePressOfTheMouseLetsGo() throws {
        var editor = try Self.carrying()
        _ = Self.steps(&editor, [Key(.right, .shift)])
        _ = editor.update(.input(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 1.5, row: 1.5)))))
        #expect(!editor.state.isMovingFeature)
        #expect(editor.state.isModified)
    }

    @Test func theArrowsCarryBesideAnOpenPanel() throws {
        var editor = try Samples.editor(Samples.everything, columns: 80)
        _ = Self.steps(&editor, [.character("f"), .character("m"), Key(.down, .shift), Key(.enter)])
        #expect(editor.state.selection?.feature == 0)
        #expect(editor.state.isModified)
    }

    @Test func theMapFollowsWhatIsCarriedOff() throws {
        var editor = try Self.carrying()
        _ = Self.steps(&editor, Array(repeating: Key(.right, .shift), count: 40))
        var isShown = false
        if case .shape(let drag) = editor.state.drag {
            isShown = editor.state.viewport.worldOffsets(of: drag.shape.box) != nil
        }
        #expect(isShown)
    }

    @Test func aScriptThatCarriesGoesOn() throws {
        var editor = try Samples.editor(Samples.square)
        for line in ["select 0", "carry", "nudge feature right 5", "enter"] {
            _ = editor.update(.command(line))
        }
        #expect(editor.failure == nil)
        #expect(editor.state.isModified)
    }
}
