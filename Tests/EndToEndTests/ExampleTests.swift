import Glibc
import Testing

/// The library's examples on a terminal: the bytes of a mouse in, the screen and the line at its bottom out.
@Suite(
    .enabled(if: Requirements.hasTmux, "tmux is not installed"),
    .enabled(if: Requirements.binary != nil, "PLAT_BINARY is not set"))
struct ExampleTests {
    static let names = [
        "draggable-view-annotations", "draggable-view-annotations-declarative", "draggable-annotation-views",
        "draggable-point-annotation", "view-annotation-with-point-annotation", "circle-annotations",
    ]

    // MARK: Each of them

    @Test(arguments: ["draggable-view-annotations", "draggable-view-annotations-declarative"])
    func aVertexIsDraggedAndEscapeReturnsIt(_ name: String) throws {
        try run(name) { terminal in
            // The line's left vertex, a white circle with a border in indigo: the shape follows it.
            let before = try settled(terminal)
            try terminal.press(.left, column: 26, row: 11)
            try terminal.drag(.left, column: 20, row: 18)
            try terminal.wait(until: "the drag") { $0 != before }
            try terminal.type("\u{1b}")
            try terminal.wait(until: "the screen as it was") { $0 == before }
            try terminal.release(.left, column: 20, row: 18)
            try terminal.press(.left, column: 26, row: 11)
            try terminal.drag(.left, column: 20, row: 18)
            try terminal.release(.left, column: 20, row: 18)
            let after = try terminal.wait(until: "another screen") { $0 != before }
            #expect(after != before)
        }
    }

    @Test func aViewIsLiftedByAHoldAndCallsOffByEscape() throws {
        try run("draggable-annotation-views") { terminal in
            try settled(terminal)
            try terminal.press(.left, column: 40, row: 11)
            try terminal.wait(until: "the lift") { $0.last == " Starting" }
            try terminal.drag(.left, column: 42, row: 13)
            try terminal.drag(.left, column: 44, row: 14)
            try terminal.wait(until: "two moves") { $0.last == " Starting.." }
            try terminal.release(.left, column: 44, row: 14)
            try terminal.wait(until: "the end") { $0.last == " Starting..Ending" }
            try terminal.press(.left, column: 44, row: 14)
            try terminal.wait(until: "the lift") { $0.last == " Starting" }
            try terminal.drag(.left, column: 30, row: 3)
            try terminal.type("\u{1b}")
            try terminal.wait(until: "the end by Escape") { $0.last == " Starting.Ending" }
            try terminal.release(.left, column: 30, row: 3)
            try click(terminal, column: 44, row: 14)
            try terminal.wait(until: "the callout") { lines in
                lines.contains { $0.contains("To drag this annotation, first tap and hold.") }
            }
        }
    }

    @Test func aPinIsTappedAndDragged() throws {
        try run("draggable-point-annotation") { terminal in
            let before = try settled(terminal)
            try click(terminal, column: 40, row: 11)
            try terminal.wait(until: "the tap") { $0.last?.hasPrefix(" tapped annotation: ") == true }
            let identifier = try #require(try terminal.screen().last?.dropFirst(" tapped annotation: ".count))
            #expect(identifier.count == 36)
            try terminal.press(.left, column: 40, row: 11)
            try terminal.drag(.left, column: 50, row: 5)
            try terminal.release(.left, column: 50, row: 5)
            try terminal.wait(until: "the pin elsewhere") { $0.dropLast() != before.dropLast() }
            // It is where it was dropped, and no longer where it was.
            try terminal.drag(.left, column: 0, row: 0)
            try click(terminal, column: 50, row: 5)
            try terminal.wait(until: "the tap") { $0.last?.contains(String(identifier)) == true }
        }
    }

    @Test func aCalloutIsEnlargedClosedAndOpenedAgainWithTheTappedPlace() throws {
        try run("view-annotation-with-point-annotation") { terminal in
            let open = try settled(terminal) { $0.contains { $0.contains("lat=39.71") } }
            #expect(open.contains { $0.contains("lon=-75.01") })
            let height = Self.height(open)
            #expect(height == 4)
            let row = try #require(open.firstIndex { $0.contains("lat=39.71") })
            try click(terminal, column: 40, row: row)
            let large = try terminal.wait(until: "a larger callout") { Self.height($0) > height }
            let top = try #require(large.firstIndex { $0.contains("×") })
            let corner = try #require(Array(large[top]).firstIndex(of: "×"))
            try click(terminal, column: corner, row: top)
            try terminal.wait(until: "no callout") { Self.height($0) == 0 }
            try click(terminal, column: 10, row: 3)
            let again = try terminal.wait(until: "the callout again") { Self.height($0) > 0 }
            #expect(!again.contains { $0.contains("lat=39.71") })
            // It still stands on the pin, in the middle.
            let left = again.compactMap { Array($0).firstIndex(of: "╭") }
            #expect(left == open.compactMap { Array($0).firstIndex(of: "╭") })
        }
    }

