/// An edit as bytes, to be kept beside the file: a version, the label, what becomes of the features, the splices,
/// and a checksum of all of it. Numbers are LEB128, as in DWARF 5, section 7.6. In version 2, of what is large, the
/// part between version and checksum is its length and zlib data.
extension Edit {
    private enum Version {
        static let plain: UInt8 = 1
        static let packed: UInt8 = 2
    }

    /// What is smaller is not worth packing, in bytes.
    private static let large = 4096

    public var encoded: [UInt8] {
        let content = content
        var writer = CodingWriter()
        if content.count >= Edit.large, let packed = PackedBytes.pack(content) {
            writer.bytes.append(Version.packed)
            writer.append(content.count)
            writer.bytes += packed
        } else {
            writer.bytes.append(Version.plain)
            writer.bytes += content
        }
        writer.appendChecksum()
        return writer.bytes
    }

    private var content: [UInt8] {
        var writer = CodingWriter()
        // A million bytes are not copied again and again.
        writer.bytes.reserveCapacity(splices.reduce(64) { $0 + $1.old.count + $1.new.count + 20 })
        writer.append(Array(label.utf8))
        switch change {
        case .rewrites(let features):
            writer.append(0)
            writer.append(features.count)
            for feature in features { writer.append(feature) }
        case .adds(let feature, let range):
            for number in [1, feature, range.lowerBound, range.upperBound] { writer.append(number) }
        case .removes(let feature, let range):
            for number in [2, feature, range.lowerBound, range.upperBound] { writer.append(number) }
        }
        writer.append(splices.count)
        for splice in splices {
            writer.append(splice.offset)
            writer.append(splice.old)
            writer.append(splice.new)
        }
        return writer.bytes
    }

    /// Reads what `encoded` gave, in either version; nil for anything else, whatever the bytes are.
    public init?(decoding bytes: [UInt8]) {
        guard let content = Edit.content(of: bytes) else { return nil }
        var reader = CodingReader(content)
        guard let label = reader.text(), let change = reader.change(), let splices = reader.splices(),
            reader.isAtEnd
        else { return nil }
        self.init(label: label, change: change, splices: splices)
    }

    /// What stands between version and checksum, unpacked; nil when either is another.
    private static func content(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard bytes.count > EditChecksum.size else { return nil }
        let signed = bytes.dropLast(EditChecksum.size)
        let sum = bytes.suffix(EditChecksum.size).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard EditChecksum.of(signed) == sum else { return nil }
        let content = signed.dropFirst()
        switch bytes.first {
        case Version.plain: return content
        case Version.packed:
            var reader = CodingReader(content)
            guard let count = reader.number() else { return nil }
            return PackedBytes.unpack(reader.rest, count: count).map { $0[...] }
        default: return nil
        }
    }
}

private struct CodingWriter {
    var bytes: [UInt8] = []

    /// Offsets and counts are never below zero.
    mutating func append(_ number: Int) {
        var rest = UInt64(max(0, number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func append(_ piece: [UInt8]) {
        append(piece.count)
        bytes.append(contentsOf: piece)
    }

    mutating func appendChecksum() {
        let sum = EditChecksum.of(bytes[...])
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: sum >> shift))
        }
    }
}

/// Reads coded bytes with every length checked against what is there.
private struct CodingReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ rest: ArraySlice<UInt8>) { self.rest = rest }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number() -> Int? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 63, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            value |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return Int(value) }
        }
        return nil
    }

    mutating func piece() -> [UInt8]? {
        guard let count = number(), count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    mutating func text() -> String? {
        piece().flatMap { String(validating: $0, as: UTF8.self) }
    }

    mutating func change() -> Edit.Change? {
        guard let kind = number() else { return nil }
        switch kind {
        case 0: return list { $0.number() }.map(Edit.Change.rewrites)
        case 1: return featureAndRange().map { .adds($0, at: $1) }
        case 2: return featureAndRange().map { .removes($0, at: $1) }
        default: return nil
        }
    }

    mutating func splices() -> [Splice]? {
        list { reader in
            guard let offset = reader.number(), let old = reader.piece(), let new = reader.piece() else {
                return nil
            }
            return Splice(offset: offset, old: old, new: new)
        }
    }

    private mutating func featureAndRange() -> (Int, Range<Int>)? {
        guard let feature = number(), let low = number(), let high = number(), low <= high else { return nil }
        return (feature, low..<high)
    }

    /// A count, then that many elements; each takes a byte at least.
    private mutating func list<Element>(_ element: (inout CodingReader) -> Element?) -> [Element]? {
        guard let count = number(), count <= rest.count else { return nil }
        var elements: [Element] = []
        for _ in 0..<count {
            guard let next = element(&self) else { return nil }
            elements.append(next)
        }
        return elements
    }
}

/// FNV-1a of 64 bits (Fowler, Noll, Vo): it tells damaged bytes, and is not meant against forged ones.
enum EditChecksum {
    static let size = 8

    static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
