import CSystem

extension JSONScanner {
    /// Reads a number, correctly rounded. What is beyond a double's range becomes infinite.
    mutating func parseNumber() throws(ScanFailure) -> Double {
        let start = cursor.position
        let isNegative = cursor.byte == 0x2D
        if isNegative { cursor.advance() }
        var mantissa: UInt64 = 0
        let integerStart = cursor.position
        try readDigits(&mantissa)
        var digits = cursor.position - integerStart
        if digits == 0 { throw failure("expected a number") }
        if digits > 1, cursor[integerStart] == 0x30 {
            throw failure("a number must not begin with 0", at: start)
        }
        var decimals = 0
        if cursor.byte == 0x2E {
            cursor.advance()
            let fractionStart = cursor.position
            try readDigits(&mantissa)
            decimals = cursor.position - fractionStart
            if decimals == 0 { throw failure("expected a digit behind the point of a number") }
            digits += decimals
        }
        if cursor.byte | 0x20 == 0x65 || digits > Decimal.mostDigits {
            cursor.position = start
            try skipNumber()
            return slowNumber(start)
        }
        let magnitude = Decimal.value(mantissa, decimals: decimals, .shared)
        return isNegative ? -magnitude : magnitude
    }

    private mutating func readDigits(_ mantissa: inout UInt64) throws(ScanFailure) {
        while cursor.byte &- 0x30 < 10 {
            mantissa = mantissa &* 10 &+ UInt64(cursor.byte &- 0x30)
            cursor.advance()
            try tellProgress()
        }
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
