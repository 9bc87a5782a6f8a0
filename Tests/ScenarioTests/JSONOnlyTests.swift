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

private let corpus: String? = getenv("PLAT_CORPUS").map { String(cString: $0) }
