import Geography

/// A grid as text with the SGR sequences of ECMA-48 section 8.3.117 (38 and 48 with 2 and 5 after ISO 8613-6).
public enum ANSIWriter {
    /// One line a row, at full width; each starts and ends with a reset, so that any of them can stand alone.
    /// Without colours only attributes are written.
    public static func text(of grid: Grid, depth: ColorDepth) -> String {
        var result = String.UnicodeScalarView()
        for row in 0..<grid.size.rows {
            result.append(contentsOf: reset.unicodeScalars)
            let start = row * grid.size.columns
            var last: Look?
            for cell in grid.cells[start..<start + grid.size.columns] where !cell.isRightHalf {
                let look = Look(cell)
                if look != last {
                    result.append(contentsOf: sequence(from: last, to: look, depth: depth).unicodeScalars)
                }
                last = look
                cell.append(to: &result)
            }
            result.append(contentsOf: reset.unicodeScalars)
            result.append("\n")
        }
        return String(result)
    }

    private static let reset = "\u{1B}[0m"

    private struct Look: Equatable {
        let foreground: Color
        let background: Color
        let attributes: GridCell.Attributes

        init(_ cell: GridCell) {
            foreground = cell.foreground
            background = cell.background
            attributes = cell.attributes
        }
    }

    /// What turns one look into the next; nil is the look after a reset.
    private static func sequence(from last: Look?, to look: Look, depth: ColorDepth) -> String {
        var codes: [String] = []
        let isFresh = last == nil || last?.attributes != look.attributes
        if isFresh {
            if last != nil { codes.append("0") }
            codes += attributeCodes(look.attributes)
        }
        if isFresh || last?.foreground != look.foreground {
            codes += colorCodes(look.foreground, base: 30, depth: depth)
        }
        if isFresh || last?.background != look.background {
            codes += colorCodes(look.background, base: 40, depth: depth)
        }
        return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
    }

    private static func attributeCodes(_ attributes: GridCell.Attributes) -> [String] {
        let codes: [(GridCell.Attributes, String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
        ]
        return codes.filter { attributes.contains($0.0) }.map(\.1)
    }

    /// - Parameter base: 30 for the foreground, 40 for the background.
    private static func colorCodes(_ color: Color, base: Int, depth: ColorDepth) -> [String] {
        if depth == .none { return [] }
        if color.isTerminalDefault { return ["\(base + 9)"] }
        switch depth {
        case .none: return []
        case .sixteen:
            let number = Int(ColorMapping.sixteen(color))
            return ["\(number < 8 ? base + number : base + 52 + number)"]
        case .indexed256: return ["\(base + 8)", "5", "\(ColorMapping.indexed256(color))"]
        case .truecolor: return ["\(base + 8)", "2", "\(color.red)", "\(color.green)", "\(color.blue)"]
        }
    }
}
