import Testing

/// What takes long in the editor tells how far it is, and is stopped by a key; a signal in the middle of a save leaves
/// the old file and nothing beside it.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct LongWorkTests {
    /// Properties whose text has to be unescaped one by one before it can be searched.
    private static var slowToSearch: String {
        let property = #""a":"\u00e9""#
        let properties = repeatElement(property, count: 24).joined(separator: ",")
        let feature = #"{"type":"Feature","properties":{\#(properties)},"geometry":null}"#
        return collection(repeatElement(feature, count: 150_000).joined(separator: ",\n"))
    }

    /// Digits without a pattern, which take their time to be packed.
    private static var slowToPack: String {
        var state: UInt64 = 7
        let features = (0..<200_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let (x, y) = (state >> 33, state >> 13 & 0xFFFFF)
            return
                #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[0.\#(x),0.\#(y)]}}"#
        }
        return collection(features.joined(separator: ",\n"))
    }

    private static func collection(_ features: String) -> String {
        #"{"type":"FeatureCollection","features":["# + features + "]}"
    }

    @Test(arguments: ["\u{3}", "\u{1b}"]) func aSearchIsStopped(key: String) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.write(Self.slowToSearch, to: session.file)
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("150000 features") == true }
                try terminal.type("/nowhere\r")
                try terminal.wait(until: "how far it is") { $0.last?.contains("Searching: ") == true }
                try terminal.type(key)
                try terminal.wait(until: "the stop") { $0.last?.contains("The search was stopped") == true }
                try terminal.type(":select 77\r")
                try terminal.wait(until: "a feature") { $0.last?.contains("#77") == true }
                try terminal.type(":quit\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read("\(session.folder)/status") == "0\n")
        }
    }

    /// A line of a million vertices. The key stops the measuring, and does nothing else.
    @Test(arguments: ["\u{3}", "\u{1b}"]) func measuringIsStopped(key: String) throws {
        let positions = (0..<1_000_000).map { "[\($0 % 1000).\($0 / 1000),\($0 % 89)]" }
        let line = #"{"type":"LineString","coordinates":[\#(positions.joined(separator: ","))]}"#
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.write(line, to: session.file)
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("\t:measure\r")
                try terminal.wait(until: "how far it is") { $0.last?.contains("Measuring: ") == true }
                try terminal.type(key)
                try terminal.wait(until: "the stop") {
                    $0.last?.contains("The measuring was stopped") == true
                }
                try terminal.type("z")
                try terminal.wait(until: "the selection") { $0.last?.contains("#0") == true }
                try terminal.type(":quit\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
        }
    }

    /// A folder with `a.geojson`, gzip'd, open in the editor and edited.
    private func withEdited(_ body: (EditorSession, TmuxTerminal, _ old: String) throws -> Void) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.write(Self.slowToPack, to: session.file)
            try #require(Program.run(["gzip", session.file])?.status == 0)
            try #require(Program.run(["mv", session.file + ".gz", session.file])?.status == 0)
            let old = try sum(session)
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("200000 features") == true }
                try terminal.type(":select 0\r:property name=Edited\r")
                try terminal.wait(until: "the edit") { $0.last?.contains(#""Edited""#) == true }
                try terminal.type("\u{13}")
                try terminal.wait(until: "how far it is") { $0.last?.contains("Saving: ") == true }
                try body(session, terminal, old)
            }
        }
    }

    private func sum(_ session: EditorSession) throws -> String {
        try #require(Program.run(["cksum", session.file])?.output)
    }

    private func leftovers(_ session: EditorSession) -> String? {
        Program.run(["find", session.folder, "-name", ".plat-*"])?.output
    }

    @Test(arguments: ["\u{3}", "\u{1b}"]) func aSaveIsStoppedAndDoneAgain(key: String) throws {
        try withEdited { session, terminal, old in
            try terminal.type(key)
            try terminal.wait(until: "the stop") { $0.last?.contains("saving was stopped") == true }
            #expect(try sum(session) == old)
            #expect(leftovers(session) == "")
            try terminal.type("\u{13}")
            try terminal.wait(until: "the save") { $0.last?.contains("Wrote") == true }
            #expect(try sum(session) != old)
            try terminal.type("q")
            try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            #expect(leftovers(session) == "")
        }
    }

    @Test func aSaveIsStoppedByASignal() throws {
        try withEdited { session, terminal, old in
            try session.kill("TERM", in: terminal)
            #expect(try sum(session) == old)
            #expect(leftovers(session) == "")
        }
    }

    @Test(arguments: ["TERM", "HUP"]) func aSaveWithoutAScreenIsStoppedByASignal(signal: String) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.write(Self.slowToPack, to: session.file)
            try #require(Program.run(["gzip", session.file])?.status == 0)
            try #require(Program.run(["mv", session.file + ".gz", session.file])?.status == 0)
            let old = try sum(session)
            let script = """
                cd "$1"; "$0" edit a.geojson -c "select 0" -c "property name=Edited" & process=$!
                until ls -A | grep -q '^[.]plat-'; do kill -0 $process || exit 99; sleep 0.01; done
                kill -\(signal) $process; wait $process
                """
            let ended = try #require(Program.run(["bash", "-c", script, session.binary, session.folder]))
            #expect(ended.status == (signal == "TERM" ? 128 + 15 : 128 + 1))
            #expect(try sum(session) == old)
            #expect(leftovers(session) == "")
        }
    }
}
