import Drawing
import Geography

/// A name on the packed world.
struct WorldPlace: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case country, region, capital, city, water
    }

    let kind: Kind
    let name: String
    /// The name as it is written on the map, with its mark.
    let texts: Texts
    let position: PackedWorld
    /// From which zoom on it is written.
    let firstZoom: Double
    /// 0 up to 99; higher is more important.
    let rank: Int

    struct Texts: Hashable, Sendable {
        /// With the mark before the name.
        let leading: LabelText
        /// With the mark behind the name.
        let trailing: LabelText
    }

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
        self.name = name
        texts = kind.texts(name, isASCII: false)
    }
}

extension WorldPlace.Kind {
    /// Whether it is a point that has a mark.
    var isMarked: Bool { self == .capital || self == .city }

    /// A name as an atlas has it: countries in capitals, a mark beside what is a point.
    func texts(_ name: String, isASCII: Bool) -> WorldPlace.Texts {
        switch self {
        case .country: unmarked(name.uppercased())
        case .region, .water: unmarked(name)
        case .capital: marked(name, with: isASCII ? "*" : "★")
        case .city: marked(name, with: isASCII ? "." : "•")
        }
    }

    private func unmarked(_ name: String) -> WorldPlace.Texts {
        let text = LabelText(name)
        return WorldPlace.Texts(leading: text, trailing: text)
    }

    private func marked(_ name: String, with mark: String) -> WorldPlace.Texts {
        WorldPlace.Texts(leading: LabelText("\(mark) \(name)"), trailing: LabelText("\(name) \(mark)"))
    }
}
