import Testing

/// Where memory runs out, that is said in one line: of the text, of what it unpacks to, and of its index.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct MemoryLimitTests {
    private static let refused = "standard input: there is not enough memory to read it"
    private static let point = #"{"type":"Point","coordinates":[1,2]}"#

    /// A line of bash that writes a document in which a word stands so many times.
    private static func list(_ start: String, _ word: String, _ count: Int, _ end: String) -> String {
        "{ printf '%s' '\(start)'; yes '\(word),' | head -n \(count); echo '\(word)\(end)'; }"
    }

    @Test(arguments: [
        // A text without an end.
        ("yes '\(point)'", refused),
        // Two million features of two bytes each.
        (list(#"{"type":"FeatureCollection","features":["#, "0", 2_000_000, "]}"), refused),
        (
            "\(list(#"{"type":"Point","a":["#, "0", 60_000_000, "]}")) | gzip -1",
            refused
        ),
    ])
    func isSaid(_ writer: String, _ message: String) throws {
        let binary = try #require(Program.binary)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let line = "{ \(writer); } 2>/dev/null | { ulimit -v 150000; exec \"$0\" render - --size 10x4; }"
        let status = Program.run(
            ["bash", "-c", line, binary], in: temporary, output: "\(temporary.path)/output",
            messages: "\(temporary.path)/messages")
        let messages = String(decoding: temporary.read("messages") ?? [], as: UTF8.self)
        #expect(status == 1)
        #expect(messages == "plat: \(message)\n")
    }
}
