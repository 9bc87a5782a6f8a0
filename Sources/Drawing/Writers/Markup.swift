/// Text inside HTML and XML.
enum Markup {
    /// The text made harmless, with the characters that mean something in markup as references (HTML, section
    /// 13.1.4; XML 1.0, section 2.4), and those that XML has not (section 2.2) as U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in SafeText.harmless(text).unicodeScalars { append(scalar, to: &result) }
        return String(result)
    }

    /// A cell's character and its marks, likewise.
    static func escaped(_ cell: GridCell) -> String {
        var text = String.UnicodeScalarView()
        cell.forEachScalar { text.append($0) }
        return escaped(String(text))
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        switch scalar {
        case "&": result.append(contentsOf: "&amp;".unicodeScalars)
        case "<": result.append(contentsOf: "&lt;".unicodeScalars)
        case ">": result.append(contentsOf: "&gt;".unicodeScalars)
        case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
        case "'": result.append(contentsOf: "&#39;".unicodeScalars)
        case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
        default: result.append(scalar)
        }
    }
}
