import Geography
import TestSupport
import Testing

@testable import Input

@Suite struct EventsFileTests {
    static let lines: [(String, RecordedEvent)] = [
        ("size 80x24", .size(CellSize(columns: 80, rows: 24))),
        ("size 0x0", .size(CellSize(columns: 0, rows: 0))),
        ("key Tab", .key(Key(.tab), count: 1)),
        ("key Right*3", .key(Key(.right), count: 3)),
        ("key S-Right*10", .key(Key(.right, .shift), count: 10)),
        ("key **2", .key(.character("*"), count: 2)),
        ("key :", .key(.character(":"), count: 1)),
        ("key C-r", .key(.control("r"), count: 1)),
        ("text write out.geojson", .text("write out.geojson")),
        ("text  two blanks, and behind  ", .text(" two blanks, and behind  ")),
        ("text # no comment", .text("# no comment")),
        ("text ", .text("")),
        ("text größe 地図", .text("größe 地図")),
        ("text \u{301}", .text("\u{301}")),
        ("press left 40,12", .mouse(.press(.left), .cell(CellPoint(column: 40, row: 12)))),
        ("press middle 0,0", .mouse(.press(.middle), .cell(CellPoint(column: 0, row: 0)))),
        ("drag left 45.5,12.25", .mouse(.drag(.left), .cell(CellPoint(column: 45.5, row: 12.25)))),
        ("release right -3.5,-1", .mouse(.release(.right), .cell(CellPoint(column: -3.5, row: -1)))),
        ("wheel up 40,12", .mouse(.wheel(.up), .cell(CellPoint(column: 40, row: 12)))),
        ("wheel left 40,12", .mouse(.wheel(.left), .cell(CellPoint(column: 40, row: 12)))),
        ("move 40,12", .mouse(.move, .cell(CellPoint(column: 40, row: 12)))),
        ("press left @10.98,47.4", .mouse(.press(.left), .coordinate(Coordinate(10.98, 47.4)))),
        ("drag left @-531.5,-91", .mouse(.drag(.left), .coordinate(Coordinate(-531.5, -91)))),
        ("wait 600", .wait(milliseconds: 600)),
        ("screen", .screen(path: nil)),
        ("screen a map.ansi", .screen(path: "a map.ansi")),
    ]

    @Test(arguments: lines) func aLineIsAnEventAndTheEventThatLine(_ row: (String, RecordedEvent)) throws {
        let read = try EventsFile.parse(row.0)
        #expect(read == [EventLine(line: 1, event: row.1)])
        #expect(EventsFile.line(of: row.1) == row.0)
    }

    @Test(arguments: ["\n", "\r\n"]) func linesAreCountedWithCommentsAndBlanks(_ ending: String) throws {
        let text = ["# a comment", "size 80x24", "", " \t ", "#", "key a", "wait 1"].joined(separator: ending)
        let read = try EventsFile.parse(text + ending)
        #expect(read.map(\.line) == [2, 6, 7])
        #expect(read.last?.event == .wait(milliseconds: 1))
    }

