import Drawing

/// What a program prints while its map is shown: the last line is to be seen under the map, and without a terminal
/// everything goes to standard output.
@MainActor
public final class MapLog {
    private var lastLine = ""
    /// Whether what was printed last did not end with a line end.
    private(set) var isOpen = false
    /// What was printed and not yet taken.
    private var pending = ""

    /// Prints as Swift's `print` does.
    public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
        let text = items.map { "\($0)" }.joined(separator: separator) + terminator
        pending += text
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                isOpen = false
                continue
            }
            if !isOpen { lastLine = "" }
            isOpen = true
            lastLine.unicodeScalars.append(scalar)
        }
    }

    /// The last line, or of a longer one its end: what was printed last is what one looks for.
    func lastLine(columns: Int) -> String {
        var end = lastLine.suffix(max(0, columns))
        while TextWidth.columns(of: String(end)) > columns, !end.isEmpty { end.removeFirst() }
        return String(end)
    }

    /// What was printed since the last call.
    func take() -> String {
        defer { pending = "" }
        return pending
    }
}
