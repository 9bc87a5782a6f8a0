import Wording

/// The format of a theme file: a line a colour, `ROLE = #RRGGBB`, and where that is not good enough in fewer colours
/// `ROLE.16 = 0...15` or `ROLE.256 = 16...255`, numbers of xterm's palettes. `#` begins a comment. Every role has to
/// be given, or the file begins with `inherits = THEME`.
public enum ThemeFile {
    /// Reads a theme. `inherited` knows the themes that a file may name.
    public static func theme(
        _ text: UnsafeRawBufferPointer, name: String, inherited: (String) -> Theme?
    ) throws(TextFileError) -> Theme {
        var reading = Reading(theme: Theme(name: name))
        try TextLine.forEach(in: text) { line throws(TextFileError) in
            if !line.isAtEnd() { try reading.take(&line, inherited) }
        }
        try reading.finish()
        return reading.theme
    }

    /// The same, of bytes at hand.
    public static func theme(
        _ bytes: [UInt8], name: String, inherited: (String) -> Theme? = Theme.named
    ) throws(TextFileError) -> Theme {
        // The buffer's own call does not throw what is thrown within.
        let result: Result<Theme, TextFileError> = bytes.withUnsafeBytes { buffer in
            do throws(TextFileError) {
                return .success(try theme(buffer, name: name, inherited: inherited))
            } catch { return .failure(error) }
        }
        return try result.get()
    }
}

private struct Reading {
    var theme: Theme
    private var lastLine = 0
    private var inherits = false
    /// In which line a colour was given, by the role.
    private var lines: [Int]

    init(theme: Theme) {
        self.theme = theme
        lines = [Int](repeating: 0, count: Theme.Role.allCases.count)
    }

    mutating func take(
        _ line: inout TextLine, _ inherited: (String) -> Theme?
    ) throws(TextFileError) {
        let word = line.word()
        if word.elementsEqual("inherits".utf8) {
            try inherit(&line, inherited)
        } else {
            let (role, depth) = try target(of: word, line)
            try line.expect(UInt8(ascii: "="), "expected = behind \(role.name)")
            if let depth {
                theme.set(role, at: depth, to: try number(&line, depth))
            } else {
                try take(try color(&line), for: role, line)
            }
        }
        try line.expectEnd()
        lastLine = line.number
    }

    private mutating func inherit(
        _ line: inout TextLine, _ inherited: (String) -> Theme?
    ) throws(TextFileError) {
        guard lastLine == 0 else { throw line.failure("'inherits' stands before the first colour") }
        try line.expect(UInt8(ascii: "="), "expected = behind inherits")
        let word = line.word()
        let wanted = String(decoding: word, as: UTF8.self)
        guard var base = inherited(wanted) else {
            throw line.failure(
                "no theme is called '\(SafeText.harmless(wanted))'; there are "
                    + Theme.names.joined(separator: ", "),
                before: word)
        }
        base.name = theme.name
        theme = base
        inherits = true
    }

    private mutating func take(
        _ color: Color, for role: Theme.Role, _ line: TextLine
    ) throws(TextFileError) {
        let earlier = lines[role.rawValue]
        guard earlier == 0 else {
            throw line.failure("\(role.name) was given in line \(earlier) already")
        }
        lines[role.rawValue] = line.number
        theme[role] = color
        // What stood in for the inherited colour does not stand in for this one.
        theme.clear(role)
    }

    /// The role that a name means, and the depth that stands behind its dot.
    private func target(
        of word: UnsafeRawBufferPointer, _ line: TextLine
    ) throws(TextFileError) -> (Theme.Role, ColorDepth?) {
        let parts = word.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(decoding: parts.first ?? word[...], as: UTF8.self)
        guard let role = Theme.Role.byName[name] else {
            throw line.failure(
                "no colour is called '\(SafeText.harmless(name))'; \(Self.hint(for: name))", before: word)
        }
        guard parts.count > 1 else { return (role, nil) }
        switch String(decoding: parts[1], as: UTF8.self) {
        case "16": return (role, .sixteen)
        case "256": return (role, .indexed256)
        default:
            throw line.failure(
                "behind \(name) expected nothing, .16 or .256, for fewer colours", before: word)
        }
    }

    private static func hint(for name: String) -> String {
        let names = Theme.Role.allCases.map(\.name)
        if let near = Nearness.nearest(to: name, among: names) { return "did you mean \(near)?" }
        return "there are " + names.joined(separator: ", ")
    }

    private func color(_ line: inout TextLine) throws(TextFileError) -> Color {
        let word = line.word()
        guard word.count == 7, let color = Color(hexadecimal: word) else {
            throw line.failure("expected a colour such as #1a2b3c", before: word)
        }
        return color
    }

    private func number(_ line: inout TextLine, _ depth: ColorDepth) throws(TextFileError) -> UInt8 {
        let range: ClosedRange<UInt8> = depth == .sixteen ? 0...15 : 16...255
        let word = line.word()
        guard let number = UInt8(String(decoding: word, as: UTF8.self)), range.contains(number) else {
            throw line.failure(
                "expected a number of the palette, from \(range.lowerBound) to \(range.upperBound)",
                before: word)
        }
        return number
    }

    func finish() throws(TextFileError) {
        guard !inherits, let missing = Theme.Role.allCases.first(where: { lines[$0.rawValue] == 0 }) else {
            return
        }
        throw TextFileError(
            line: max(1, lastLine), column: 1,
            reason: "\(missing.name) is not given; give it, or begin with 'inherits = dark'")
    }
}
