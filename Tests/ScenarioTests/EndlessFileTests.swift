import Glibc
import Testing

/// Files without an end and pipes that nobody writes to: refused in one line, where they would be waited for.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct EndlessFileTests {
    private static let text = #"{"type":"Point","coordinates":[1,2]}"#

    /// Runs a line of bash in which $0 is the program, beside a map and a pipe; what it says, and shows.
    private static func run(_ line: String) throws -> (status: Int32?, messages: String, output: String) {
        let binary = try #require(Program.binary)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        try temporary.write(Array(text.utf8), to: "map")
        mkfifo("\(temporary.path)/pipe", 0o600)
        let status = Program.run(
            ["bash", "-c", line, binary], in: temporary, output: "\(temporary.path)/output",
            messages: "\(temporary.path)/messages")
        let (messages, output) = (temporary.read("messages") ?? [], temporary.read("output") ?? [])
        return (status, String(decoding: messages, as: UTF8.self), String(decoding: output, as: UTF8.self))
    }

    @Test(
        arguments: [
            ("render map --theme /dev/zero", "/dev/zero: is too long: more than 1 MB"),
            ("render map --theme /dev/urandom", "/dev/urandom: is too long: more than 1 MB"),
            ("replay map /dev/zero", "/dev/zero: is too long: more than 256 MB"),
            (
                "example circle-annotations --replay /dev/zero",
                "/dev/zero: is too long: more than 256 MB"
            ),
            (
                "edit map -c 'set basemap pipe'",
                "set basemap pipe: pipe: is a pipe or a device; here only files are read"
            ),
            (
                "edit map -c 'set theme ./pipe'",
                "set theme ./pipe: ./pipe: is a pipe or a device; here only files are read"
            ),
            ("edit map -c 'open pipe'", "open pipe: pipe: is a pipe or a device; here only files are read"),
        ])
    func areRefused(_ call: String, _ message: String) throws {
        let ended = try Self.run("\"$0\" " + call)
        #expect(ended.status == 1)
        #expect(ended.messages == "plat: \(message)\n")
    }

    @Test(arguments: ["write pipe", "write! pipe"])
    func theEditorDoesNotWaitForAReader(_ command: String) throws {
        let events = "text :\(command)\nkey Enter\n"
        let ended = try Self.run("printf '\(events)' > events; \"$0\" replay map events")
        #expect(ended.messages.contains("pipe: is a pipe; the editor writes files only"))
    }

    /// What a pipe holds is there once.
    @Test func aPipeIsABasemap() throws {
        let area = #"{"type":"Polygon","coordinates":[[[0,1],[2,1],[2,3],[0,3],[0,1]]]}"#
        let call = "\"$0\" render map --size 30x10 --zoom 6 --center 1,2 --basemap"
        let file = try Self.run("echo '\(area)' > area; \(call) area")
        let pipe = try Self.run("\(call) <(echo '\(area)')")
        #expect(file.status == 0 && pipe.status == 0)
        #expect(pipe.output == file.output && !pipe.output.isEmpty)
    }

    /// The value of `--theme` is 100,000 characters long; the line has what is wrong at its ends.
    @Test func aLongValueIsCutInAMessage() throws {
        let ended = try Self.run("\"$0\" render map --theme $(printf '%0100000d' 0)")
        #expect(ended.status == 2)
        #expect(ended.messages.hasPrefix("plat: no theme") && ended.messages.count < 2100)
    }
}
