import Glibc
import Testing

/// The program that writes a journal.
enum JournalProbe {
    /// Built beside the editor.
    static let path = Program.beside("JournalProbe")
}

/// A journal whose process is killed, or told by the system that it cannot go on, at each call in turn: every edit
/// that was committed is found by the next, which can write on.
@Suite(
    .enabled(if: JournalProbe.path != nil, "PLAT_BINARY is not set, or JournalProbe is not beside it"),
    .enabled(if: FaultLibrary.path != nil, "Tests/Faults/faults.c could not be compiled"))
struct JournalFaultTests {
    static let edits = 2

    private func run(_ words: [String], _ settings: [String] = [], in folder: Folder) throws -> Finished {
        let probe = try #require(JournalProbe.path)
        return try #require(
            Program.run(["env"] + settings + [probe, words[0], folder.path("state")] + words.dropFirst()))
    }

    private func write(_ fault: Fault?, in folder: Folder) throws -> Finished {
        let settings = [
            "LD_PRELOAD=\(try #require(FaultLibrary.path))", "PLAT_FAULT_PATH=\(folder.path("state"))",
            "PLAT_FAULT_COUNT=\(folder.path("calls"))",
        ]
        return try run(["write", "\(Self.edits)"], settings + (fault?.settings ?? []), in: folder)
    }

    /// What the system refuses is tried at every third call.
    @Test(arguments: [("kill", 1), ("torn", 1), ("ENOSPC", 3), ("EIO", 3)])
    func everyCommittedEditIsFound(_ row: (kind: String, step: Int)) throws {
        let calls = try Folder.with { folder in
            let result = try write(nil, in: folder)
            #expect(result.status == 0, "\(result.messages)")
            return folder.read("calls")?.count { $0 == 0x0a } ?? 0
        }
        try #require(calls > 100)
        for number in stride(from: 1, through: calls, by: row.step) {
            try Folder.with { folder in
                let fault = Fault(kind: row.kind, at: number)
                let result = try write(fault, in: folder)
                let lines = result.messages.split(separator: "\n")
                let committed = lines.compactMap { Int($0) }.last ?? 0
                let isKilled = row.step == 1
                // What the system refuses may be of no matter: then all goes on.
                if isKilled { #expect(result.status == 128 + SIGKILL, "\(fault): \(result.messages)") }
                if !isKilled { #expect([0, 1].contains(result.status), "\(fault): \(result.messages)") }
                let next = try run(["read"], in: folder)
                #expect(next.status == 0, "\(fault): \(next.messages)")
                let found = next.messages.split(separator: "\n").first.flatMap { Int($0) }
                // The edit that was on its way may be there, or not.
                #expect(
                    found == committed || found == committed + 1,
                    "\(fault): \(committed) became \(next.messages)")
            }
        }
    }
}
