/// A text whose letters are all small, as bytes.
struct FoldedText {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ text: String) {
        // Most texts are ASCII and need no table of the letters of the world.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 { append(byte) }
        } else {
            bytes = Array(text.lowercased().utf8)
        }
    }

    /// Forgets the text and keeps the room.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Adds a byte of ASCII.
    mutating func append(_ byte: UInt8) {
        bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }

    mutating func append(ascii text: UnsafeRawBufferPointer) {
        for byte in text { append(byte) }
    }

    func contains(_ other: FoldedText) -> Bool {
        bytes.withUnsafeBytes { $0.firstPlace(of: other.bytes) != nil }
    }
}
