import Glibc
import Testing

/// A file that would grow over the limit of the process is refused like any other, and no signal ends the program.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct FileSizeLimitTests {
    private static let text = #"{"type":"Feature","properties":{},"geometry":null}"#

    private static let long = [
        "edit", "in", "-c", "select 0", "-c", "property a=\(String(repeating: "x", count: 3000))",
    ]

    @Test(arguments: [
        (long, "file too large"), (long + ["--output", "out"], "file too large"),
        (["render", "in", "--size", "80x24"], "could not be written whole"),
    ])
    func isAnErrorLikeAnyOther(_ words: [String], _ reason: String) throws {
        let binary = try #require(Program.binary)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let work = temporary.folder("work")
        work.make()
        let before = Array(FileSizeLimitTests.text.utf8)
        try work.write(before, to: "in")
        let ended = Program.run(
            ["/bin/sh", "-c", "ulimit -f 1; exec \"$0\" \"$@\"", binary] + words, in: work,
            output: "\(temporary.path)/out", messages: "\(temporary.path)/messages")
        #expect(ended == 1)
        let message = String(decoding: temporary.read("messages") ?? [], as: UTF8.self)
        #expect(message.hasSuffix("\(reason)\n"), "\(message)")
        #expect(message.count { $0 == "\n" } == 1)
        #expect(work.read("in") == before)
        #expect(work.names == ["in"])
    }
}
