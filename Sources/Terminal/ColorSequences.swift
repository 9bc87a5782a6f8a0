/// Writes ncurses' 24-bit colours as a terminal wants them: the entry plat-direct has each as one number,
/// `CSI 38;2;NUMBER m` for a foreground and `48` for a background, which become red, green and blue (ISO 8613-6). One
/// that the terminal has already is left out: ncurses sends both where one changes.
struct ColorSequences {
    /// What the terminal has, foreground and background; nil where that is not known.
    private var held: (UInt32?, UInt32?)

    /// Forgets what the terminal has.
    mutating func forget() { held = (nil, nil) }

    mutating func rewritten(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x1B {
                if let color = ColorSequence(bytes, at: index) {
                    write(color, to: &result)
                    index = color.end
                    continue
                }
                if ColorSequences.resets(bytes, at: index) { forget() }
            }
            result.append(bytes[index])
            index += 1
        }
        return result
    }

    private mutating func write(_ color: ColorSequence, to result: inout [UInt8]) {
        if color.isForeground {
            if held.0 == color.number { return }
            held.0 = color.number
        } else {
            if held.1 == color.number { return }
            held.1 = color.number
        }
        result.append(0x1B)
        result.append(UInt8(ascii: "["))
        result.append(color.isForeground ? UInt8(ascii: "3") : UInt8(ascii: "4"))
        result.append(UInt8(ascii: "8"))
        result.append(UInt8(ascii: ";"))
        result.append(UInt8(ascii: "2"))
        for shift in [UInt32(16), 8, 0] {
            let part = UInt8(truncatingIfNeeded: color.number >> shift)
            result.append(UInt8(ascii: ";"))
            if part >= 100 { result.append(UInt8(ascii: "0") + part / 100) }
            if part >= 10 { result.append(UInt8(ascii: "0") + part / 10 % 10) }
            result.append(UInt8(ascii: "0") + part % 10)
        }
        result.append(UInt8(ascii: "m"))
    }

    /// Whether a sequence sets other looks than one of these colours: `sgr0`, `op` and whatever else ends in `m` and
    /// may begin with a reset.
    private static func resets(_ bytes: [UInt8], at start: Int) -> Bool {
        guard start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return false }
        var index = start + 2
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x3B { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "m")
    }
}

/// `CSI 38;2;NUMBER m` or `CSI 48;2;NUMBER m`.
private struct ColorSequence {
    let isForeground: Bool
    let number: UInt32
    /// The place behind it.
    let end: Int

    /// Nil where something else begins.
    init?(_ bytes: [UInt8], at start: Int) {
        guard start + 7 < bytes.count, bytes[start + 1] == UInt8(ascii: "["),
            bytes[start + 2] == UInt8(ascii: "3") || bytes[start + 2] == UInt8(ascii: "4"),
            bytes[start + 3] == UInt8(ascii: "8"), bytes[start + 4] == UInt8(ascii: ";"),
            bytes[start + 5] == UInt8(ascii: "2"), bytes[start + 6] == UInt8(ascii: ";")
        else { return nil }
        var value: UInt32 = 0
        var index = start + 7
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9"),
            value < 1 << 24
        {
            value = value * 10 + UInt32(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        guard index > start + 7, index < bytes.count, bytes[index] == UInt8(ascii: "m"), value < 1 << 24
        else {
            return nil
        }
        isForeground = bytes[start + 2] == UInt8(ascii: "3")
        number = value
        end = index + 1
    }
}
