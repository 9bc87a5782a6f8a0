/// Breaks a text into lines of cells.
public enum TextWrap {
    /// Lines no wider than so many columns, broken at blanks and, where a word is too long, within it. What does
    /// not fit the rows is left out, and the last line then ends with the ellipsis. The text is made harmless,
    /// line breaks apart.
    public static func lines(of text: String, columns: Int, rows: Int, ellipsis: String = "…") -> [String] {
        guard columns > 1, rows > 0 else { return [] }
        var lines: [String] = []
        for paragraph in text.split(whereSeparator: \.isNewline) {
            var line = ""
            for word in SafeText.harmless(String(paragraph)).split(separator: " ") {
                append(String(word), to: &line, &lines, columns: columns)
                // More than will be shown need not be broken.
                if lines.count > rows { break }
            }
            if !line.isEmpty { lines.append(line) }
            if lines.count > rows { break }
        }
        guard lines.count > rows, var last = lines.prefix(rows).last else { return lines }
        while TextWidth.columns(of: last + ellipsis) > columns, !last.isEmpty { last.removeLast() }
        return lines.prefix(rows - 1) + [last + ellipsis]
    }

    private static func append(_ word: String, to line: inout String, _ lines: inout [String], columns: Int) {
        let joined = line.isEmpty ? word : line + " " + word
        if TextWidth.columns(of: joined) <= columns { return line = joined }
        if !line.isEmpty { lines.append(line) }
        line = ""
        var width = 0
        for character in word {
            let own = TextWidth.columns(of: String(character))
            if width + own > columns, !line.isEmpty {
                lines.append(line)
                (line, width) = ("", 0)
            }
            line.append(character)
            width += own
        }
    }
}
