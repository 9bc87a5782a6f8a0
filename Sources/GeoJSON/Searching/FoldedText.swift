/// A text whose letters are all small, as bytes.
struct FoldedText {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ text: String) {
        // Most texts are ASCII and need no table of the letters of the world.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            bytes = Array(text.utf8)
            foldLetters(from: 0)
        } else {
            bytes = Array(text.lowercased().utf8)
        }
    }

    /// Forgets the text and keeps the room.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Adds a text of which only the letters of ASCII become small.
    mutating func append(_ text: UnsafeRawBufferPointer) {
        let start = bytes.count
        bytes.append(contentsOf: text)
        foldLetters(from: start)
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func foldLetters(from start: Int) {
        bytes.withUnsafeMutableBufferPointer { buffer in
            for index in start..<buffer.count {
                let byte = buffer[index]
                buffer[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
            }
        }
    }

    func contains(_ other: FoldedText) -> Bool { contains(other.bytes) }

    func contains(_ other: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { $0.firstPlace(of: other) != nil }
    }
}
