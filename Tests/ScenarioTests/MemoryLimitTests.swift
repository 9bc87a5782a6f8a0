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
        // Blanks, of which nobody can say yet what they are before.
        ("yes ' ' | tr -d '\\n'", refused),
        // Two million features of two bytes each, and parts of three.
        (list(#"{"type":"FeatureCollection","features":["#, "0", 2_000_000, "]}"), refused),
        (list(#"{"type":"MultiLineString","coordinates":["#, "[]", 6_000_000, "]}"), refused),
        (
            "\(list(#"{"type":"Point","a":["#, "0", 60_000_000, "]}")) | gzip -1",
            refused
        ),
    ])
    func isSaid(_ writer: String, _ message: String) throws {
        let ended = try Self.run("render - --size 10x4", on: writer, limit: 150_000)
        #expect(ended.status == 1)
        #expect(ended.messages == "plat: \(message)\n")
    }

    /// Wherever it is that memory runs out, there is what was asked for, or a line.
    @Test(
        arguments: [
            "render - --size 10x4", "check -", "edit - --output out -c 'select 0'",
        ],
        Array(stride(from: 60_000, through: 150_000, by: 15_000)))
    func allOrALine(_ call: String, _ limit: Int) throws {
        let list = Self.list(#"{"type":"GeometryCollection","geometries":["#, Self.point, 300_000, "]}")
        let ended = try Self.run(call, on: list, limit: limit)
        if ended.status == 0 {
            #expect(ended.messages.isEmpty)
        } else {
            #expect(ended.status == 1)
            let lines = ["plat: \(Self.refused)\n", "plat: there is not enough memory\n"]
            #expect(lines.contains(ended.messages), "\(ended.messages)")
        }
    }

    /// Has the program read what a line of bash writes, with so many kB of memory.
    private static func run(
        _ call: String, on writer: String, limit: Int
    ) throws -> (status: Int32?, messages: String) {
        let binary = try #require(Program.binary)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let line = "{ \(writer); } 2>/dev/null | { ulimit -v \(limit); exec \"$0\" \(call); }"
        let status = Program.run(
            ["bash", "-c", line, binary], in: temporary, output: "\(temporary.path)/output",
            messages: "\(temporary.path)/messages")
        return (status, String(decoding: temporary.read("messages") ?? [], as: UTF8.self))
    }
}
