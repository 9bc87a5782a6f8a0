import Glibc
import Testing

/// The editor as a person has it: in a real terminal, with the mouse, on a file.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct OddSpellingTests {
    /// Spelled as no program would print it, so that nothing can be written anew unseen.
    private static let before = """
        {"properties":{"n" : 1.0}, "type":"Feature",
        \t"geometry": {"type":"Polygon","coordinates":[[[0.0, 0.0],
        """
    private static let corner = "[10.0 ,0E0]"
    private static let after = """
        ,[10.00,10.0],[0.0,10.0],[-0.0,0.0]]]}}

        """
    private static let square = before + corner + after

    /// The square's lower right corner lies in this cell: in the middle of the map, the screen less its last row.
    private static let cell = (column: 40, row: 11)

    /// Opens the square, 28 dots wide, waits for the first frame, and hands over terminal and folder.
    private func withEditor(_ body: (TmuxTerminal, Folder) throws -> Void) throws {
        let binary = try #require(Requirements.binary)
        try Folder.with { folder in
            let file = try folder.write(Self.square, to: "a.geojson")
            let words = [binary, "--center", "10,0", "--zoom", "3", "--mouse", "cell", file]
            try TmuxTerminal.with(run: words) { terminal in
                try terminal.wait(until: "the first frame") { $0.last?.contains("a.geojson") == true }
                try body(terminal, folder)
            }
        }
    }

    private func select(_ terminal: TmuxTerminal) throws {
        try terminal.type("\t")
        try terminal.wait(until: "the selection") { $0.last?.contains("Polygon") == true }
    }

    /// Takes the corner and moves it ten columns to the right; the button stays down. Returns what stood there.
    @discardableResult
    private func dragCorner(_ terminal: TmuxTerminal) throws -> Character {
        let there = Self.symbol(in: try terminal.screen(), right: 10)
        try terminal.press(.left, column: Self.cell.column, row: Self.cell.row)
        for column in Self.cell.column + 1...Self.cell.column + 10 {
            try terminal.drag(.left, column: column, row: Self.cell.row)
        }
        try terminal.wait(until: "the vertex under the pointer") { Self.symbol(in: $0, right: 10) != there }
        return there
    }

    /// What stands in the corner's row, so many columns right of the corner.
    private static func symbol(in lines: [String], right columns: Int) -> Character {
        let line = Array(lines[cell.row])
        let column = cell.column + columns
        return column < line.count ? line[column] : " "
    }

    private func waitForTerminalGivenBack(_ terminal: TmuxTerminal) throws {
        for (name, value) in [("alternate_on", "0"), ("mouse_any_flag", "0"), ("cursor_flag", "1")] {
            try terminal.wait(for: name, value)
        }
    }

    @Test func aDraggedCornerIsAllThatIsSaved() throws {
        try withEditor { terminal, folder in
            try select(terminal)
            try dragCorner(terminal)
            try terminal.release(.left, column: Self.cell.column + 10, row: Self.cell.row)
            try terminal.wait(until: "the sign of an edit") { $0.last?.contains("[+]") == true }
            try terminal.type("\u{13}")
            try terminal.wait(until: "the file on disk") { _ in try folder.read("a.geojson") != Self.square }
            try terminal.type("q")
            let status = try terminal.exitStatus()
            #expect(status == 0)
            let saved = try folder.read("a.geojson")
            #expect(saved.hasPrefix(Self.before))
            #expect(saved.hasSuffix(Self.after))
            // Ten columns are twenty dots of 360 / 1024 degrees; the latitude did not move, and keeps its token.
            let position = saved.dropFirst(Self.before.count).dropLast(Self.after.count)
            let ordinates = position.dropFirst().dropLast().split(separator: " ,")
            #expect(ordinates.last == "0E0")
            let longitude = try #require(ordinates.first.flatMap { Double($0) })
            #expect(abs(longitude - 10 - 20 * 360.0 / 1024) < 0.2)
            try waitForTerminalGivenBack(terminal)
        }
    }

    @Test func escapeCancelsADrag() throws {
        try withEditor { terminal, folder in
            try select(terminal)
            let there = try dragCorner(terminal)
            try terminal.type("\u{1b}")
            try terminal.wait(until: "the vertex back in its place") {
                Self.symbol(in: $0, right: 10) == there
            }
            try terminal.release(.left, column: Self.cell.column + 10, row: Self.cell.row)
            // Nothing is unsaved: it ends without a question.
            try terminal.type("q")
            let status = try terminal.exitStatus()
            #expect(status == 0)
            #expect(try folder.read("a.geojson") == Self.square)
        }
    }

    @Test func undoneAndSavedIsTheFileAsItWas() throws {
        try withEditor { terminal, folder in
            try select(terminal)
            try dragCorner(terminal)
            try terminal.release(.left, column: Self.cell.column + 10, row: Self.cell.row)
            try terminal.wait(until: "the sign of an edit") { $0.last?.contains("[+]") == true }
            try terminal.type("u")
            try terminal.wait(until: "no sign of an edit") { $0.last?.contains("[+]") == false }
            try terminal.type(":wq\r")
            let status = try terminal.exitStatus()
            #expect(status == 0)
            #expect(try folder.read("a.geojson") == Self.square)
        }
    }

    @Test func aDragFromTheBodyPans() throws {
        try withEditor { terminal, folder in
            let unmoved = try terminal.screen()
            try terminal.press(.left, column: Self.cell.column - 6, row: Self.cell.row - 3)
            for column in Self.cell.column - 5...Self.cell.column + 4 {
                try terminal.drag(.left, column: column, row: Self.cell.row - 3)
            }
            try terminal.wait(until: "another picture") { $0.dropLast() != unmoved.dropLast() }
            try terminal.release(.left, column: Self.cell.column + 4, row: Self.cell.row - 3)
            try terminal.type("q")
            let status = try terminal.exitStatus()
            #expect(status == 0)
            #expect(try folder.read("a.geojson") == Self.square)
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func aSignalEndsItWithTheTerminalGivenBack(signal: Int32) throws {
        try withEditor { terminal, _ in
            #expect(kill(try terminal.process(), signal) == 0)
            let status = try terminal.exitStatus()
            #expect(status == 128 + Int(signal))
            try waitForTerminalGivenBack(terminal)
        }
    }

    @Test func theSmallestScreenIsSurvived() throws {
        try withEditor { terminal, _ in
            try terminal.resize(columns: 1, rows: 1)
            try terminal.resize(columns: 2, rows: 2)
            try terminal.resize(columns: 90, rows: 30)
            try terminal.wait(until: "the whole screen") {
                $0.count == 30 && $0.last?.contains("a.geojson") == true
            }
            try terminal.type("q")
            let status = try terminal.exitStatus()
            #expect(status == 0)
        }
    }

    @Test func aPipeGetsTheInputUnchanged() throws {
        let binary = try #require(Requirements.binary)
        try Folder.with { folder in
            let file = try folder.write(Self.square, to: "in")
            let script = #"cat "$1" | "$0" - > "$2""#
            try TmuxTerminal.with(run: ["sh", "-c", script, binary, file, "\(folder.path)/out"]) { terminal in
                try terminal.wait(for: "alternate_on", "1")
                try terminal.type("q")
                let status = try terminal.exitStatus()
                #expect(status == 0)
                #expect(try folder.read("out") == Self.square)
            }
        }
    }
}
