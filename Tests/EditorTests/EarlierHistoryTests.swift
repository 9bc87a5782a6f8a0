import GeoJSON
import Input
import Testing

@testable import Editor

/// Undo and recovery across sessions, without a store.
@Suite struct EarlierHistoryTests {
    /// An editor as a later session finds it: the file after these commands, and what the commands left.
    private struct Left {
        var editor: Editor
        /// The texts from before the first edit to behind the last.
        var texts: [String] = []
        var steps: [HistoryStep] = []
        var entries: [EarlierHistory.Entry] = []

        init(_ commands: [String]) throws {
            editor = try Samples.editor(Samples.square)
            texts = [Samples.square]
            for command in commands {
                for effect in editor.update(.command(command)) {
                    guard case .remember(0, let step) = effect else { continue }
                    steps.append(step)
                    if case .edited(let edit, _) = step {
                        entries.append(EarlierHistory.Entry(edits: [edit], session: "28 Nov 12:03"))
                    }
                    texts.append(String(decoding: editor.state.layers[0].document.bytes, as: UTF8.self))
                }
            }
        }

        func unsaved(_ fit: StepFit = .exactly) -> EarlierHistory {
            EarlierHistory(
                done: [], undone: [],
                unsaved: .init(steps: steps, count: steps.count, time: "12:03", fit: fit))
        }
    }

    static let moves = ["select 0", "vertex 0.1", "move 12,50", "move 12.5,50.5"]

    private func text(_ editor: Editor) -> String {
        String(decoding: editor.state.layers[0].document.bytes, as: UTF8.self)
    }

    private func recall(
        _ history: EarlierHistory, in text: String, recovers: Bool = false
    ) throws -> (editor: Editor, effects: [Effect]) {
        var editor = try Samples.editor(text)
        let effects = editor.update(.result(.recalled(layer: 0, history, recovers: recovers)))
        return (editor, effects)
    }

