/// A number with a fixed count of decimals, correctly rounded, as printf(3) writes it with `%.*f`, but without its
/// price where a million are written.
struct FixedNumber {
    /// The value is this over ten to the power of the decimals.
    let digits: UInt64
    let decimals: Int
    let isNegative: Bool

    /// nil where the number is too long, or too close to 0, for the short way.
    init?(_ value: Double, decimals: Int) {
        guard value.isFinite, (0...FixedNumber.mostDecimals).contains(decimals) else { return nil }
        let magnitude = value.magnitude
        isNegative = value < 0
        self.decimals = decimals
        if magnitude == 0 {
            digits = 0
            return
        }
        // The value is exactly `mantissa` over two to the power of `shift`.
        let shift = 52 - Int(magnitude.exponent)
        guard magnitude.isNormal, (1...100).contains(shift) else { return nil }
        let mantissa = magnitude.significandBitPattern | 1 << 52
        let (high, low) = mantissa.multipliedFullWidth(by: FixedNumber.powers[decimals])
        let product = UInt128(high) << 64 | UInt128(low)
        let whole = product >> UInt128(shift)
        let rest = product & (1 << UInt128(shift) - 1)
        let half = UInt128(1) << UInt128(shift - 1)
        let rounded = whole + (rest > half || (rest == half && whole & 1 == 1) ? 1 : 0)
        guard rounded < UInt128(10_000_000_000_000_000_000) else { return nil }
        digits = UInt64(rounded)
    }

    private static let mostDecimals = 18
    private static let powers: [UInt64] = (0...mostDecimals).map {
        (0..<$0).reduce(1) { power, _ in power * 10 }
    }
    /// Whole numbers and powers of ten that a double holds exactly: their quotient is correctly rounded.
    private static let exactDigits: UInt64 = 1 << 53

    /// Whether the digits read as another double; nil where that is not soon said.
    func differs(from other: Double) -> Bool? {
        if digits <= FixedNumber.exactDigits {
            let magnitude = Double(digits) / Double(FixedNumber.powers[decimals])
            return (isNegative ? -magnitude : magnitude) != other
        }
        guard let other = FixedNumber(other, decimals: decimals) else { return nil }
        if other.isNegative != isNegative { return true }
        // Doubles of up to 64 bits of digits lie no farther apart than this.
        let gap = digits > other.digits ? digits - other.digits : other.digits - digits
        return gap > 4096 ? true : nil
    }

    /// Writes it; a zero has no sign.
    func append(to text: inout [UInt8]) {
        if isNegative, digits != 0 { text.append(UInt8(ascii: "-")) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
            var place = buffer.count
            var (left, written) = (digits, 0)
            while left > 0 || written <= decimals {
                if written == decimals, decimals > 0 {
                    place -= 1
                    buffer[place] = UInt8(ascii: ".")
                }
                place -= 1
                buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: left % 10)
                left /= 10
                written += 1
            }
            text.append(contentsOf: buffer[place...])
        }
    }
}