    @Test func withDraggableTheCalloutFollowsThePin() throws {
        try run("view-annotation-with-point-annotation", "--draggable") { terminal in
            let before = try settled(terminal) { $0.contains { $0.contains("lat=39.71") } }
            try terminal.press(.left, column: 40, row: 11)
            try terminal.drag(.left, column: 30, row: 15)
            try terminal.release(.left, column: 30, row: 15)
            let after = try terminal.wait(until: "the callout elsewhere") {
                Self.height($0) > 0 && !$0.contains { $0.contains("lat=39.71") }
            }
            func corner(_ lines: [String]) -> (Int?, Int?) {
                let row = lines.firstIndex { $0.contains("╭") }
                return (row, row.flatMap { Array(lines[$0]).firstIndex(of: "╭") })
            }
            #expect(corner(after).0 == corner(before).0.map { $0 + 4 })
            #expect(corner(after).1 == corner(before).1.map { $0 - 10 })
        }
    }

    @Test func aCircleIsTappedHeldAndDragged() throws {
        try run("circle-annotations", columns: 100, rows: 30) { terminal in
            try settled(terminal)
            try click(terminal, column: 50, row: 14)
            try terminal.wait(until: "the tap") {
                $0.last?.contains(/^ annotation tap: \d+, lat: -?\d+\.\d{3}, lon: -?\d+\.\d{3}$/) == true
            }
            usleep(500_000)
            try terminal.press(.left, column: 50, row: 14)
            try terminal.wait(until: "the long press") {
                $0.last?.contains(/^ annotation longpress: \d+, lat: \S+, lon: \S+$/) == true
            }
            try terminal.drag(.left, column: 54, row: 15)
            try terminal.wait(until: "the drag") {
                $0.last?.contains(/^ annotation drag: \d+, lat: \S+, lon: \S+$/) == true
            }
            try terminal.release(.left, column: 54, row: 15)
            try terminal.wait(until: "the end") {
                $0.last?.contains(/^ annotation drag ended: \d+$/) == true
            }
        }
    }

    // MARK: The end of each

    /// How it is ended, and the exit status that a shell sees.
    static let endings = [("q", 0), ("\u{3}", 0), ("TERM", 143), ("HUP", 129), ("INT", 130)]

    @Test(arguments: names, endings) func theTerminalIsAsItWas(_ name: String, _ ending: (String, Int)) throws
    {
        try run(name) { terminal in
            try settled(terminal)
            #expect(try terminal.flag("alternate_on") == "1")
            #expect(try terminal.flag("mouse_any_flag") == "1")
            if ending.0.count > 1 {
                _ = Program.run(["kill", "-\(ending.0)", "\(try terminal.process())"])
            } else {
                try terminal.type(ending.0)
            }
            #expect(try terminal.exitStatus() == ending.1)
            #expect(try terminal.flag("alternate_on") == "0")
            #expect(try terminal.flag("mouse_any_flag") == "0")
            #expect(try terminal.flag("cursor_flag") == "1")
        }
    }

    @Test func aSmallTerminalShowsWhatFits() throws {
        try run("circle-annotations") { terminal in
            try settled(terminal)
            for size in [(1, 1), (3, 2), (20, 3), (80, 24)] {
                try terminal.resize(columns: size.0, rows: size.1)
                try click(terminal, column: 0, row: 0)
            }
            try terminal.wait(until: "the map") { $0.count == 24 && $0.allSatisfy { $0.count <= 80 } }
            try terminal.wait(until: "circles everywhere") { $0.dropLast().allSatisfy { !$0.isEmpty } }
            try terminal.type("q")
            #expect(try terminal.exitStatus() == 0)
        }
    }

    // MARK: Helpers

    private func run(
        _ name: String, _ words: String..., columns: Int = 80, rows: Int = 24,
        _ body: (TmuxTerminal) throws -> Void
    ) throws {
        let binary = try #require(Requirements.binary)
        try TmuxTerminal.with(columns: columns, rows: rows, run: [binary, "example", name] + words, body)
    }

    /// The screen once it shows the map.
    @discardableResult
    private func settled(
        _ terminal: TmuxTerminal, _ isReady: ([String]) -> Bool = { _ in true }
    ) throws -> [String] {
        var last: [String] = []
        return try terminal.wait(until: "the map") { lines in
            defer { last = lines }
            return try terminal.flag("mouse_any_flag") == "1" && lines.contains { !$0.isEmpty }
                && lines == last
                && isReady(lines)
        }
    }

    private func click(_ terminal: TmuxTerminal, column: Int, row: Int) throws {
        try terminal.press(.left, column: column, row: row)
        try terminal.release(.left, column: column, row: row)
    }

    /// How many rows the callout has; 0 where there is none.
    private static func height(_ lines: [String]) -> Int {
        guard let top = lines.firstIndex(where: { $0.contains("╭") }),
            let bottom = lines.firstIndex(where: { $0.contains("╰") })
        else { return 0 }
        return bottom - top + 1
    }
}
