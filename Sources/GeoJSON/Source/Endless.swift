/// Pipes and devices, which may have no end.
enum Endless {
    /// How much is read before it is looked at.
    private static let sample = 1 << 16

    /// Whether bytes begin with what no text begins with that is JSON or packed JSON: then there is no use in
    /// waiting for more.
    static func isHopeless(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= sample, !Gunzip.begins(bytes) else { return false }
        let start = TextPlace.startOfText(bytes)
        let first = bytes[start..<sample].first { ![0x20, 0x0A, 0x0D, 0x09, 0x1E].contains($0) }
        return first.map { !beginsValue($0) } ?? false
    }

    private static func beginsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x7B, 0x5B, 0x22, 0x2D, 0x30...0x39, 0x74, 0x66, 0x6E: true
        default: false
        }
    }

    /// Room for more than so many bytes.
    static func larger(_ capacity: Int) throws(DocumentError) -> Int {
        guard capacity <= Memory.half else {
            throw DocumentError(
                reason: "is longer than half of this machine's memory, \(Memory.half >> 20) MB")
        }
        return min(2 * capacity, Memory.half + 1)
    }
}
