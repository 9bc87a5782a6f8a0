/// Text that came from a file or from outside, made fit for a terminal and for one line.
public enum SafeText {
    /// The text with every character that could command a terminal, break the line or turn its direction as `?`
    /// (C0, C1, DEL, the bidirectional controls, the line and paragraph separators), and without those that
    /// only join, part or style what stands beside them and whose width terminals disagree about.
    public static func harmless(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                result.append("?")
            case 0xAD, 0x200B, 0x200D, 0x2060, 0xFE0F, 0xFEFF:
                continue
            default:
                result.append(scalar)
            }
        }
        return String(result)
    }
}
