import CXXHash
import GeoJSON

/// What tells a document's bytes from all others: how many there are, and their hash of 128 bits, XXH3 (xxHash
/// 0.8). It costs what reading memory costs. It is not meant against forged files: who may write the file may
/// write anything into it, and each edit is compared with the text before it is applied.
public struct Fingerprint: Hashable, Sendable {
    public let size: Int
    public let low: UInt64
    public let high: UInt64

    /// The fingerprint of a document's current text; nil when there is no memory for the work.
    public init?(of document: Document) { self.init(of: document, first: document.byteCount) }

    /// Of the first bytes of a document's current text, at most `count`.
    init?(of document: Document, first count: Int) {
        guard let state = XXH3_createState() else { return nil }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        var rest = max(0, count)
        document.forEachChunk { chunk in
            let taken = min(rest, chunk.count)
            XXH3_128bits_update(state, chunk.baseAddress, taken)
            rest -= taken
        }
        let hash = XXH3_128bits_digest(state)
        (size, low, high) = (min(max(0, count), document.byteCount), hash.low64, hash.high64)
    }

    /// Of a short text, such as a path.
    public init(of text: String) {
        let bytes = Array(text.utf8)
        let hash = bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
        (size, low, high) = (bytes.count, hash.low64, hash.high64)
    }

    static let codedSize = 24

    /// Three numbers of eight bytes, the lowest byte first.
    var encoded: [UInt8] {
        [UInt64(clamping: size), low, high].flatMap { number in
            (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
    }

    init?(decoding bytes: [UInt8]) {
        guard bytes.count == Fingerprint.codedSize else { return nil }
        let numbers = stride(from: 0, to: Fingerprint.codedSize, by: 8).map { start in
            bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        guard let size = Int(exactly: numbers[0]) else { return nil }
        (self.size, low, high) = (size, numbers[1], numbers[2])
    }

    /// 32 hexadecimal digits.
    var name: String {
        [high, low].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
