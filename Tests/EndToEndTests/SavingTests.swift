import Testing

/// Saving where another program, or an interruption, changed the file.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct SavingTests {
    @Test func aFileThatChangedIsComparedAndOverwritten() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type(":select 0\r:vertex 0.0\r:move 10.5,50\r")
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                let others = EditorSession.content.replacing("[11.0,50.6]", with: "[11.5,50.6]")
                try session.write(others, to: session.file)
                try terminal.type("\u{13}")
                try terminal.wait(until: "the question") { $0.last?.contains("d: diff") == true }
                #expect(session.read(session.file) == others)
                terminal.readQuestion()
                try terminal.type("d")
                try terminal.wait(until: "what changed") { $0.contains { $0.contains("+ [11.5,50.6],") } }
                try terminal.type("o")
                try terminal.wait(until: "the save") { $0.last?.contains("Wrote") == true }
                try terminal.type("q")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read(session.file)?.contains("[11.0,50.6]") == true)
            #expect(session.read(session.file)?.contains("[10.5,50") == true)
        }
    }

    @Test func aHalfWrittenFileIsRestored() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.write(EditorSession.content, to: "\(session.folder)/.a.geojson.plat-backup")
            try session.write(String(EditorSession.content.prefix(100)), to: session.file)
            try session.run { terminal in
                try terminal.wait(until: "the question") { $0.last?.contains("A save broke off") == true }
                try terminal.type("r")
                try terminal.wait(until: "the old file") { $0.last?.contains("read again") == true }
                try terminal.type("q")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read(session.file) == EditorSession.content)
        }
    }
}
