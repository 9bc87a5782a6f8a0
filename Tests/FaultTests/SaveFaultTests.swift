import Glibc
import Testing

/// A save that is killed, or told by the system that it cannot go on, at each call in turn: the old file or the new
/// one is there, whole.
@Suite(
    .enabled(if: Program.binary != nil, "PLAT_BINARY is not set"),
    .enabled(if: FaultLibrary.path != nil, "Tests/Faults/faults.c could not be compiled"))
struct SaveFaultTests {
    static let situations = SaveSituation.allCases
    /// How a save goes wrong everywhere, and how only where the way of saving depends on it.
    static let refusals: [(SaveSituation, String)] =
        situations.flatMap { situation in ["ENOSPC", "EIO"].map { (situation, $0) } }
        + ["EACCES", "EBUSY", "ENOENT"].flatMap { [(.plain, $0), (.hardLink, $0)] }

    /// Runs the save once for each of its calls. `body` is told what came of it.
    private func atEachCall(
        of situation: SaveSituation, _ kind: String, stays: Bool = false, _ body: (SaveAttempt) throws -> Void
    ) throws {
        let count = try Folder.with { folder in
            let attempt = try SaveAttempt(situation, fault: nil, in: folder)
            #expect(attempt.result.status == 0, "\(attempt.result.messages)")
            #expect(attempt.file == situation.new)
            return attempt.callCount
        }
        // A save that is not counted could not fail.
        try #require(count > 20)
        for number in 1...count {
            try Folder.with { folder in
                let fault = Fault(kind: kind, at: number, stays: stays)
                try body(SaveAttempt(situation, fault: fault, in: folder))
            }
        }
    }

    @Test(arguments: situations, ["kill", "torn"])
    func killed(_ situation: SaveSituation, kind: String) throws {
        try atEachCall(of: situation, kind) { attempt in
            #expect(attempt.result.status == 128 + SIGKILL, attempt.comment)
            if attempt.file == situation.old || attempt.file == situation.new { return }
            // What is half written has its old bytes beside it, and the next call on the file says so.
            let backup = try #require(attempt.backup, attempt.comment)
            #expect(attempt.folder.read(backup) == situation.old, attempt.comment)
            let next = try attempt.again()
            #expect(next.status == 1, attempt.comment)
            #expect(next.messages.contains(backup), attempt.comment)
            #expect(attempt.folder.read(backup) == situation.old, attempt.comment)
        }
    }

    @Test(arguments: refusals)
    func refused(_ situation: SaveSituation, error: String) throws {
        try atEachCall(of: situation, error) { attempt in
            switch attempt.result.status {
            case 0:
                #expect(attempt.file == situation.new, attempt.comment)
                #expect(attempt.result.messages == "", attempt.comment)
                #expect(attempt.litter == [], attempt.comment)
            case 1:
                attempt.expectOneLine()
                attempt.expectWhole()
            default: Issue.record(attempt.comment)
            }
        }
    }

    /// A disk that is full stays full.
    @Test(arguments: [SaveSituation.plain, .hardLink], ["ENOSPC", "EROFS"])
    func refusedForGood(_ situation: SaveSituation, error: String) throws {
        try atEachCall(of: situation, error, stays: true) { attempt in
            #expect([0, 1].contains(attempt.result.status), attempt.comment)
            if attempt.result.status == 1 { attempt.expectOneLine() }
            attempt.expectWhole()
        }
    }

    /// Before a byte of a file that is written in place changes, the room for all of them is there.
    @Test func noRoomToGrow() throws {
        var refused = 0
        try atEachCall(of: .grown, "ENOSPC") { attempt in
            guard attempt.struck?.contains(" fallocate") == true else { return }
            refused += 1
            #expect(attempt.result.status == 1, attempt.comment)
            #expect(
                attempt.result.messages.lowercased().hasSuffix("/a.geojson: no space left on device\n"),
                attempt.comment)
            #expect(attempt.file == attempt.situation.old, attempt.comment)
            #expect(attempt.leftovers == [], attempt.comment)
        }
        #expect(refused > 0)
    }

    @Test(arguments: [SaveSituation.plain, .hardLink], [false, true])
    func halfDone(_ situation: SaveSituation, stays: Bool) throws {
        try atEachCall(of: situation, "short", stays: stays) { attempt in
            #expect(attempt.result.status == 0, attempt.comment)
            #expect(attempt.file == situation.new, attempt.comment)
            #expect(attempt.litter == [], attempt.comment)
        }
    }
}
