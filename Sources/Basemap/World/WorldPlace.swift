import Geography

/// A name on the packed world.
struct WorldPlace: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case country, region, capital, city, water
    }

    let kind: Kind
    let name: String
    let position: PackedWorld
    /// From which zoom on it is written.
    let firstZoom: Double
    /// 0 up to 99; higher is more important.
    let rank: Int

    /// Places are held this many bits finer than shapes.
    static let finerBits = 4
    /// A place takes at least so many bytes.
    static let smallest = 6

    /// - Parameter last: the place before in steps, which this one becomes.
    init(
        _ reader: inout ByteReader, after last: inout (x: Int64, y: Int64), shift: Int
    ) throws(MalformedBytes) {
        guard let kind = Kind(rawValue: try reader.byte()) else { throw MalformedBytes() }
        self.kind = kind
        firstZoom = WorldFile.zoom(try reader.byte())
        rank = min(99, Int(try reader.byte()))
        last.x &+= try reader.zigzag()
        last.y &+= try reader.zigzag()
        position = try PackedWorld(steps: last, shift: shift)
        let text = try reader.take(try reader.count(each: 1))
        guard let name = String(validating: text, as: UTF8.self) else { throw MalformedBytes() }
        // Written on the map as an atlas has it.
        self.name = kind == .country ? name.uppercased() : name
    }
}
