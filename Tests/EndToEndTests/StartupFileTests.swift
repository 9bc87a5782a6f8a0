import TestSupport
import Testing

/// A person's own commands are run before the first key.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct StartupFileTests {
    @Test func itsLinesAreRunAndTheFirstThatFailsIsTold() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let script = """
                mkdir -p "$1"/plat
                printf '# mine\\n\\nset glyphs ascii\\nmap K measure\\nnonsense 5\\nset colour red\\n' > "$1"/plat/init
                "$0" "$1"/a.geojson
                """
            try session.run(script: script) { terminal in
                let screen = try terminal.wait(until: "the complaint") {
                    $0.last?.contains("plat/init:5: ") == true
                }
                // Characters beyond ASCII are gone.
                #expect(screen.joined().unicodeScalars.allSatisfy { $0.isASCII })
                try terminal.type("\tK")
                try terminal.wait(until: "the area") { $0.last?.contains(" area ") == true }
                try terminal.type(":q\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
        }
    }

    @Test func whatTheCallSaysGoesBefore() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let script = """
                mkdir -p "$1"/plat
                printf 'set glyphs ascii\\n' > "$1"/plat/init
                "$0" --glyphs block "$1"/a.geojson
                """
            try session.run(script: script) { terminal in
                try terminal.wait(until: "block characters") { screen in
                    screen.contains { $0.contains("▀") || $0.contains("▄") || $0.contains("█") }
                }
                try terminal.type(":q\r")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
        }
    }
}
