import Geography

/// Reads positions as most files spell them: two or three numbers of at most nine digits before and nineteen in
/// all, without exponents, with little white space. What is spelled otherwise is left to the scanner.
///
/// It looks at no byte beyond `longest` behind the place where it begins; whoever calls has checked that so many
/// are there.
struct PlainPosition {
    /// More than a position takes that is read here, with what stands around it.
    static let longest = 512
    /// More white space in one place is not little.
    private static let longestSpace = 20

    private let base: UnsafePointer<UInt8>
    private let powers: PowersOfTen
    /// The byte that is read next.
    private(set) var place: Int

    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, at place: Int, _ powers: PowersOfTen) {
        self.base = base
        self.place = place
        self.powers = powers
    }

    /// Reads the position that begins here. False where none does that is plain; then `place` is anywhere.
    @inline(__always)
    mutating func read(_ coordinate: inout Coordinate) -> Bool {
        guard base[place] == 0x5B else { return false }
        place &+= 1
        skipSpace()
        guard readNumber(&coordinate.longitude) else { return false }
        skipSpace()
        guard base[place] == 0x2C else { return false }
        place &+= 1
        skipSpace()
        guard readNumber(&coordinate.latitude) else { return false }
        skipSpace()
        if base[place] == 0x2C {
            place &+= 1
            skipSpace()
            var altitude = 0.0
            guard readNumber(&altitude) else { return false }
            skipSpace()
        }
        guard base[place] == 0x5D else { return false }
        place &+= 1
        return true
    }

    /// Goes to the next position, where a comma and one follow. False where something else does; then the place is
    /// still behind the last one.
    @inline(__always)
    mutating func moveToNext() -> Bool {
        let end = place
        if base[place] == 0x2C, base[place &+ 1] == 0x5B {
            place &+= 1
            return true
        }
        skipSpace()
        if base[place] == 0x2C {
            place &+= 1
            skipSpace()
            if base[place] == 0x5B { return true }
        }
        place = end
        return false
    }

    @inline(__always)
    private mutating func skipSpace() {
        guard base[place] <= 0x20 else { return }
        let limit = place &+ PlainPosition.longestSpace
        while place < limit,
            base[place] == 0x20 || base[place] == 0x0A || base[place] == 0x0D || base[place] == 0x09
        { place &+= 1 }
    }

    @inline(__always)
    private mutating func readNumber(_ value: inout Double) -> Bool {
        let isNegative = base[place] == 0x2D
        if isNegative { place &+= 1 }
        let start = place
        var digit = base[place] &- 0x30
        guard digit < 10 else { return false }
        var mantissa = UInt64(digit)
        place &+= 1
        digit = base[place] &- 0x30
        if digit < 10 {
            guard mantissa > 0 else { return false }
            repeat {
                mantissa = mantissa &* 10 &+ UInt64(digit)
                place &+= 1
                digit = base[place] &- 0x30
            } while digit < 10 && place < start &+ 9
            if digit < 10 { return false }
        }
        var decimals = 0
        if base[place] == 0x2E {
            let integerDigits = place &- start
            place &+= 1
            readDecimals(&mantissa, &decimals)
            guard decimals > 0, integerDigits &+ decimals <= Decimal.mostDigits else { return false }
        }
        let magnitude = Decimal.value(mantissa, decimals: decimals, powers)
        value = isNegative ? -magnitude : magnitude
        return true
    }

    /// Digits, eight at a time in a word. More than 24 are not read to their end, and are too many.
    @inline(__always)
    private mutating func readDecimals(_ mantissa: inout UInt64, _ decimals: inout Int) {
        repeat {
            let (value, count) = DigitWord.read(base + place)
            mantissa = mantissa &* powers.integers[count] &+ value
            place &+= count
            decimals &+= count
            if count < 8 { return }
        } while decimals < 24
    }
}

/// Up to eight digits in a 64-bit word.
enum DigitWord {
    /// What the digits say that stand at the start of eight bytes, and how many they are.
    @inline(__always)
    static func read(_ bytes: UnsafePointer<UInt8>) -> (value: UInt64, count: Int) {
        let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
        // A digit becomes 0...9; of the bytes that are none, at least the first gets its highest bit set.
        let digits = word ^ 0x3030_3030_3030_3030
        let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
        let count = others.trailingZeroBitCount >> 3
        guard count > 0 else { return (0, 0) }
        // Zeros in front make them eight.
        return (value(ofEight: digits << UInt64(truncatingIfNeeded: 64 &- 8 &* count)), count)
    }

    /// Digits of 0...9, the first in the lowest byte: pairs, then fours, then all.
    @inline(__always)
    private static func value(ofEight digits: UInt64) -> UInt64 {
        let pairs = digits &* 10 &+ digits >> 8
        let (low, high) = (pairs & 0x0000_00FF_0000_00FF, pairs >> 16 & 0x0000_00FF_0000_00FF)
        return (low &* 0x000F_4240_0000_0064 &+ high &* 0x0000_2710_0000_0001) >> 32
    }
}
