/// A value for a property or an `id`, as a person gives it.
public enum PropertyValue: Hashable, Sendable {
    /// JSON, to be written as it stands.
    case json(String)
    /// A string, to be quoted.
    case string(String)
    /// A word: a number, `true`, `false` or `null` where it reads like one, else a string. Where a string stands
    /// now it stays one, so that `"007"` does not become 7.
    case word(String)

    /// The bytes to write in place of a value.
    func spelling(inPlaceOf old: [UInt8]?) throws(EditError) -> [UInt8] {
        switch self {
        case .string(let text): return JSONString.token(text)
        case .json(let text):
            let trimmed = Array(text.utf8).trimmed
            guard !trimmed.isEmpty else { throw EditError("the value is missing: := wants JSON behind it") }
            if let error = JSONChecker.check(trimmed) {
                throw EditError("\(SafeExcerpt.text(text)) is no JSON: \(error.reason)")
            }
            return trimmed
        case .word(let text):
            let bytes = Array(text.utf8)
            let isString = old?.first == UInt8(ascii: "\"")
            return !isString && PropertyValue.isScalar(bytes) ? bytes : JSONString.token(text)
        }
    }

    private static func isScalar(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, first != UInt8(ascii: "\""), bytes.last != 0x20 else { return false }
        let isNumber = first == UInt8(ascii: "-") || (0x30...0x39).contains(first)
        let isWord = ["true", "false", "null"].contains { bytes.elementsEqual($0.utf8) }
        return isWord || (isNumber && JSONChecker.check(bytes) == nil && Array(bytes).trimmed == bytes)
    }
}

extension [UInt8] {
    /// Without the white space of JSON around it.
    fileprivate var trimmed: [UInt8] {
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return Array(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}

extension JSONString {
    /// A text as a string token: quotes, backslashes and control characters are escaped, nothing else.
    static func token(_ text: String) -> [UInt8] {
        var result: [UInt8] = [0x22]
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: result += [0x5C, byte]
            case 0x08: result += Array("\\b".utf8)
            case 0x09: result += Array("\\t".utf8)
            case 0x0A: result += Array("\\n".utf8)
            case 0x0C: result += Array("\\f".utf8)
            case 0x0D: result += Array("\\r".utf8)
            case 0..<0x20: result += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
            default: result.append(byte)
            }
        }
        return result + [0x22]
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x61 + value - 10
    }
}
