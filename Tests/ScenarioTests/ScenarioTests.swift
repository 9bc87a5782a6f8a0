import Glibc
import Testing

/// A folder of `Scenarios`: what goes into the program, and beside it everything that must come out.
///
/// In: `in.geojson`; `events` for `plat replay`, `commands`, one a line, for `plat edit`, or `check` with words for
/// `plat check`, one a line; perhaps `options`, a word a line (without `--basemap` among them nothing lies
/// beneath the data), `backup`, which is laid
/// beside the file as an interrupted save leaves it, and theme files. Out: `screen.txt` is the standard output, `messages.txt` the standard error,
/// `status.txt` an exit status other than 0, `in.saved.geojson` the file itself if it changed, and every file that
/// was written under its own name. What is not listed must not come.
struct Scenario: Sendable, CustomTestStringConvertible {
    static let root = Folder(path: "\(folder(of: #filePath))/Scenarios")
    static let inputs: Set = [
        "in.geojson", "events", "commands", "check", "options", "backup", "mine.theme", "bad.theme",
    ]
    static let all = root.names.map(Scenario.init)

    let name: String

    var testDescription: String { name }
    var folder: Folder { Scenario.root.folder(name) }

    var expected: [String: [UInt8]] {
        let names = folder.names.filter { !Scenario.inputs.contains($0) }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.read($0) ?? []) })
    }

    /// Runs it and returns what came out.
    func run(_ binary: String) throws -> [String: [UInt8]] {
        let temporary = try Folder.temporary()
        defer { temporary.remove() }
        let work = temporary.folder("work")
        work.make()
        for name in Scenario.inputs {
            let place = name == "backup" ? ".in.geojson.plat-backup" : name
            if let bytes = folder.read(name) { try work.write(bytes, to: place) }
        }
        let status = Program.run(
            [binary] + words, in: work, output: "\(temporary.path)/screen.txt",
            messages: "\(temporary.path)/messages.txt")
        var found: [String: [UInt8]] = [:]
        for name in ["screen.txt", "messages.txt"] {
            if let bytes = temporary.read(name), !bytes.isEmpty { found[name] = bytes }
        }
        if status != 0 { found["status.txt"] = Array("\(status.map(String.init) ?? "not started")\n".utf8) }
        for name in work.names where !Scenario.inputs.contains(name) { found[name] = work.read(name) }
        if let after = work.read("in.geojson"), after != folder.read("in.geojson") {
            found["in.saved.geojson"] = after
        }
        return found
    }

    private var words: [String] {
        let said = lines("options")
        let options = said.contains("--basemap") ? said : said + ["--basemap", "none"]
        if folder.read("check") != nil { return ["check"] + lines("check") + said + ["in.geojson"] }
        if folder.read("commands") == nil { return ["replay"] + options + ["in.geojson", "events"] }
        return ["edit"] + options + ["in.geojson"] + lines("commands").flatMap { ["-c", $0] }
    }

    private func lines(_ name: String) -> [String] {
        String(decoding: folder.read(name) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func folder(of path: String) -> Substring {
        path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
}

@Suite(.enabled(if: Program.binary != nil, "PLAT_BINARY is not set"))
struct ScenarioTests {
    static let isRecording = getenv("RECORD_GOLDENS") != nil

    @Test(arguments: Scenario.all) func whatComesOutIsWhatIsWritten(_ scenario: Scenario) throws {
        let binary = try #require(Program.binary)
        let found = try scenario.run(binary)
        let expected = scenario.expected
        if Self.isRecording {
            for name in expected.keys where found[name] == nil { scenario.folder.remove(name) }
            for (name, bytes) in found { try scenario.folder.write(bytes, to: name) }
            Issue.record("recorded; look at it")
            return
        }
        #expect(found.keys.sorted() == expected.keys.sorted())
        for (name, bytes) in expected {
            guard let other = found[name] else { continue }
            // As text, so that a failure can be read.
            let isSame = other == bytes
            #expect(isSame, "\(name):\n\(String(decoding: other, as: UTF8.self))")
        }
    }

    @Test func thereAreScenarios() { #expect(Scenario.all.count > 20) }
}
