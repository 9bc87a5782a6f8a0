import Glibc
import Testing

/// `plat new.geojson`: a file that is not there is begun, and the first save makes it.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct NewFileTests {
    private static let script = "\"$0\" \"$1\"/new.geojson"

    private func with(_ body: (EditorSession, _ file: String) throws -> Void) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try body(session, "\(session.folder)/new.geojson")
        }
    }

    private func run(
        _ session: EditorSession, _ script: String = NewFileTests.script,
        _ body: (TmuxTerminal) throws -> Void
    ) throws {
        try session.run(script: script) { terminal in
            try body(terminal)
            try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
        }
    }

    private func waitForNew(_ terminal: TmuxTerminal) throws {
        try terminal.wait(until: "the empty map") {
            $0.last?.contains("new.geojson [New]  0 features") == true
        }
    }

    /// Corners set with the mouse, the last step by the keyboard.
    @Test func aPolygonIsDrawnAndSaved() throws {
        try with { session, file in
            try run(session) { terminal in
                try waitForNew(terminal)
                try terminal.type(":goto 10,50 9\rag")
                try terminal.wait(until: "the drawing") { $0.last?.contains("DRAW POLYGON") == true }
                for (column, row) in [(20, 5), (60, 5), (60, 18)] {
                    try terminal.press(.left, column: column, row: row)
                    try terminal.release(.left, column: column, row: row)
                }
                try terminal.type("\r")
                try terminal.wait(until: "the polygon") {
                    $0.last?.contains("[New]  [+]  #0 Polygon, 3 vertices") == true
                }
                #expect(access(file, F_OK) != 0)
                try terminal.type("\u{13}")
                try terminal.wait(until: "the save") { $0.last?.contains("Wrote") == true }
                try terminal.type("\u{1b}")
                try terminal.wait(until: "no mark") { $0.last?.contains("new.geojson  1 feature") == true }
                try terminal.type("q")
            }
            let lines = try #require(session.read(file)).split(separator: "\n").map(String.init)
            #expect(lines.count == 6)
            #expect(
                lines.dropLast(3) == ["{", #"  "type": "FeatureCollection","#, #"  "features": ["#]
                    && lines.suffix(2) == ["  ]", "}"])
            let feature = lines.dropFirst(3).first ?? ""
            #expect(
                feature.hasPrefix(
                    #"    {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[["#)
                    && feature.hasSuffix(#"]]]}, "properties": {}}"#))
        }
    }

    @Test func leftWithoutEditsNothingIsMade() throws {
        try with { session, file in
            try run(session) { terminal in
                try waitForNew(terminal)
                try terminal.type(":draw point 10,50\ruq")
            }
            #expect(access(file, F_OK) != 0)
            #expect(session.read("\(session.folder)/status") == "0\n")
            try run(session) { terminal in
                try waitForNew(terminal)
                try terminal.type(":draw point 10,50\ru:w\r:q\r")
            }
            #expect(session.read(file) == "{\n  \"type\": \"FeatureCollection\",\n  \"features\": []\n}\n")
        }
    }

    /// What another program makes of the name meanwhile is not written over unasked.
    @Test func anotherProgramMakesIt() throws {
        try with { session, file in
            try run(session) { terminal in
                try waitForNew(terminal)
                try terminal.type(":draw point 10,50\r")
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                try session.write(EditorSession.content, to: file)
                try terminal.type(":w\r")
                try terminal.wait(until: "the question") {
                    $0.last?.contains("The file exists.  o: overwrite") == true
                }
                usleep(300_000)
                try terminal.type("r")
                try terminal.wait(until: "the command") { $0.last?.hasPrefix(":open!") == true }
                #expect(session.read(file) == EditorSession.content)
                try terminal.type("\r")
                try terminal.wait(until: "the other") { $0.last?.contains("was read again") == true }
                try terminal.type("q")
            }
            #expect(session.read(file) == EditorSession.content)
        }
    }

    /// Killed before it ever was on the disk; then recovered, saved, and its history goes on.
    @Test func killedAndRecovered() throws {
        try with { session, file in
            try session.run(script: Self.script) { terminal in
                try waitForNew(terminal)
                try terminal.type(":draw point 10,50\r:draw line 1,2 3,4\r")
                try terminal.wait(until: "the edits") { $0.last?.contains("#1 LineString") == true }
                usleep(1_100_000)
                try session.kill("KILL", in: terminal)
            }
            #expect(access(file, F_OK) != 0)
            let call = ["env", "XDG_STATE_HOME=\(session.folder)", session.binary, "--recover"]
            let list = Program.run(call)?.output ?? ""
            #expect(list.contains("/new.geojson: 2 edits, the last of "))
            #expect(list.hasSuffix("; the file was never written\n"))
            try run(session, "\"$0\" --recover \"$1\"/new.geojson") { terminal in
                try terminal.wait(until: "the edits") { $0.last?.contains("Recovered 2 edits") == true }
                try terminal.type(":wq\r")
            }
            let saved = try #require(session.read(file))
            #expect(saved.split(separator: "\n").count == 7)
            #expect(Program.run(call)?.output == "Nothing to recover.\n")
            try run(session) { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("2 features") == true }
                try terminal.type("uuu:wq\r")
            }
            #expect(session.read(file)?.contains("\"features\": []") == true)
        }
    }

    /// What was begun without a name, too, once it has one: with what was done before.
    @Test func namedByItsFirstSave() throws {
        try with { session, file in
            try session.run(script: "cd \"$1\"; \"$0\"") { terminal in
                try terminal.wait(until: "the empty map") { $0.last?.contains("no file  0 features") == true }
                try terminal.type(":draw point 10,50\r:draw point 11,50\ru:w ./new.geojson\r")
                try terminal.wait(until: "the save") { $0.last?.contains("Wrote ./new.geojson") == true }
                try terminal.type(":draw point 12,50\r")
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                usleep(1_100_000)
                try session.kill("KILL", in: terminal)
            }
            let saved = try #require(session.read(file))
            #expect(saved.contains("[10, 50]") && !saved.contains("[11, 50]") && !saved.contains("[12, 50]"))
            try run(session, "\"$0\" --recover \"$1\"/new.geojson") { terminal in
                try terminal.wait(until: "the edit") { $0.last?.contains("Recovered 1 edit") == true }
                // Back to what was saved, over the border, and to the beginning.
                try terminal.type("uuu:w\r")
                try terminal.wait(until: "the save") { $0.last?.contains("Wrote") == true }
                try terminal.type("\u{12}\u{12}\u{12}:wq\r")
            }
            let again = try #require(session.read(file))
            #expect(again.contains("[10, 50]") && !again.contains("[11, 50]") && again.contains("[12, 50]"))
        }
    }

    @Test(arguments: ["no/new.geojson", "-R new.geojson", "notes.txt"]) func notBegun(_ words: String) throws
    {
        try with { session, _ in
            try run(session, "cd \"$1\"; \"$0\" \(words) 2> said") { _ in }
            let said =
                words.hasPrefix("no/")
                ? "no/new.geojson: there is no folder no"
                : "\(words.split(separator: " ").last ?? ""): no such file or directory"
            #expect(session.read("\(session.folder)/said")?.hasPrefix("plat: \(said)") == true)
            #expect(session.read("\(session.folder)/status") == "1\n")
        }
    }
}
