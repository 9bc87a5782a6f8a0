extension JSONScanner {
    /// A string with its quotes: RFC 8259 section 7, in valid UTF-8 (RFC 3629). Lone surrogates as escapes pass,
    /// as the grammar has it.
    mutating func skipString() throws(ScanFailure) {
        cursor.advance()
        while true {
            try tellProgress()
            cursor.skipPlainText(before: milestone)
            let byte = cursor.byte
            if byte == 0x22 { return cursor.advance() }
            if byte >= 0x80 {
                try skipMultibyte()
            } else if byte == 0x5C {
                try skipEscape()
            } else if byte >= 0x20 {
                cursor.advance()
            } else {
                throw failure("a control character in a string must be escaped")
            }
        }
    }

    private mutating func skipEscape() throws(ScanFailure) {
        let start = cursor.position
        cursor.advance()
        switch cursor.byte {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: cursor.advance()
        case 0x75:
            cursor.advance()
            for _ in 0..<4 {
                guard JSONScanner.hexValue(cursor.byte) != nil else {
                    throw failure("expected four hexadecimal digits behind \\u")
                }
                cursor.advance()
            }
        default:
            throw failure(
                "no such escape in a string", at: cursor.position >= cursor.count ? cursor.count : start)
        }
    }

    /// One character of two to four bytes, neither overlong nor a surrogate nor beyond U+10FFFF.
    private mutating func skipMultibyte() throws(ScanFailure) {
        let length = JSONScanner.lengthOfCharacter(cursor, at: cursor.position)
        guard length > 0 else { throw failure("not valid UTF-8") }
        cursor.position += length
    }

    /// The length of the well-formed character of more than one byte at a place, or 0: Unicode's table 3-7.
    static func lengthOfCharacter(_ cursor: ByteCursor, at start: Int) -> Int {
        let (first, second) = (cursor[start], cursor[start + 1])
        func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
        switch first {
        case 0xC2...0xDF: return isTail(second) ? 2 : 0
        case 0xE0...0xEF:
            let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
            let high: UInt8 = first == 0xED ? 0x9F : 0xBF
            return second >= low && second <= high && isTail(cursor[start + 2]) ? 3 : 0
        case 0xF0...0xF4:
            let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
            return second >= low && second <= high && isTail(cursor[start + 2]) && isTail(cursor[start + 3])
                ? 4 : 0
        default: return 0
        }
    }

    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}

/// What a JSON string says.
enum JSONString {
    /// The text of a string token, its quotes included in the bytes. A lone surrogate becomes U+FFFD.
    static func text(_ token: UnsafeRawBufferPointer) -> String {
        guard token.count >= 2 else { return "" }
        let inner = UnsafeRawBufferPointer(rebasing: token[1..<(token.count - 1)])
        guard inner.contains(0x5C) else { return String(decoding: inner, as: UTF8.self) }
        var units: [UInt16] = []
        var index = 0
        while index < inner.count {
            guard inner[index] == 0x5C, index + 1 < inner.count else {
                let end = inner[index...].firstIndex(of: 0x5C) ?? inner.count
                units += Array(String(decoding: inner[index..<max(end, index + 1)], as: UTF8.self).utf16)
                index = max(end, index + 1)
                continue
            }
            let (unit, length) = escape(inner, at: index)
            units.append(unit)
            index += length
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func escape(_ bytes: UnsafeRawBufferPointer, at index: Int) -> (UInt16, Int) {
        switch bytes[index + 1] {
        case 0x62: return (0x08, 2)
        case 0x66: return (0x0C, 2)
        case 0x6E: return (0x0A, 2)
        case 0x72: return (0x0D, 2)
        case 0x74: return (0x09, 2)
        case 0x75 where index + 5 < bytes.count:
            var unit: UInt16 = 0
            for offset in 2..<6 {
                unit = unit << 4 | UInt16(JSONScanner.hexValue(bytes[index + offset]) ?? 0)
            }
            return (unit, 6)
        default: return (UInt16(bytes[index + 1]), 2)
        }
    }
}
