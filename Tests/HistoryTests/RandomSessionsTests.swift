import GeoJSON
import TestSupport
import Testing

@testable import History

/// Sessions that edit, undo, redo, save and are killed at random, against a model of what they had.
@Suite struct RandomSessionsTests {
    @Test(arguments: UInt64(0)..<24) func nothingIsLost(_ seed: UInt64) throws {
        let sample = try Sample()
        var random = SeededGenerator(seed: seed)
        /// The number in the file, the one in memory when the last session ended, and one that never was.
        var (disk, memory, fresh) = (1, 1, 2)
        for round in 0..<12 {
            let session = try sample.session(disk)
            var editor = MiniEditor(number: disk)
            let found = try session.find()
            editor.install(found)
            if let unsaved = found.unsaved {
                #expect(unsaved.fit == .exactly)
                for step in unsaved.steps { editor.take(step) }
                try session.commit { journal throws(HistoryError) in
                    try journal.recover(unsaved.steps.count)
                }
            }
            #expect(editor.number == memory, "round \(round)")
            var whole = editor
            while !whole.done.isEmpty { whole.take(.undone) }
            #expect(whole.number == 1, "round \(round)")
            while !whole.undone.isEmpty { whole.take(.redone) }
            try play(session, &editor, &disk, &fresh, &random)
            memory = editor.number
        }
    }

    /// Plays until the session is killed or left.
    private func play(
        _ session: Session, _ editor: inout MiniEditor, _ disk: inout Int, _ fresh: inout Int,
        _ random: inout SeededGenerator
    ) throws {
        for _ in 0..<Int.random(in: 0..<10, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                let joins = random.chance(4) && !editor.done.isEmpty
                let step = HistoryStep.edited(Sample.edit(editor.number, fresh), joinsPrevious: joins)
                fresh += 1
                try take(step, session, &editor)
            case 5, 6: if !editor.done.isEmpty { try take(.undone, session, &editor) }
            case 7: if !editor.undone.isEmpty { try take(.redone, session, &editor) }
            case 8:
                try session.write(editor.number)
                disk = editor.number
            default:
                // Killed while it saved, before the file was there or behind it.
                try session.willWrite(editor.number)
                if random.chance(2) { disk = editor.number }
                return
            }
        }
        if random.chance(4), editor.number != disk {
            try session.commit { journal throws(HistoryError) in try journal.forgetUnsaved() }
            editor.number = disk
        }
    }

    private func take(_ step: HistoryStep, _ session: Session, _ editor: inout MiniEditor) throws {
        editor.take(step)
        try session.commit { journal throws(HistoryError) in try journal.append(step) }
    }
}

/// What the editor does with steps, on a document that is one number.
private struct MiniEditor {
    var number: Int
    var done: [[Edit]] = []
    var undone: [[Edit]] = []

    init(number: Int) { self.number = number }

    mutating func install(_ found: FoundHistory) {
        done = found.done.map(\.edits)
        undone = found.undone.map(\.edits)
    }

    mutating func take(_ step: HistoryStep) {
        switch step {
        case .edited(let edit, let joins):
            apply(edit)
            done.append((joins ? done.popLast() ?? [] : []) + [edit])
            undone = []
        case .undone:
            guard let edits = done.popLast() else { return }
            for edit in edits.reversed() { apply(edit.inverted) }
            undone.append(edits)
        case .redone:
            guard let edits = undone.popLast() else { return }
            for edit in edits { apply(edit) }
            done.append(edits)
        }
    }

    private mutating func apply(_ edit: Edit) {
        for splice in edit.splices {
            #expect(splice.old == Array("\(number)".utf8))
            number = Int(String(decoding: splice.new, as: UTF8.self)) ?? -1
        }
    }
}
