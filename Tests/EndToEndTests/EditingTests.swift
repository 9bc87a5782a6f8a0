import Testing

/// A person's whole way: the bytes of a terminal in, the screen and the file out.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct EditingTests {
    @Test func aVertexIsDraggedAndSaved() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                let corner = try Self.selectSquare(terminal)
                try terminal.press(.left, column: corner.column, row: corner.row)
                try terminal.drag(.left, column: corner.column + 4, row: corner.row + 3)
                let during = try terminal.wait(until: "the drag") { $0.last?.contains("MOVE") == true }
                let dragged = EditorSession.cells(of: "◈", in: during)
                #expect(dragged.map(\.column) == [corner.column + 4])
                #expect(dragged.map(\.row) == [corner.row + 3])
                #expect(during.last?.contains("11.000,50.600 →") == true)
                try terminal.release(.left, column: corner.column + 4, row: corner.row + 3)
                try terminal.wait(until: "the edit") { $0.last?.contains("[+]") == true }
                try terminal.type(":write\r")
                try terminal.wait(until: "the save") { $0.last?.contains("Wrote") == true }
            }
            let before = EditorSession.content.split(separator: "\n")
            let after = try #require(session.read(session.file)).split(separator: "\n")
            #expect(after.count == before.count)
            #expect(zip(before, after).filter { $0 != $1 }.map(\.0) == ["[11.0,50.6],"])
        }
    }

    /// The map's lines with their looks. tmux writes a reset at the end of a line or at the start of the next, as
    /// the cells were written; here it stands at the end.
    private static func looks(_ screen: [String]) -> [String] {
        let reset = "\u{1B}[0m\u{1B}[39m\u{1B}[49m"
        var lines = Array(screen.dropLast())
        for index in lines.indices.dropFirst() where lines[index].hasPrefix(reset) {
            lines[index] = String(lines[index].dropFirst(reset.count))
            lines[index - 1] += reset
        }
        return lines
    }

    @Test func escapeReturnsTheScreenAndTheFile() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                let corner = try Self.selectSquare(terminal)
                let before = Self.looks(try terminal.screen(styled: true))
                try terminal.press(.left, column: corner.column, row: corner.row)
                try terminal.drag(.left, column: corner.column + 4, row: corner.row + 3)
                try terminal.wait(until: "the drag") { $0.last?.contains("MOVE") == true }
                try terminal.type("\u{1b}")
                try terminal.wait(until: "the end of the drag") { $0.last?.contains("MOVE") == false }
                try terminal.wait(until: "the screen as it was") { _ in
                    Self.looks(try terminal.screen(styled: true)) == before
                }
                try terminal.release(.left, column: corner.column + 4, row: corner.row + 3)
                try terminal.type(":write! \(session.folder)/b.geojson\r")
                try terminal.wait(until: "the save") { $0.last?.contains("Wrote") == true }
            }
            #expect(session.read("\(session.folder)/b.geojson") == EditorSession.content)
        }
    }

    @Test func aResizeToOneCellAndBack() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            try session.run { terminal in
                _ = try Self.selectSquare(terminal)
                let before = try terminal.screen()
                try terminal.resize(columns: 1, rows: 1)
                try terminal.wait(until: "one cell") { $0.count == 1 }
                try terminal.resize(columns: 80, rows: 24)
                try terminal.wait(until: "the same screen") { $0 == before }
            }
        }
    }

    @Test func dataGoesThroughAPipe() throws {
        try EditorSession.with(try #require(Requirements.binary)) { session in
            let script = "cat \"$1\"/a.geojson | \"$0\" - | cat > \"$1\"/b.geojson"
            try session.run(script: script) { terminal in
                try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
                try terminal.type("q")
                try terminal.wait(until: "the end") { $0.contains { $0.contains("the-end") } }
            }
            #expect(session.read("\(session.folder)/b.geojson") == EditorSession.content)
        }
    }

    /// Waits for the map, selects the square by a click into its middle, and returns its upper right handle.
    private static func selectSquare(_ terminal: TmuxTerminal) throws -> (column: Int, row: Int) {
        try terminal.wait(until: "the map") { $0.last?.contains("1 feature") == true }
        try terminal.press(.left, column: 40, row: 11)
        try terminal.release(.left, column: 40, row: 11)
        let lines = try terminal.wait(until: "the handles") {
            EditorSession.cells(of: "■", in: $0).count == 4
        }
        let handles = EditorSession.cells(of: "■", in: lines)
        return try #require(handles.min { ($0.row, -$0.column) < ($1.row, -$1.column) })
    }
}
