import Glibc
import Testing

/// `plat check --json` decides JSONTestSuite: all `y_` accepted, all `n_` refused with line and column.
@Suite(.enabled(if: Program.binary != nil && corpus != nil, "PLAT_BINARY or PLAT_CORPUS is not set"))
struct JSONOnlyTests {
    @Test(arguments: [("y_", Int32(0)), ("n_", 1), ("i_", nil)])
    func decides(prefix: String, status: Int32?) throws {
        let suite = Folder(path: "\(try #require(corpus))/json-test-suite")
        let names = suite.names.filter { $0.hasPrefix(prefix) }
        #expect(names.count > 30)
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let found = Program.run(
            [try #require(Program.binary), "check", "--json"] + names, in: suite,
            output: "\(temporary.path)/out", messages: "\(temporary.path)/messages")
        #expect(temporary.read("messages") == [])
        guard let status else {
            #expect(found == 0 || found == 1)
            return
        }
        #expect(found == status)
        let lines = String(decoding: temporary.read("out") ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.count == (status == 0 ? 0 : names.count))
        for line in lines {
            #expect(line.contains(#/^[^:]+:[1-9][0-9]*:[1-9][0-9]*: error: .+ \[syntax\]$/#), "\(line)")
        }
    }
}

/// What has no end is refused once it is seen to be no text.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct EndlessJSONTests {
    @Test func isRefused() throws {
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let status = Program.run(
            [try #require(Program.binary), "check", "--json", "/dev/zero"], in: temporary,
            output: "\(temporary.path)/out", messages: "\(temporary.path)/messages")
        #expect(status == 1)
        let told = String(decoding: temporary.read("out") ?? [], as: UTF8.self)
        #expect(told == "/dev/zero:1:1: error: expected a value [syntax]\n")
    }
}

/// What `plat check --format json` writes is JSON, in ASCII, whatever files and their names hold.
@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct JSONReportTests {
    @Test(arguments: [
        ["plain"], ["a\"b\\c", "new\nline\u{1B}[31m", "\u{202E}é𝄞<script>"], ["absent"], [],
    ]) func isJSON(names: [String]) throws {
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let text =
            #"{"type":"Feature","id":"\u0000\ud800<!--\"é","properties":{"é\u001b":1,"é\u001b":2},"geometry":7}"#
        for name in names where name != "absent" {
            try temporary.write(Array((text + "\n" + text).utf8), to: name)
        }
        try temporary.write(Array(#"{"type":"Feature","geometry":null,"properties":null}"#.utf8), to: "clean")
        let binary = try #require(Program.binary)
        let out = temporary.folder("report").path
        let errors = temporary.folder("errors").path
        let status = Program.run(
            [binary, "check", "--format", "json", "clean"] + names, in: temporary, output: out,
            messages: errors)
        #expect(status == (names.isEmpty ? 0 : 1))
        let report = try #require(temporary.read("report"))
        #expect(report.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
        #expect(report.count { $0 == UInt8(ascii: "{") } == (names == ["absent"] ? 0 : names.count * 5))
        let judged = Program.run(
            [binary, "check", "--json", "report"], in: temporary, output: errors, messages: errors)
        #expect(judged == 0)
    }
}

private let corpus: String? = getenv("PLAT_CORPUS").map { String(cString: $0) }
