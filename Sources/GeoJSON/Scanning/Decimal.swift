/// Decimal fractions as doubles, correctly rounded.
enum Decimal {
    /// The most digits that a mantissa holds for certain.
    static let mostDigits = 19

    /// `mantissa` / 10^`decimals`, for up to 19 digits of each.
    ///
    /// Up to 2^53 one division of exact doubles does it (Clinger, "How to read floating point numbers accurately",
    /// 1990); beyond, one division of 128 by 64 bits, whose remainder decides ties.
    @inline(__always)
    static func value(_ mantissa: UInt64, decimals: Int, _ powers: PowersOfTen) -> Double {
        if mantissa <= 1 << 53 { return Double(mantissa) / powers.doubles[decimals] }
        return longValue(mantissa, powers.integers[decimals])
    }

    @inline(never)
    private static func longValue(_ mantissa: UInt64, _ power: UInt64) -> Double {
        let (lead, powerLead) = (mantissa.leadingZeroBitCount, power.leadingZeroBitCount)
        let (dividend, divisor) = (mantissa << UInt64(lead), power << UInt64(powerLead))
        // The quotient has 63 bits or 64: ten more than a double, of which the last says whether there are more.
        let (quotient, rest) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
        let rounded = Double(quotient >> 1 | (quotient & 1) | (rest == 0 ? 0 : 1))
        return rounded * Double(sign: .plus, exponent: powerLead - lead - 62, significand: 1)
    }
}

/// The powers of ten that are exact as doubles and those that are 64-bit integers, where a loop finds them at once.
struct PowersOfTen: @unchecked Sendable {
    // Unchecked: nobody writes to them once they are made.

    static let shared = PowersOfTen()

    /// 10^0 ... 10^22.
    let doubles: UnsafePointer<Double>
    /// 10^0 ... 10^19.
    let integers: UnsafePointer<UInt64>

    private init() {
        let doubles = UnsafeMutablePointer<Double>.allocate(capacity: 23)
        let integers = UnsafeMutablePointer<UInt64>.allocate(capacity: 20)
        (doubles[0], integers[0]) = (1, 1)
        for index in 1...22 { doubles[index] = doubles[index - 1] * 10 }
        for index in 1...19 { integers[index] = integers[index - 1] * 10 }
        self.doubles = UnsafePointer(doubles)
        self.integers = UnsafePointer(integers)
    }
}
