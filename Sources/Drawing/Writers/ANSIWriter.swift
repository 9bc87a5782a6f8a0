import Geography

/// A grid as text with the SGR sequences of ECMA-48 section 8.3.117 (38 and 48 with 2 and 5 after ISO 8613-6).
public enum ANSIWriter {
    /// One line a row, at full width; each starts and ends with a reset, so that any of them can stand alone.
    /// Without colours only attributes are written.
    public static func text(of grid: Grid, depth: ColorDepth) -> String {
        String(decoding: bytes(of: grid, depth: depth), as: UTF8.self)
    }

    /// The same as UTF-8.
    public static func bytes(of grid: Grid, depth: ColorDepth) -> [UInt8] {
        var output = SGRBytes(capacity: grid.cells.count * 8)
        for row in 0..<grid.size.rows {
            output.append(reset)
            let start = row * grid.size.columns
            var last: SGRLook?
            for cell in grid.cells[start..<start + grid.size.columns] where !cell.isRightHalf {
                let look = SGRLook(cell)
                if look != last { look.append(after: last, depth: depth, to: &output) }
                last = look
                cell.forEachScalar { output.append($0) }
            }
            output.append(reset)
            output.append("\n" as Unicode.Scalar)
        }
        return output.bytes
    }

    private static let reset: StaticString = "\u{1B}[0m"
}

/// How a cell looks to a terminal.
private struct SGRLook: Equatable {
    let foreground: Color
    let background: Color
    let attributes: GridCell.Attributes

    init(_ cell: GridCell) {
        foreground = cell.foreground
        background = cell.background
        attributes = cell.attributes
    }

    /// Appends what turns another look into this one; nil is the look after a reset.
    func append(after last: SGRLook?, depth: ColorDepth, to output: inout SGRBytes) {
        let isFresh = last?.attributes != attributes
        if isFresh {
            if last != nil { output.append(code: 0) }
            for (attribute, code) in SGRLook.codes where attributes.contains(attribute) {
                output.append(code: code)
            }
        }
        if isFresh || last?.foreground != foreground { output.append(foreground, base: 30, depth: depth) }
        if isFresh || last?.background != background { output.append(background, base: 40, depth: depth) }
        output.endSequence()
    }

    private static let codes: [(GridCell.Attributes, UInt8)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
}

/// Bytes with sequences that set looks: a sequence begins with its first code, and may have none.
private struct SGRBytes {
    private(set) var bytes: [UInt8] = []
    private var isInSequence = false

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else if let encoded = UTF8.encode(scalar) {
            bytes.append(contentsOf: encoded)
        }
    }

    mutating func append(code: UInt8) {
        append(isInSequence ? ";" : "\u{1B}[" as StaticString)
        isInSequence = true
        if code >= 100 { bytes.append(UInt8(ascii: "0") + code / 100) }
        if code >= 10 { bytes.append(UInt8(ascii: "0") + code / 10 % 10) }
        bytes.append(UInt8(ascii: "0") + code % 10)
    }

    /// - Parameter base: 30 for the foreground, 40 for the background.
    mutating func append(_ color: Color, base: UInt8, depth: ColorDepth) {
        if depth == .none { return }
        if color.isTerminalDefault { return append(code: base + 9) }
        switch depth {
        case .none: return
        case .sixteen:
            let number = ColorMapping.sixteen(color)
            append(code: number < 8 ? base + number : base + 52 + number)
        case .indexed256:
            append(code: base + 8)
            append(code: 5)
            append(code: ColorMapping.indexed256(color))
        case .truecolor:
            append(code: base + 8)
            append(code: 2)
            append(code: color.red)
            append(code: color.green)
            append(code: color.blue)
        }
    }

    mutating func endSequence() {
        if isInSequence { bytes.append(UInt8(ascii: "m")) }
        isInSequence = false
    }
}
