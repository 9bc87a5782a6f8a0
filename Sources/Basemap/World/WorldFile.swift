import CZlib
import Geography

/// The packed world as `Assets/Basemap/README.md` describes it: three scales, each cut into blocks that are
/// deflated one by one.
struct WorldFile: Sendable {
    /// What the binary brings; never freed, never changed.
    nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer
    private let indexStart: Int
    /// From the coarsest to the finest; at least one.
    let scales: [WorldScale]

    private static let magic: [UInt8] = Array("PLATMAP1".utf8)
    private static let indexEntry = 8
    /// No block becomes longer than this.
    private static let largestBlock = 1 << 22

    /// - Parameter bytes: must outlive everything that is made of it.
    init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
        var reader = ByteReader(bytes)
        guard try reader.take(WorldFile.magic.count).elementsEqual(WorldFile.magic) else {
            throw MalformedBytes()
        }
        var scales: [WorldScale] = []
        var blocks = 0
        for _ in 0..<(try reader.byte()) {
            let scale = WorldScale(
                blockBits: Int(try reader.byte()), stepBits: Int(try reader.byte()),
                firstZoom: WorldFile.zoom(try reader.byte()), firstBlock: blocks)
            guard scale.blockBits <= 8, (scale.blockBits...26).contains(scale.stepBits) else {
                throw MalformedBytes()
            }
            blocks += scale.blockCount
            scales.append(scale)
        }
        guard !scales.isEmpty, reader.left >= blocks * WorldFile.indexEntry else { throw MalformedBytes() }
        self.bytes = bytes
        self.scales = scales
        indexStart = reader.position
    }

    /// Zooms are held in eighths, from -2 on.
    static func zoom(_ byte: UInt8) -> Double { Double(byte) / 8 - 2 }

    /// The finest scale that is shown at a zoom.
    func scale(atZoom zoom: Double) -> Int {
        scales.lastIndex { $0.firstZoom <= zoom } ?? 0
    }

    /// Inflates and reads a block. One without anything in it is empty.
    func block(_ place: WorldBlockPlace, of scale: WorldScale) throws(MalformedBytes) -> WorldBlock {
        var entry = ByteReader(bytes)
        _ = try entry.take(indexStart + WorldFile.indexEntry * scale.index(of: place))
        let (start, count) = (Int(try entry.little32()), Int(try entry.little32()))
        if count == 0 { return .empty }
        guard start <= bytes.count, count <= WorldFile.largestBlock else { throw MalformedBytes() }
        let packed = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let text = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { text.deallocate() }
        guard plat_inflate(packed.baseAddress, packed.count, text.baseAddress, count) != 0 else {
            throw MalformedBytes()
        }
        var reader = ByteReader(UnsafeRawBufferPointer(text))
        return try WorldBlock(&reader, place: place, scale: scale)
    }
}
