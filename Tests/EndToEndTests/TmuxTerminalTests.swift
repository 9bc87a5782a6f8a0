import Glibc
import Testing

/// The driver itself, on `cat`: what is typed shows, and every byte arrives as it was sent.
@Suite(.enabled(if: Requirements.hasTmux, "tmux is not installed"))
struct TmuxTerminalTests {
    @Test func whatIsTypedShows() throws {
        try TmuxTerminal.with(run: ["cat"]) { terminal in
            try terminal.type("größe\r")
            let lines = try terminal.wait(until: "the line and its copy") {
                $0.prefix(2).allSatisfy { $0 == "größe" }
            }
            #expect(lines.count == 24)
        }
    }

    @Test func aMouseReportArrivesAsItWasSent() throws {
        // cat -v shows the bytes; raw, so that the terminal's own echo is not what is seen.
        try TmuxTerminal.with(run: ["sh", "-c", "stty raw -echo; echo ready; exec cat -v"]) { terminal in
            try terminal.wait(until: "ready") { $0.contains { $0.contains("ready") } }
            try terminal.press(.left, column: 9, row: 4)
            try terminal.drag(.left, column: 10, row: 4)
            try terminal.release(.left, column: 10, row: 4)
            try terminal.wheel(up: true, column: 0, row: 0)
            let expected = "^[[<0;10;5M^[[<32;11;5M^[[<0;11;5m^[[<64;1;1M"
            try terminal.wait(until: "four reports") { $0.joined().contains(expected) }
        }
    }

    @Test func flagsFollowTheProgram() throws {
        let script =
            "printf '\\033[?1049h\\033[?25l\\033[?1002h\\033[?1006h'; read line; printf '\\033[?1049l'; exit 3"
        try TmuxTerminal.with(run: ["sh", "-c", script]) { terminal in
            try terminal.wait(for: "alternate_on", "1")
            try terminal.wait(for: "cursor_flag", "0")
            try terminal.wait(for: "mouse_any_flag", "1")
            try terminal.type("\r")
            let status = try terminal.exitStatus()
            #expect(status == 3)
            #expect(try terminal.flag("alternate_on") == "0")
        }
    }

    @Test func aSignalReachesTheProgram() throws {
        try TmuxTerminal.with(run: ["sh", "-c", "echo ready; exec cat"]) { terminal in
            try terminal.wait(until: "ready") { $0.contains("ready") }
            #expect(kill(try terminal.process(), SIGTERM) == 0)
            let status = try terminal.exitStatus()
            #expect(status == 128 + Int(SIGTERM))
        }
    }

    @Test func aResizeReachesTheProgram() throws {
        let script = "trap 'stty size' WINCH; echo ready; while :; do sleep 0.05; done"
        try TmuxTerminal.with(columns: 60, rows: 20, run: ["sh", "-c", script]) { terminal in
            try terminal.wait(until: "ready") { $0.contains("ready") }
            try terminal.resize(columns: 50, rows: 11)
            try terminal.wait(until: "the new size") { $0.contains("11 50") }
        }
    }

    @Test func coloursAreReadBack() throws {
        try TmuxTerminal.with(run: ["sh", "-c", "printf '\\033[31mred\\033[0m'; read line"]) { terminal in
            try terminal.wait(until: "red") { $0.first == "red" }
            #expect(try terminal.screen(styled: true).first?.hasPrefix("\u{1b}[31mred") == true)
        }
    }
}

/// The program as a person has it.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct ProgramTests {
    @Test func theProgramStartsAndEnds() throws {
        let binary = try #require(Requirements.binary)
        try TmuxTerminal.with(run: [binary, "--version"]) { terminal in
            let status = try terminal.exitStatus()
            #expect(status == 0)
        }
    }
}
