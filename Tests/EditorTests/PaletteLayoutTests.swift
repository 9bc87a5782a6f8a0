import Drawing
import Geography
import Testing

@testable import Editor

@Suite struct PaletteLayoutTests {
    /// Names, then help, each from one column; what is cut is marked, and a key stands at the right or is left out.
    @Test(arguments: [40, 50, 80, 120]) func columnsAreEven(columns: Int) throws {
        var editor = try Samples.editor(Samples.square, columns: columns, rows: 24)
        _ = editor.update(.command("palette"))
        let frame = try #require(PaletteView.frame(in: editor.state))
        let entries = PaletteEntries.matching("", in: editor.state)
        var starts: Set<Int> = []
        for (entry, line) in zip(entries, Screenshot.lines(editor).dropFirst(frame.row + 3)).prefix(14) {
            let text = Array(line).dropFirst(frame.column + 2).prefix(frame.columns - 4)
            let inner = String(text)
            #expect(inner.hasPrefix(entry.line), "\(inner)")
            let rest = inner.dropFirst(entry.line.count)
            starts.insert(entry.line.count + rest.prefix { $0 == " " }.count)
            let help = rest.drop { $0 == " " }
            let isWhole = help.hasPrefix(entry.help)
            let reason = CommandReasons.reason(against: entry.line, in: editor.state)
            if reason == nil { #expect(isWhole || help.contains("…"), "\(inner)") }
            if !isWhole, reason == nil, columns < 50 { #expect(help.hasSuffix("…"), "\(inner)") }
        }
        #expect(starts.count == 1, "\(starts)")
    }
}
