import Testing

/// Reading what takes long: it shows how far it is, and is stopped by a key.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct LoadingTests {
    @Test(arguments: ["", "render "])
    func anEndlessPipeIsInterrupted(command: String) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            // The key ends the whole line of processes, and the shell too unless it has something to do then.
            let script = #"""
                trap : INT
                (echo '{"type":"FeatureCollection","features":['
                yes '{"type":"Feature","properties":null,"geometry":null},') | "$0" \#(command)-
                """#
            try session.run(script: script) { terminal in
                try terminal.wait(until: "how far it is") { lines in
                    lines.contains { $0.contains("plat: reading standard input") }
                }
                try terminal.type("\u{3}")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
                #expect(try terminal.flag("alternate_on") == "0")
            }
            #expect(session.read("\(session.folder)/status") == "130\n")
            let before = try #require(session.read("\(session.folder)/before"))
            #expect(session.read("\(session.folder)/after") == before)
        }
    }

    @Test(arguments: ["\u{3}", "\u{1b}"])
    func aFileThatIsOpenedInTheEditorIsInterrupted(key: String) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let large = "\(session.folder)/large.geojson"
            let feature = #"{"type":"Feature","properties":null,"geometry":null}"#
            let features = repeatElement(feature, count: 300_000).joined(separator: ",\n")
            try session.write(#"{"type":"FeatureCollection","features":[\#(features)]}"#, to: large)
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                // Typed ahead: the reading meets it early.
                try terminal.type(":open \(large)\r\(key)")
                try terminal.wait(until: "what became of it") { $0.last?.contains("was stopped") == true }
                try terminal.type("\t")
                try terminal.wait(until: "the map that was open") { $0.last?.contains("Square") == true }
                try terminal.type(":open \(large)\r")
                try terminal.wait(until: "the other map") { $0.last?.contains("300000 features") == true }
                try terminal.type("q")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            let before = try #require(session.read("\(session.folder)/before"))
            #expect(session.read("\(session.folder)/after") == before)
        }
    }

    @Test func aSlowPipeIsDrawnAsTheFileIs() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let slow = #"(head -c 90 "$1"; sleep 0.3; tail -c +91 "$1") | "$0" render --size 40x12 -"#
            let piped = try #require(Program.run(["sh", "-c", slow, session.binary, session.file]))
            let whole = try #require(
                Program.run([session.binary, "render", "--size", "40x12", session.file]))
            #expect(whole.status == 0)
            #expect(piped.status == 0)
            #expect(whole.output.contains { $0 != " " && $0 != "\n" })
            #expect(piped.output == whole.output)
        }
    }
}
