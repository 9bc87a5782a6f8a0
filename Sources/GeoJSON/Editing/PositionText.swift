import Geography

/// The bytes of one position, taken apart into its numbers and what stands between them.
struct PositionText {
    /// The whole, brackets included.
    let bytes: [UInt8]
    /// The numbers, as ranges of `bytes`.
    let numbers: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        numbers = bytes.withUnsafeBytes { buffer in
            var scanner = JSONScanner(buffer, at: 1)
            var found: [Range<Int>] = []
            while scanner.cursor.position < buffer.count {
                scanner.cursor.skipWhiteSpace()
                let start = scanner.cursor.position
                guard (try? scanner.skipValue()) != nil else { break }
                found.append(start..<scanner.cursor.position)
                scanner.cursor.skipWhiteSpace()
                guard scanner.cursor.byte == 0x2C else { break }
                scanner.cursor.advance()
            }
            return found
        }
    }

    func token(_ index: Int) -> NumberToken? {
        numbers.indices.contains(index) ? NumberToken(bytes[numbers[index]]) : nil
    }

    /// The altitude, where the third value is a number.
    var altitude: Double? { token(2).flatMap { Double($0.text) } }

    /// The most decimals that longitude and latitude use.
    var decimals: Int { max(token(0)?.decimals ?? 0, token(1)?.decimals ?? 0) }

    /// A position of the same spacing with these numbers and no further ones.
    func spelling(_ texts: [String]) -> [UInt8] {
        guard let first = numbers.first, let last = numbers.last, numbers.count >= 2 else {
            return Array("[\(texts.joined(separator: ","))]".utf8)
        }
        let between = bytes[numbers[0].upperBound..<numbers[1].lowerBound]
        var result = Array(bytes[..<first.lowerBound])
        for (index, text) in texts.enumerated() {
            if index > 0 { result += between }
            result += Array(text.utf8)
        }
        return result + bytes[last.upperBound...]
    }
}
