import Glibc
import Testing

/// A file with a second name is written in place, also where it grows.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct HardLinkTests {
    private static let before =
        #"{"type":"Feature","properties":{"name":"a"},"geometry":"#
        + #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1]]]}}"#

    @Test(arguments: [
        (
            ["edit", "in", "-c", "select 0", "-c", "property name=ABCDEFGHIJ"],
            before.replacing(#""a""#, with: #""ABCDEFGHIJ""#)
        ),
        (["check", "--fix", "all", "in"], before.replacing("[0,1]]", with: "[0,1],[0,0]]")),
        (
            ["edit", "in", "-c", "select 0", "-c", "vertex 0.3", "-c", "delete"],
            before.replacing(",[0,1]", with: "")
        ),
    ])
    func bothNamesLeadToTheSaved(_ words: [String], _ after: String) throws {
        let binary = try #require(Program.binary)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        try temporary.write(Array(HardLinkTests.before.utf8), to: "in")
        try #require(link("\(temporary.path)/in", "\(temporary.path)/second") == 0)
        let messages = "\(temporary.path)/messages"
        let status = Program.run([binary] + words, in: temporary, output: "/dev/null", messages: messages)
        #expect(status == 0, "\(String(decoding: temporary.read("messages") ?? [], as: UTF8.self))")
        for name in ["in", "second"] {
            #expect(String(decoding: temporary.read(name) ?? [], as: UTF8.self) == after)
        }
    }
}
