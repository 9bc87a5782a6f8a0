import Geography

/// The format of a symbol file: `glyph = C` and `ascii = C`, then `[ordinary]` and `[emphasised]`, each with
/// `anchor = X,Y`, `letter = X,Y` and the picture, a row a line and a character a dot. Assets/Symbols/pin-medium.symbol
/// says what the characters are. A `#` begins a comment, but not among the rows. A symbol need have no picture.
public enum SymbolFile {
    public static func symbol(_ text: UnsafeRawBufferPointer) throws(TextFileError) -> SymbolDrawing {
        var reading = SymbolReading()
        try TextLine.forEach(in: text) { line throws(TextFileError) in try reading.take(&line) }
        return try reading.symbol()
    }

    /// The same, of bytes at hand.
    public static func symbol(_ bytes: [UInt8]) throws(TextFileError) -> SymbolDrawing {
        let result: Result<SymbolDrawing, TextFileError> = bytes.withUnsafeBytes { buffer in
            do throws(TextFileError) {
                return .success(try symbol(buffer))
            } catch { return .failure(error) }
        }
        return try result.get()
    }
}

private struct SymbolReading {
    /// More rows or columns than any marker has.
    private static let longestSide = 256

    private var glyph: Unicode.Scalar?
    private var ascii: Unicode.Scalar?
    private var sketches: [String: SymbolDrawing.Sketch] = [:]
    private var section: String?
    private var lastLine = 1

    mutating func take(_ line: inout TextLine) throws(TextFileError) {
        lastLine = line.number
        let text = line.text
        if text.utf8.first == UInt8(ascii: "[") { return try begin(text, line) }
        if let section, let first = text.utf8.first, SymbolDrawing.Dot(rawValue: first) != nil {
            return try take(row: text, of: section, line)
        }
        if !line.isAtEnd() { try takeMember(&line) }
    }

    private mutating func begin(_ text: String, _ line: TextLine) throws(TextFileError) {
        guard ["[ordinary]", "[emphasised]"].contains(text) else {
            throw line.failure("expected [ordinary] or [emphasised]")
        }
        guard sketches[text] == nil else { throw line.failure("\(text) was given already") }
        section = text
        sketches[text] = SymbolDrawing.Sketch()
    }

    private mutating func take(
        row: String, of section: String, _ line: TextLine
    ) throws(TextFileError) {
        var sketch = sketches[section] ?? SymbolDrawing.Sketch()
        let bytes = Array(row.utf8)
        if sketch.columns == 0 { sketch.columns = bytes.count }
        guard bytes.count == sketch.columns, bytes.count <= Self.longestSide, sketch.rows < Self.longestSide
        else {
            throw line.failure(
                "a row of \(bytes.count) dots among rows of \(sketch.columns); at most \(Self.longestSide) go"
            )
        }
        for (index, byte) in bytes.enumerated() {
            guard let dot = SymbolDrawing.Dot(rawValue: byte) else {
                throw TextFileError(
                    line: line.number, column: index + 1, reason: "expected one of . # - + o * as a dot")
            }
            sketch.dots.append(dot)
        }
        sketches[section] = sketch
    }

    private mutating func takeMember(_ line: inout TextLine) throws(TextFileError) {
        let word = line.word()
        let name = String(decoding: word, as: UTF8.self)
        let allowed = section == nil ? ["glyph", "ascii"] : ["anchor", "letter"]
        guard allowed.contains(name) else {
            throw line.failure(
                "expected \(allowed.joined(separator: " or "))"
                    + (section == nil ? "" : ", or a row of dots"),
                before: word)
        }
        try line.expect(UInt8(ascii: "="), "expected = behind \(name)")
        switch name {
        case "glyph": glyph = try character(&line, isASCII: false)
        case "ascii": ascii = try character(&line, isASCII: true)
        default:
            let place = try place(&line)
            guard let section else { return }
            if name == "anchor" {
                sketches[section]?.anchor = place
            } else {
                sketches[section]?.letter = place
            }
        }
        try line.expectEnd()
    }

    private func character(_ line: inout TextLine, isASCII: Bool) throws(TextFileError) -> Unicode.Scalar {
        let word = line.word()
        let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1, CharacterWidth.width(of: scalar) == 1,
            !isASCII || scalar.isASCII
        else {
            let kind = isASCII ? "of ASCII" : "one cell wide"
            throw line.failure("expected one character, \(kind)", before: word)
        }
        return scalar
    }

    private func place(_ line: inout TextLine) throws(TextFileError) -> DotVector {
        let word = line.word()
        let numbers = String(decoding: word, as: UTF8.self)
            .split(separator: ",", omittingEmptySubsequences: false).map { UInt8($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
            throw line.failure("expected a place in dots, such as 5,13", before: word)
        }
        return DotVector(x: Double(x), y: Double(y))
    }

    func symbol() throws(TextFileError) -> SymbolDrawing {
        guard let glyph else { throw missing("glyph") }
        guard let ascii else { throw missing("ascii") }
        for (name, sketch) in sketches where sketch.dots.isEmpty { throw missing("the picture of \(name)") }
        if sketches["[ordinary]"] == nil, !sketches.isEmpty { throw missing("[ordinary]") }
        return SymbolDrawing(
            glyph: glyph, ascii: ascii, ordinary: sketches["[ordinary]"],
            emphasised: sketches["[emphasised]"])
    }

    private func missing(_ what: String) -> TextFileError {
        TextFileError(line: lastLine, column: 1, reason: "\(what) is not given")
    }
}