    @Test func blanksAroundArgumentsMeanNothing() throws {
        let read = try EventsFile.parse("size   80x24 \nkey \t Tab\npress  left   40, 12 \nwait  5 ")
        #expect(
            read.map(\.event) == [
                .size(CellSize(columns: 80, rows: 24)), .key(Key(.tab), count: 1),
                .mouse(.press(.left), .cell(CellPoint(column: 40, row: 12))), .wait(milliseconds: 5),
            ])
    }

    @Test(arguments: [
        ("jump 3", "'jump' is no event"),
        (" size 80x24", "'' is no event"),
        ("Size 80x24", "'Size' is no event"),
        ("size", "size needs COLUMNSxROWS, such as: size 80x24"),
        ("size 80", "size needs COLUMNSxROWS, such as: size 80x24"),
        ("size -1x5", "size needs COLUMNSxROWS, such as: size 80x24"),
        ("size 80x24x3", "size needs COLUMNSxROWS, such as: size 80x24"),
        ("size 99999999999999999999x1", "size needs COLUMNSxROWS, such as: size 80x24"),
        ("key", "'' is no key"),
        ("key Rigth", "'Rigth' is no key"),
        ("key Right*0", "'Right*0' is no key"),
        ("key Right*1000000", "'Right*1000000' is no key"),
        ("press 40,12", "press needs a button and a place, such as: press left 40,12"),
        ("press thumb 40,12", "press needs a button and a place, such as: press left 40,12"),
        ("drag left", "drag needs a button and a place, such as: drag left 40,12"),
        ("release left 40", "'40' is no place: write COLUMN,ROW or @LONGITUDE,LATITUDE"),
        ("release left 40,12,3", "'40,12,3' is no place: write COLUMN,ROW or @LONGITUDE,LATITUDE"),
        ("move nan,1", "'nan,1' is no place: write COLUMN,ROW or @LONGITUDE,LATITUDE"),
        ("move 1e999,1", "'1e999,1' is no place: write COLUMN,ROW or @LONGITUDE,LATITUDE"),
        ("move @1", "'@1' is no place: write COLUMN,ROW or @LONGITUDE,LATITUDE"),
        ("wheel sideways 1,1", "wheel needs a direction and a place, such as: wheel up 40,12"),
        ("wait", "wait needs milliseconds, such as: wait 600"),
        ("wait -1", "wait needs milliseconds, such as: wait 600"),
        ("wait 1.5", "wait needs milliseconds, such as: wait 600"),
    ]) func whatIsWrongIsToldWithItsLine(_ row: (line: String, reason: String)) {
        #expect(throws: EventsError(line: 4, reason: row.reason)) {
            try EventsFile.parse("# three lines\nsize 80x24\nkey a\n\(row.line)\nnonsense\n")
        }
    }

    /// What `--record` writes, `replay` reads as the same events.
    @Test(arguments: 0..<50) func writtenAndReadAgain(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let events = (0..<200).map { _ in Self.event(using: &random) }
        let text = events.map { EventsFile.line(of: $0) + "\n" }.joined()
        let read = try EventsFile.parse(text)
        #expect(read.map(\.event) == events)
        #expect(read.map(\.line) == Array(1...200))
    }

    private static func event(using random: inout SeededGenerator) -> RecordedEvent {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            let (columns, rows) = (
                Int.random(in: 0...300, using: &random), Int.random(in: 0...99, using: &random)
            )
            return .size(CellSize(columns: columns, rows: rows))
        case 1: return .key(key(using: &random), count: Int.random(in: 1...9, using: &random))
        case 2: return .text(String(String.UnicodeScalarView((0..<9).map { _ in scalar(using: &random) })))
        case 3:
            let kinds: [MouseEvent.Kind] = [
                .press(.left), .drag(.middle), .release(.right), .move, .wheel(.up), .wheel(.right),
            ]
            return .mouse(kinds.randomElement(using: &random) ?? .move, position(using: &random))
        case 4: return .wait(milliseconds: Int64.random(in: 0...86_400_000, using: &random))
        default: return .screen(path: Bool.random(using: &random) ? nil : "out.txt")
        }
    }

    private static func key(using random: inout SeededGenerator) -> Key {
        let codes = KeyNotation.names.map(\.code) + (1...24).map { Key.Code.function($0) }
        let modifiers = Key.Modifiers(rawValue: UInt8.random(in: 0...7, using: &random))
        guard Bool.random(using: &random) else {
            return Key(codes.randomElement(using: &random) ?? .tab, modifiers)
        }
        return Key(.character(scalar(using: &random)), modifiers)
    }

    /// Printable, with combining marks and what lies beyond the first plane.
    private static func scalar(using random: inout SeededGenerator) -> Unicode.Scalar {
        let ranges: [ClosedRange<UInt32>] = [0x21...0x7e, 0xa1...0x36f, 0x4e00...0x4eff, 0x1f300...0x1f5ff]
        let range = ranges.randomElement(using: &random) ?? 0x21...0x7e
        return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "?"
    }

    private static func position(using random: inout SeededGenerator) -> RecordedEvent.Position {
        let (first, second) = (
            Double.random(in: -1e3...1e3, using: &random), Double.random(in: -90...90, using: &random)
        )
        return Bool.random(using: &random)
            ? .cell(CellPoint(column: first, row: second)) : .coordinate(Coordinate(first, second))
    }
}
