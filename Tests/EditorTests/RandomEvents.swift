import Geography
import TestSupport
import Input

@testable import Editor

/// What a hand, a cat or a broken terminal may do to an editor.
struct RandomEvents {
    var random: SeededGenerator
    private var isDown = false

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next(size: CellSize) -> EditorEvent {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<35: .input(.key(key()))
        case 35..<75: .input(.mouse(mouse(size: size)))
        case 75..<78: .input(.resize(resized()))
        case 78..<80: .input(.paste(garbage()))
        case 80..<81: .input(.focus(Bool.random(using: &random)))
        case 81..<86: .tick
        default: .command(command())
        }
    }

    private mutating func resized() -> CellSize {
        if random.chance(2) { return CellSize(columns: 40, rows: 12) }
        let (columns, rows) = (
            Int.random(in: 0...120, using: &random), Int.random(in: 0...40, using: &random)
        )
        return CellSize(columns: columns, rows: rows)
    }

    private mutating func key() -> Key {
        if random.chance(3) { return Key(random.pick([.enter, .escape, .tab, .escape])) }
        if random.chance(4) {
            return .character(Unicode.Scalar(UInt32.random(in: 32...126, using: &random)) ?? "x")
        }
        return random.pick(KeyMap.standard.bindings).key
    }

    /// Presses, motion and releases mostly in their right order; now and then not.
    private mutating func mouse(size: CellSize) -> MouseEvent {
        var place = CellPoint(
            column: Double.random(in: -3...Double(size.columns + 3), using: &random),
            row: Double.random(in: -3...Double(size.rows + 3), using: &random))
        if random.chance(2) { place = CellPoint(middleOf: place.cell) }
        if random.chance(12) {
            let kinds: [MouseEvent.Kind] = [
                .press(.left), .press(.right), .drag(.left), .release(.left), .release(.middle), .move,
                .wheel(.up), .wheel(.down), .wheel(.left), .wheel(.right),
            ]
            return MouseEvent(random.pick(kinds), at: place)
        }
        if !isDown {
            isDown = true
            return MouseEvent(.press(.left), at: place)
        }
        isDown = !random.chance(3)
        return MouseEvent(isDown ? .drag(.left) : .release(.left), at: place)
    }

    private mutating func garbage() -> String {
        let pieces = [
            "sel", "\u{1b}[31m", "\u{0}", "\n", "\r\n", "'", "\"", "\\", "e\u{301}", "地図", "🗺️", " ", "1e999",
            "-", "!",
            "\u{301}", "\u{202e}", "#", ":", "write",
        ]
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }.joined()
    }

    private mutating func command() -> String {
        let number = random.pick([
            "0", "1", "3", "-1", "2.5", "10", "99999999999999999999", "1e308", "nan", "1e-300", "0.0", "0.3",
            "1.0.2", "",
        ])
        let place = random.pick([
            "5,5", "13.4,52.5", "0,89", "-540,0.000000001", "1e300,0", "181,-90", "5", "nan,nan",
        ])
        return random.pick([
            "select \(number)", "select id=\(number)", "select name=Holed", "select none", "vertex \(number)",
            "vertex 0.\(number)", "move \(place)", "insert \(place)", "insert", "delete", "next",
            "previous feature",
            "nudge left \(number)", "nudge up \(number)", "nudge east \(number)m", "nudge north \(number)deg",
            "nudge feature right \(number)", "goto \(place)", "goto \(place) \(number)", "zoom \(number)",
            "zoom in",
            "fit", "fit selection", "turn \(number)", "pan down \(number)", "undo", "redo", "write",
            "write! b.geojson",
            "quit", "wq", "x", "help \(number)", "help move", "map K \(garbage())", "open b", "export a.txt",
            "copy",
            "carry", "box", "back", "enter", "command \(garbage())", garbage(), "e!", "leave", "suspend",
            "draw point 5,5", "draw polygon", "draw circle", "draw rectangle", "draw here \(place)",
            "draw finish",
            "draw back", "draw left \(number)", "add", "palette", "menu", "find \(number)", "find name",
            "features", "check", "measure", "cycle theme", "set callouts off", "set callouts on",
            "property name=B",
        ])
    }
}
