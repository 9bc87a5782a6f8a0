import Glibc
import Testing

/// A file that nobody may write is not written, and may be written elsewhere.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct WriteProtectedTests {
    private static let text = #"{"type":"Point","coordinates":[1,2]}"#

    @Test(arguments: [
        (["-c", "write", "--output", "out"], 0, true), (["-c", "id", "--output", "out"], 1, false),
        (["-c", "select 0", "-c", "move 3,4", "--output", "out"], 0, true), (["-c", "write"], 1, false),
        (["-c", "select 0", "-c", "move 3,4"], 1, false), (["-c", "write out"], 0, true),
    ])
    func isWrittenElsewhereOnly(_ words: [String], _ status: Int32, _ isWritten: Bool) throws {
        let binary = try #require(Program.binary)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let before = Array(WriteProtectedTests.text.utf8)
        try temporary.write(before, to: "in")
        chmod("\(temporary.path)/in", 0o444)
        let ended = Program.run(
            [binary, "edit", "in"] + words, in: temporary, output: "/dev/null",
            messages: "\(temporary.path)/messages")
        #expect(ended == status)
        #expect(temporary.read("in") == before)
        #expect((temporary.read("out") != nil) == isWritten)
    }
}
