/// A control sequence taken apart: `CSI`, a private marker, numbers, intermediate bytes, a final byte
/// (ECMA-48, section 5.4).
struct CSISequence {
    /// `<`, `=`, `>` or `?`; 0 where there is none.
    var marker: UInt8 = 0
    /// Fields between semicolons, each split at colons; nil for an empty one. Numbers may be negative: xterm
    /// reports such places of the mouse. Large ones are clamped.
    var parameters: [[Int?]] = []
    /// The bytes between the numbers and the final one.
    var intermediates: [UInt8] = []
    var final: UInt8

    /// Beyond every code point and every screen.
    private static let largest = 2_000_000

    init(_ bytes: [UInt8], final: UInt8) {
        self.final = final
        var rest = bytes[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            marker = first
            rest = rest.dropFirst()
        }
        while let last = rest.last, (0x20...0x2F).contains(last) {
            intermediates.insert(last, at: 0)
            rest = rest.dropLast()
        }
        guard !rest.isEmpty else { return }
        parameters = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { field in
            field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        }
    }

    /// The number at an index, or nil where it is missing or no number.
    func number(_ index: Int) -> Int? {
        parameters.indices.contains(index) ? parameters[index].first ?? nil : nil
    }

    /// The number after a colon within a field.
    func part(_ index: Int, _ part: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
        return parameters[index][part]
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        let isNegative = digits.first == UInt8(ascii: "-")
        let rest = isNegative ? digits.dropFirst() : digits
        guard !rest.isEmpty else { return nil }
        var value = 0
        for digit in rest {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = min(largest, value * 10 + Int(digit - UInt8(ascii: "0")))
        }
        return isNegative ? -value : value
    }

    /// Whether the bytes are one number, and nothing else. rxvt ends such a sequence with `$` for Shift.
    static func isPlainNumber(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.count <= 2 && bytes.allSatisfy { (0x30...0x39).contains($0) }
    }
}