    @Test func undoStopsOnceAtTheBorder() throws {
        let left = try Left(Self.moves)
        let saved = try #require(left.texts.last)
        var (editor, _) = try recall(
            EarlierHistory(done: left.entries, undone: [], unsaved: nil), in: saved)
        #expect(editor.state.question == nil)
        #expect(!editor.state.isModified)
        #expect(editor.update(.command("undo")).isEmpty)
        #expect(
            editor.state.message?.text
                == "This is how the file was opened; u again goes on into the session of 28 Nov 12:03")
        #expect(text(editor) == saved)
        #expect(editor.update(.command("undo")) == [.remember(layer: 0, .undone)])
        #expect(editor.state.message?.text == "Undone: move vertex (#0), session of 28 Nov 12:03")
        #expect(text(editor) == left.texts[1])
        #expect(editor.state.isModified)
        _ = editor.update(.command("undo"))
        #expect(text(editor) == Samples.square)
        _ = editor.update(.command("undo"))
        #expect(editor.state.message?.text == "Nothing to undo")
        #expect(editor.update(.command("redo")) == [.remember(layer: 0, .redone)])
        _ = editor.update(.command("redo"))
        #expect(text(editor) == saved)
        #expect(!editor.state.isModified)
    }

    /// Edits of this session lie above the border, and are undone without a stop.
    @Test func theOwnEditsComeFirst() throws {
        let left = try Left(Self.moves)
        let saved = try #require(left.texts.last)
        var (editor, _) = try recall(
            EarlierHistory(done: left.entries, undone: [], unsaved: nil), in: saved)
        for command in ["select 0", "vertex 0.2", "move 13,51"] { _ = editor.update(.command(command)) }
        #expect(text(editor) != saved)
        _ = editor.update(.command("undo"))
        #expect(text(editor) == saved)
        #expect(editor.state.message?.text == "Undone: move vertex (#0)")
        _ = editor.update(.command("undo"))
        #expect(text(editor) == saved)
    }

    @Test func redoGoesOnIntoTheSessionBefore() throws {
        let left = try Left(Self.moves)
        var (editor, _) = try recall(
            EarlierHistory(done: [], undone: left.entries.reversed(), unsaved: nil), in: Samples.square)
        _ = editor.update(.command("redo"))
        #expect(text(editor) == Samples.square)
        _ = editor.update(.command("redo"))
        #expect(text(editor) == left.texts[1])
        _ = editor.update(.command("redo"))
        #expect(text(editor) == left.texts[2])
        _ = editor.update(.command("undo"))
        _ = editor.update(.command("undo"))
        #expect(text(editor) == Samples.square)
        #expect(!editor.state.isModified)
    }

    @Test func aHistoryThatDoesNotFitIsDropped() throws {
        let left = try Left(Self.moves)
        var (editor, _) = try recall(
            EarlierHistory(done: left.entries, undone: [], unsaved: nil), in: Samples.square)
        _ = editor.update(.command("undo"))
        #expect(editor.update(.command("undo")).isEmpty)
        #expect(editor.failure == "the edits of the earlier session do not fit the file")
        #expect(text(editor) == Samples.square)
        _ = editor.update(.command("undo"))
        #expect(editor.state.message?.text == "Nothing to undo")
    }

    @Test(arguments: [("r", 2, UnsavedDecision.recovered(steps: 2)), ("d", 0, .discarded)])
    func asked(_ row: (key: Unicode.Scalar, edits: Int, decision: UnsavedDecision)) throws {
        let left = try Left(Self.moves)
        var (editor, effects) = try recall(left.unsaved(), in: Samples.square)
        #expect(effects.isEmpty)
        #expect(editor.state.question?.text == "2 edits of 12:03 were not saved.")
        #expect(
            editor.update(.input(.key(.character(row.key)))) == [.settle(layer: 0, row.decision)])
        #expect(editor.state.question == nil)
        #expect(text(editor) == left.texts[row.edits])
        #expect(editor.state.isModified == (row.edits > 0))
        for edits in stride(from: row.edits - 1, through: 0, by: -1) {
            _ = editor.update(.command("undo"))
            #expect(text(editor) == left.texts[edits])
        }
        #expect(!editor.state.isModified)
    }

    /// Escape decides later; what was edited in between must be undone first.
    @Test func decidedLater() throws {
        let left = try Left(Self.moves)
        var (editor, _) = try recall(left.unsaved(), in: Samples.square)
        #expect(editor.update(.input(.key(Key(.escape)))).isEmpty)
        for command in ["select 0", "vertex 0.2", "move 13,51"] { _ = editor.update(.command(command)) }
        _ = editor.update(.command("recover"))
        #expect(editor.failure == "the file was edited since it was opened: undo that first")
        editor.failure = nil
        _ = editor.update(.command("undo"))
        #expect(editor.update(.command("recover")) == [.settle(layer: 0, .recovered(steps: 2))])
        #expect(editor.failure == nil)
        #expect(text(editor) == left.texts.last)
        _ = editor.update(.command("recover"))
        #expect(editor.failure == "there is nothing to recover")
    }

    @Test func recoveryEndsWhereAnEditDoesNotFit() throws {
        var left = try Left(Self.moves)
        left.steps.append(left.steps[0])
        var (editor, effects) = try recall(left.unsaved(), in: Samples.square, recovers: true)
        #expect(effects == [.settle(layer: 0, .recovered(steps: 2))])
        #expect(editor.failure == "only the first 2 of 3 steps fit the file")
        #expect(text(editor) == left.texts.last)
        _ = editor.update(.command("undo"))
        #expect(text(editor) == left.texts[1])
    }

    /// It is asked even who opened the file to recover it.
    @Test(arguments: [false, true]) func whatStillFitsIsOffered(recovers: Bool) throws {
        let left = try Left(Self.moves)
        var (editor, _) = try recall(left.unsaved(.still), in: Samples.square + " \n", recovers: recovers)
        #expect(editor.state.question?.text == "File changed; 2 edits of 12:03 fit.")
        #expect(text(editor) == Samples.square + " \n")
        let effects = editor.update(.input(.key(Key(.character("r")))))
        #expect(effects.contains(.settle(layer: 0, .recovered(steps: 2))))
        #expect(text(editor) == (left.texts.last ?? "") + " \n")
    }

    @Test func theFileChangedSince() throws {
        let left = try Left(Self.moves)
        var (editor, _) = try recall(left.unsaved(.no), in: Samples.everything)
        #expect(editor.state.question == nil)
        #expect(editor.state.message?.kind == .warning)
        #expect(
            editor.state.message?.text
                == "2 edits of 12:03 do not fit the changed file; recover! discards them")
        _ = editor.update(.command("recover"))
        #expect(text(editor) == Samples.everything)
        #expect(editor.update(.command("recover!")) == [.settle(layer: 0, .discarded)])
    }

    @Test func anotherEditorHasTheFile() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.result(.heldElsewhere(layer: 0, holder: "ann@host since 12:03, process 7")))
        #expect(
            editor.state.question?.text
                == "Edited by ann@host since 12:03, process 7.")
        // What else is to be asked waits for its turn.
        let left = try Left(Self.moves)
        _ = editor.update(.result(.recalled(layer: 0, left.unsaved(), recovers: false)))
        _ = editor.update(.input(.key(.character("r"))))
        #expect(editor.state.layers[0].isReadOnly)
        #expect(editor.state.question?.text == "2 edits of 12:03 were not saved.")
    }

    @Test(
        arguments: [
            ("quit!", [.forgetUnsaved(layer: 0), .quit(status: 0, discardsPipe: false)]),
            ("cq", [.forgetUnsaved(layer: 0), .quit(status: 1, discardsPipe: true)]),
            ("quit", []),
        ] as [(String, [Effect])])
    func whatIsThrownAwayIsForgotten(_ row: (command: String, effects: [Effect])) throws {
        var left = try Left(Self.moves)
        #expect(left.editor.update(.command(row.command)) == row.effects)
    }
}
