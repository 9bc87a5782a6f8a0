import CSystem

extension JSONScanner {
    /// Reads a number, correctly rounded. What is beyond a double's range becomes infinite.
    ///
    /// Up to 2^53 with a power of ten up to 10^22, one product or division is exact (Clinger, "How to read
    /// floating point numbers accurately", 1990); the rest goes to strtod.
    mutating func parseNumber() throws(ScanFailure) -> Double {
        let start = cursor.position
        let isNegative = cursor.byte == 0x2D
        if isNegative { cursor.advance() }
        var mantissa: UInt64 = 0
        let integerStart = cursor.position
        while cursor.byte &- 0x30 < 10 {
            mantissa = mantissa &* 10 &+ UInt64(cursor.byte &- 0x30)
            cursor.advance()
        }
        var digits = cursor.position - integerStart
        if digits == 0 { throw failure("expected a number") }
        if digits > 1, cursor[integerStart] == 0x30 {
            throw failure("a number must not begin with 0", at: start)
        }
        var exponent = 0
        if cursor.byte == 0x2E {
            cursor.advance()
            let fractionStart = cursor.position
            while cursor.byte &- 0x30 < 10 {
                mantissa = mantissa &* 10 &+ UInt64(cursor.byte &- 0x30)
                cursor.advance()
            }
            exponent = fractionStart - cursor.position
            if exponent == 0 { throw failure("expected a digit behind the point of a number") }
            digits -= exponent
        }
        if cursor.byte | 0x20 == 0x65 || digits > 19 || mantissa > 1 << 53 || exponent < -22 {
            cursor.position = start
            try skipNumber()
            return slowNumber(start)
        }
        let magnitude =
            exponent == 0 ? Double(mantissa) : Double(mantissa) / PowersOfTen.table[-exponent]
        return isNegative ? -magnitude : magnitude
    }

    /// The token from `start` to here, by the C library. The source's padding, or any byte that is no part of a
    /// number, ends it.
    private func slowNumber(_ start: Int) -> Double {
        let length = cursor.position - start
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { copy in
            for index in 0..<length { copy[index] = CChar(bitPattern: cursor[start + index]) }
            copy[length] = 0
            guard let text = copy.baseAddress else { return 0 }
            return plat_strtod(text, nil)
        }
    }
}

/// The powers of ten that are exact as doubles.
enum PowersOfTen {
    static let table: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
        1e19, 1e20, 1e21, 1e22,
    ]
}
