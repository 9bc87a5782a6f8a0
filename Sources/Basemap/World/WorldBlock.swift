import Geography

/// What the shapes of the packed world are, in the order in which a block holds them.
enum WorldLayer: Int, CaseIterable, Sendable {
    case land, lakes, countryBorders, disputedBorders, greatRegionBorders, regionBorders

    var isFilled: Bool { self == .land || self == .lakes }
}

/// One block of the packed world, inflated.
struct WorldBlock: Sendable {
    /// Rings or lines of one layer.
    struct Shapes: Sendable {
        var vertices: ContiguousArray<PackedWorld> = []
        /// Where each begins in `vertices`.
        var starts: ContiguousArray<UInt32> = []
        var box = PackedBox.empty
    }

    /// One for each `WorldLayer`.
    private(set) var layers: [Shapes]
    private(set) var places: [WorldPlace] = []

    static let empty = WorldBlock(layers: WorldLayer.allCases.map { _ in Shapes() })

    private init(layers: [Shapes]) { self.layers = layers }

    init(_ reader: inout ByteReader, place: WorldBlockPlace, scale: WorldScale) throws(MalformedBytes) {
        layers = []
        let blockShift = scale.stepBits - scale.blockBits
        let corner = (x: Int64(place.column << blockShift), y: Int64(place.row << blockShift))
        for _ in WorldLayer.allCases {
            layers.append(try Shapes(&reader, corner: corner, shift: scale.stepShift))
        }
        let bits = WorldPlace.finerBits
        var last = (x: corner.x << bits, y: corner.y << bits)
        for _ in 0..<(try reader.count(each: WorldPlace.smallest)) {
            places.append(try WorldPlace(&reader, after: &last, shift: scale.stepShift - bits))
        }
        guard reader.isAtEnd else { throw MalformedBytes() }
    }
}

extension WorldBlock.Shapes {
    /// Each vertex is the difference to the one before it, the first of all to the block's corner.
    fileprivate init(
        _ reader: inout ByteReader, corner: (x: Int64, y: Int64), shift: Int
    ) throws(MalformedBytes) {
        var (x, y) = corner
        for _ in 0..<(try reader.count(each: 1)) {
            starts.append(UInt32(vertices.count))
            for _ in 0..<(try reader.count(each: 2)) {
                x &+= try reader.zigzag()
                y &+= try reader.zigzag()
                let vertex = try PackedWorld(steps: (x, y), shift: shift)
                vertices.append(vertex)
                box.formUnion(vertex)
            }
        }
    }
}

extension PackedWorld {
    /// A point in steps of 2^shift packed ones.
    init(steps: (x: Int64, y: Int64), shift: Int) throws(MalformedBytes) {
        guard let x = Int32(exactly: steps.x &<< shift), let y = Int32(exactly: steps.y &<< shift),
            Int64(x) >> shift == steps.x, Int64(y) >> shift == steps.y
        else { throw MalformedBytes() }
        self.init(x: x, y: y)
    }
}
