import Geography

/// One position as it is spelled: RFC 7946 section 3.1.1.
public struct ReadPosition: Sendable {
    /// Longitude and latitude; infinite where the number is beyond a double's range.
    public var coordinate = Coordinate(0, 0)
    /// The third number; NaN where there is none.
    public var altitude = Double.nan
    /// Where it begins, and how many bytes it has, brackets included.
    public var start = 0
    public var length: UInt32 = 0
    /// How many numbers there are, up to 255.
    public var count: UInt8 = 0
    /// The most digits behind the point that longitude or latitude is spelled with, up to 255.
    public var decimals: UInt8 = 0

    public var range: Range<Int> { start..<(start + Int(length)) }
}

extension JSONReader {
    /// The position at `offset`; nil where something else stands, which is skipped: no array, fewer than two
    /// elements, or one that is no number.
    public mutating func position() -> ReadPosition? {
        let start = offset
        guard kind == .array else {
            skip()
            return nil
        }
        var found = ReadPosition()
        var isMalformed = false
        forEachElement { reader, index in
            let numberStart = reader.offset
            guard let number = reader.number() else {
                isMalformed = true
                return
            }
            found.count = UInt8(clamping: index + 1)
            switch index {
            case 0: found.coordinate.longitude = number
            case 1: found.coordinate.latitude = number
            case 2: found.altitude = number
            default: break
            }
            if index < 2 {
                found.decimals = max(
                    found.decimals, UInt8(clamping: reader.decimals(numberStart..<reader.offset)))
            }
        }
        guard !isMalformed, found.count >= 2 else { return nil }
        found.start = start
        found.length = UInt32(clamping: offset - start)
        return found
    }

    /// How many digits stand behind the point of a number.
    private func decimals(_ token: Range<Int>) -> Int {
        let bytes = bytes(token)
        guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
        let digits = bytes[(point + 1)...].prefix { $0 &- 0x30 < 10 }
        return digits.count
    }
}
