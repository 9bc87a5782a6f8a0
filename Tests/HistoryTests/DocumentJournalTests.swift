import GeoJSON
import Testing

@testable import History

/// What one session leaves and the next one finds.
@Suite struct DocumentJournalTests {
    @Test func aFileThatNothingIsKnownOf() throws {
        let sample = try Sample()
        #expect(try sample.session(1).find().isEmpty)
        #expect(!sample.folder.hasDatabase)
        try sample.session(1).edit(1, 2)
        #expect(try sample.session(1, path: "/somewhere/else").find().isEmpty)
    }

    @Test func whatWasNotSavedIsFound() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.edit(2, 3, joins: true)
            try first.edit(3, 4)
            try first.undo()
        }
        let unsaved = try #require(try sample.session(1).find().unsaved)
        #expect(unsaved.fit == .exactly)
        #expect(unsaved.count == 1)
        #expect(
            unsaved.steps == [
                .edited(Sample.edit(1, 2), joinsPrevious: false),
                .edited(Sample.edit(2, 3), joinsPrevious: true),
                .edited(Sample.edit(3, 4), joinsPrevious: false), .undone,
            ])
    }

    @Test func whatWasUndoneAgainIsNotUnsaved() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.undo()
        }
        let found = try sample.session(1).find()
        #expect(found.unsaved == nil)
        #expect(found.undone.map(\.edits) == [[Sample.edit(1, 2)]])
    }

    @Test func undoGoesOnIntoTheSessionBefore() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.write(2)
        }
        do {
            let second = try sample.session(2)
            #expect(try second.find().done.map(\.edits) == [[Sample.edit(1, 2)]])
            try second.edit(2, 5)
            try second.edit(5, 6)
            try second.write(6)
            try second.undo()
            try second.write(5)
        }
        let third = try sample.session(5).find()
        #expect(third.unsaved == nil)
        #expect(third.done.map(\.edits) == [[Sample.edit(1, 2)], [Sample.edit(2, 5)]])
        #expect(third.undone.map(\.edits) == [[Sample.edit(5, 6)]])
    }

    /// A kill between the journal's word and the writing, or right behind the writing.
    @Test(arguments: [false, true]) func killedWhileSaving(_ fileWasWritten: Bool) throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.willWrite(2)
        }
        let found = try sample.session(fileWasWritten ? 2 : 1).find()
        #expect((found.unsaved == nil) == fileWasWritten)
        #expect(found.unsaved?.fit ?? .exactly == .exactly)
        #expect(found.done.count == (fileWasWritten ? 1 : 0))
    }

    /// Recovered edits go on being unsaved until they are saved, and go with `quit!`.
    @Test(arguments: [false, true]) func recovered(_ fileWasWritten: Bool) throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            if fileWasWritten { try first.willWrite(2) }
            try first.edit(2, 3)
        }
        let onDisk = fileWasWritten ? 2 : 1
        do {
            let second = try sample.session(onDisk)
            let unsaved = try #require(try second.find().unsaved)
            try second.commit { journal throws(HistoryError) in try journal.recover(unsaved.steps.count) }
            try second.edit(3, 4)
        }
        do {
            let third = try sample.session(onDisk)
            let unsaved = try #require(try third.find().unsaved)
            #expect(unsaved.count == (fileWasWritten ? 2 : 3))
            try third.commit { journal throws(HistoryError) in
                try journal.recover(unsaved.steps.count)
                try journal.forgetUnsaved()
            }
        }
        let fourth = try sample.session(onDisk).find()
        #expect(fourth.unsaved == nil)
        #expect(fourth.done.count == (fileWasWritten ? 1 : 0))
    }

    @Test func onlyWhatFittedGoesOn() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            for digit in 1..<6 { try first.edit(digit, digit + 1) }
        }
        do {
            let second = try sample.session(1)
            #expect(try second.find().unsaved?.count == 5)
            try second.commit { journal throws(HistoryError) in try journal.recover(2) }
        }
        #expect(try sample.session(1).find().unsaved?.count == 2)
    }

    @Test func discarded() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.write(2)
            try first.edit(2, 3)
        }
        do {
            let second = try sample.session(2)
            #expect(try second.find().unsaved?.count == 1)
            try second.commit { journal throws(HistoryError) in try journal.discard() }
            try second.edit(2, 7)
            try second.write(7)
        }
        let third = try sample.session(7).find()
        #expect(third.unsaved == nil)
        #expect(third.done.map(\.edits) == [[Sample.edit(1, 2)], [Sample.edit(2, 7)]])
    }

    /// Who decides later works on in a journal of its own; both are kept.
    @Test func decidedLater() throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        do {
            let second = try sample.session(1)
            #expect(try second.find().unsaved?.count == 1)
            try second.edit(1, 8)
            try second.write(8)
        }
        let third = try sample.session(8).find()
        #expect(third.unsaved == nil)
        #expect(third.done.map(\.edits) == [[Sample.edit(1, 8)]])
        #expect(try sample.session(1).find().unsaved?.steps.count == 1)
    }

    @Test func theFileIsAnotherOne() throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        do {
            let second = try sample.session(9)
            let found = try second.find()
            #expect(found.unsaved?.fit == .no)
            #expect(found.done.isEmpty)
            try second.commit { journal throws(HistoryError) in try journal.discard() }
        }
        #expect(try sample.session(1).find().isEmpty)
    }

    /// Another program wrote behind it: the edits still fit, and the session goes on from the file as it is.
    @Test(arguments: [false, true]) func theFileBecameLonger(_ wasBegun: Bool) throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        let longer = try Document.read(bytes: Sample.bytes(1) + [0x20, 0x0A])
        func session() -> Session {
            Session(store: HistoryStore(folder: sample.folder), path: Sample.path, document: longer)
        }
        #expect(try HistoryStore(folder: sample.folder).unsaved().count == 1)
        do {
            let second = session()
            let unsaved = try #require(try second.find().unsaved)
            #expect(unsaved.fit == .still)
            #expect(unsaved.steps == [.edited(Sample.edit(1, 2), joinsPrevious: false)])
            if wasBegun {
                try second.edit(1, 3)
                try second.undo()
            }
            try second.commit { journal throws(HistoryError) in try journal.recover(1) }
            try second.edit(2, 4)
        }
        let unsaved = try #require(try session().find().unsaved)
        #expect(unsaved.fit == .exactly)
        #expect(unsaved.count == 2)
        #expect(try HistoryStore(folder: sample.folder).unsaved().count == 1)
    }

    /// What does not fit stays, until somebody throws it away.
    @Test func whatDoesNotFitIsKept() throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        for _ in 0..<2 { #expect(try sample.session(9).find().unsaved?.fit == .no) }
        #expect(try sample.session(1).find().unsaved?.fit == .exactly)
    }

    /// A file that another program set back: what lies ahead of it stays, should it come again.
    @Test func theFileIsAnOlderOne() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.write(2)
            try first.edit(2, 3)
            try first.write(3)
        }
        do {
            let second = try sample.session(2)
            let found = try second.find()
            #expect(found.unsaved == nil)
            #expect(found.done.count == 1)
            try second.edit(2, 7)
            try second.write(7)
        }
        #expect(
            try sample.session(7).find().done.map(\.edits.first) == [Sample.edit(1, 2), Sample.edit(2, 7)])
        #expect(
            try sample.session(3).find().done.map(\.edits.first) == [Sample.edit(1, 2), Sample.edit(2, 3)])
    }

    @Test func whatIsInUseIsNotOffered() throws {
        let sample = try Sample()
        var first: Session? = try sample.session(1)
        try first?.edit(1, 2)
        let second = try sample.session(1)
        #expect(try second.find().isEmpty)
        try second.edit(1, 3)
        try first?.edit(2, 4)
        first = nil
        #expect(try sample.session(1).find().unsaved?.steps.count == 2)
        withExtendedLifetime(second) {}
    }

    @Test func whatIsThrownAwayIsNotUnsaved() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.write(2)
            try first.edit(2, 3)
            try first.commit { journal throws(HistoryError) in try journal.forgetUnsaved() }
        }
        let found = try sample.session(2).find()
        #expect(found.unsaved == nil)
        #expect(found.done.count == 1)
    }

    @Test func aFingerprintIsOfAllBytes() throws {
        let whole = try #require(Fingerprint(of: Sample.document(1)))
        #expect(whole == Fingerprint(of: try Sample.document(1)))
        #expect(whole != Fingerprint(of: try Sample.document(2)))
        var edited = try Sample.document(2)
        _ = edited.apply(Sample.edit(2, 1))
        #expect(whole == Fingerprint(of: edited))
        #expect(Fingerprint(decoding: whole.encoded) == whole)
        #expect(Fingerprint(decoding: Array(whole.encoded.dropLast())) == nil)
        // XXH3_128bits of no bytes, as its specification gives it.
        #expect(Fingerprint(of: "").name == "99aa06d3014798d86001c324468d497f")
    }
}
