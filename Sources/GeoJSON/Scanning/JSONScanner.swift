/// A strict scanner of JSON text (RFC 8259) over bytes. It builds nothing: it tells where values begin and end.
/// Nesting costs a bit a level, never the stack.
struct JSONScanner {
    var cursor: ByteCursor
    /// The open containers of `skipValue`.
    private var containers = NestingStack()
    /// Where the caller is told next how far the scanner is.
    private(set) var milestone = Int.max
    private var watch: (any ScanWatch)?
    /// Whether a name was passed that may be one of simplestyle; for who asks to set to false.
    var hasMetStyleName = false

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        cursor = ByteCursor(bytes, at: position)
    }

    /// Tells a watch from here on how far the scanner is.
    mutating func tell(_ watch: (any ScanWatch)?) {
        self.watch = watch
        milestone = watch == nil ? .max : cursor.position + LoadProgress.stride
    }

    /// To be called in every loop over what a large file has many of.
    @inline(__always)
    mutating func tellProgress() throws(ScanFailure) {
        if cursor.position >= milestone { try passMilestone() }
    }

    /// Over white space, however much of it there is.
    @inline(__always)
    mutating func skipSpace() throws(ScanFailure) {
        while true {
            cursor.skipWhiteSpace(before: milestone)
            if cursor.position < milestone { return }
            try passMilestone()
        }
    }

    @inline(never)
    private mutating func passMilestone() throws(ScanFailure) {
        milestone = cursor.position + LoadProgress.stride
        try tellPlace()
    }

    func tellPlace() throws(ScanFailure) {
        do throws(DocumentError) {
            try watch?.passed(cursor.position)
        } catch { throw ScanFailure(offset: cursor.position, reason: error.reason) }
    }

    @inline(__always)
    func failure(_ reason: String) -> ScanFailure { failure(reason, at: cursor.position) }

    func failure(_ reason: String, at offset: Int) -> ScanFailure {
        offset >= cursor.count
            ? ScanFailure(offset: cursor.count, reason: "the file ends in the middle of the JSON text")
            : ScanFailure(offset: offset, reason: reason)
    }

    @inline(__always)
    mutating func expect(_ byte: UInt8, _ reason: @autoclosure () -> String) throws(ScanFailure) {
        guard cursor.byte == byte else { throw failure(reason()) }
        cursor.advance()
    }

    /// Skips one value of any kind, checking every byte of it.
    mutating func skipValue() throws(ScanFailure) {
        let depth = containers.count
        while true {
            try tellProgress()
            try skipScalarOrOpen()
            // A value has ended (or a container was opened and is not empty: then the next value follows).
            if justOpened { continue }
            if try !moveToNextValue(downTo: depth) { return }
        }
    }

    /// Whether the last step opened a container whose first value comes next.
    private var justOpened = false

    private mutating func skipScalarOrOpen() throws(ScanFailure) {
        justOpened = false
        try skipSpace()
        switch cursor.byte {
        case 0x7B:  // {
            cursor.advance()
            try skipSpace()
            if cursor.byte == 0x7D { return cursor.advance() }
            containers.push(isObject: true)
            try skipName()
            justOpened = true
        case 0x5B:  // [
            cursor.advance()
            try skipSpace()
            if cursor.byte == 0x5D { return cursor.advance() }
            containers.push(isObject: false)
            justOpened = true
        case 0x22: try skipString()
        case 0x74: try skipWord("true")
        case 0x66: try skipWord("false")
        case 0x6E: try skipWord("null")
        case 0x2D, 0x30...0x39: try skipNumber()
        default: throw failure(JSONScanner.describe(cursor.byte))
        }
    }

    /// After a value: to the next one, closing what ends. False when the outermost has ended.
    private mutating func moveToNextValue(downTo depth: Int) throws(ScanFailure) -> Bool {
        while containers.count > depth {
            try skipSpace()
            let isObject = containers.isObject
            if cursor.byte == 0x2C {
                cursor.advance()
                if isObject {
                    try skipSpace()
                    try skipName()
                }
                return true
            }
            guard cursor.byte == (isObject ? 0x7D : 0x5D) else {
                throw failure(isObject ? "expected , or } behind a member" : "expected , or ] behind a value")
            }
            cursor.advance()
            containers.pop()
        }
        return false
    }

    /// A member's name and its colon.
    mutating func skipName() throws(ScanFailure) {
        guard cursor.byte == 0x22 else { throw failure("expected a member name in double quotes") }
        if SimpleStyle.mayBeName(at: cursor) { hasMetStyleName = true }
        try skipString()
        try skipSpace()
        try expect(0x3A, "expected : behind a member name")
    }

    mutating func skipWord(_ word: StaticString) throws(ScanFailure) {
        let start = cursor.position
        for index in 0..<word.utf8CodeUnitCount {
            guard cursor.byte == word.utf8Start[index] else {
                throw failure("expected \(word)", at: cursor.position >= cursor.count ? cursor.count : start)
            }
            cursor.advance()
        }
    }

    /// A number, by the grammar of RFC 8259 section 6.
    mutating func skipNumber() throws(ScanFailure) {
        let start = cursor.position
        if cursor.byte == 0x2D { cursor.advance() }
        if cursor.byte == 0x30 {
            cursor.advance()
            if isDigit(cursor.byte) { throw failure("a number must not begin with 0", at: start) }
        } else {
            try skipDigits("expected a digit")
        }
        if cursor.byte == 0x2E {
            cursor.advance()
            try skipDigits("expected a digit behind the point of a number")
        }
        if cursor.byte | 0x20 == 0x65 {
            cursor.advance()
            if cursor.byte == 0x2B || cursor.byte == 0x2D { cursor.advance() }
            try skipDigits("expected a digit in the exponent of a number")
        }
    }

    private mutating func skipDigits(_ reason: String) throws(ScanFailure) {
        guard isDigit(cursor.byte) else { throw failure(reason) }
        while isDigit(cursor.byte) {
            cursor.advance()
            try tellProgress()
        }
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func describe(_ byte: UInt8) -> String {
        switch byte {
        case 0x4E, 0x49: "expected a value: NaN and Infinity are not JSON"
        case 0x27: "expected a value: JSON has double quotes only"
        case 0x5D, 0x7D, 0x2C: "expected a value before \(Character(Unicode.Scalar(byte)))"
        case 0x21...0x7E: "expected a value, not \(Character(Unicode.Scalar(byte)))"
        default: "expected a value"
        }
    }
}
