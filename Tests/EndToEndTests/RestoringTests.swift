import Testing

/// However the editor ends, the terminal is as it was.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct RestoringTests {
    /// How it is ended, and the exit status that a shell sees.
    static let endings: [(name: String, status: String)] = [
        ("q", "0"), (":cq\r", "1"), ("TERM", "143"), ("HUP", "129"), ("INT", "130"), ("SEGV", "139"),
        ("SYS", "159"), ("USR1", "138"), ("USR2", "140"), ("ALRM", "142"), ("XCPU", "152"), ("VTALRM", "154"),
        ("PROF", "155"), ("POLL", "157"), ("STKFLT", "144"), ("PWR", "158"),
    ]

    @Test(arguments: endings) func theTerminalIsAsItWas(_ ending: (name: String, status: String)) throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                #expect(try terminal.flag("alternate_on") == "1")
                #expect(try terminal.flag("mouse_any_flag") == "1")
                if ending.name == ending.name.uppercased() {
                    try session.kill(ending.name, in: terminal)
                } else {
                    try terminal.type(ending.name)
                }
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
                try Self.expectPlain(terminal)
            }
            #expect(session.read("\(session.folder)/status") == "\(ending.status)\n")
            let before = try #require(session.read("\(session.folder)/before"))
            #expect(!before.isEmpty)
            #expect(session.read("\(session.folder)/after") == before)
        }
    }

    @Test func suspendedAndBack() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run(script: "set -m; \"$0\" \"$1\"/a.geojson; echo stopped; read line; fg") {
                terminal in
                let before = try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("\u{1a}")
                try terminal.wait(until: "the shell") { $0.contains { $0.contains("stopped") } }
                try Self.expectPlain(terminal)
                try terminal.type("\r")
                try terminal.wait(until: "the same screen") { $0 == before }
                #expect(try terminal.flag("alternate_on") == "1")
                #expect(try terminal.flag("mouse_any_flag") == "1")
                try terminal.type("q")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
                try Self.expectPlain(terminal)
            }
            #expect(session.read("\(session.folder)/status") == "0\n")
            #expect(session.read("\(session.folder)/after") == session.read("\(session.folder)/before"))
        }
    }

    private static func expectPlain(_ terminal: TmuxTerminal) throws {
        #expect(try terminal.flag("alternate_on") == "0")
        #expect(try terminal.flag("mouse_any_flag") == "0")
        #expect(try terminal.flag("cursor_flag") == "1")
    }
}
