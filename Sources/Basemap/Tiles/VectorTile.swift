import Drawing
import Geography

/// A vector tile as it is drawn: its shapes sorted by what they are, and its names.
///
/// Source: Mapbox Vector Tile Specification 2.1.
public struct VectorTile: Sendable {
    /// The shapes of one role, in `geometry`.
    struct Piece: Sendable {
        let role: TileRole
        let parts: Range<UInt32>
        let box: PackedBox
    }

    /// All shapes, role after role.
    public let geometry: PackedGeometry
    let pieces: [Piece]
    let names: [TileName]

    static let empty = VectorTile(shapes: [:], names: [])

    /// Reads the bytes of a tile, unpacked.
    public init(_ bytes: UnsafeRawBufferPointer, address: TileAddress) throws(MalformedBytes) {
        let decoder = try TileDecoder(bytes, address: address)
        self.init(shapes: decoder.shapes, names: decoder.names)
    }

    /// The shapes of one role, while they are collected.
    struct Shapes {
        var vertices: ContiguousArray<PackedWorld> = []
        var starts: ContiguousArray<UInt32> = []
        var kinds: ContiguousArray<PartKind> = []
        var box = PackedBox.empty

        mutating func append(_ part: [PackedWorld], kind: PartKind) {
            starts.append(UInt32(vertices.count))
            kinds.append(kind)
            vertices += part
            for vertex in part { box.formUnion(vertex) }
        }
    }

    init(shapes: [TileRole: Shapes], names: [TileName]) {
        var vertices: ContiguousArray<PackedWorld> = []
        var starts: ContiguousArray<UInt32> = []
        var kinds: ContiguousArray<PartKind> = []
        var pieces: [Piece] = []
        for role in TileRole.allCases {
            guard let shapes = shapes[role] else { continue }
            let (first, offset) = (UInt32(starts.count), UInt32(vertices.count))
            vertices += shapes.vertices
            starts += shapes.starts.map { offset + $0 }
            kinds += shapes.kinds
            pieces.append(Piece(role: role, parts: first..<UInt32(starts.count), box: shapes.box))
        }
        starts.append(UInt32(vertices.count))
        geometry = PackedGeometry(
            vertices: PackedVertices(vertices), partStarts: starts, partKinds: kinds)
        self.pieces = pieces
        self.names = names
    }
}

/// A name in a tile.
struct TileName: Hashable, Sendable {
    let kind: TileNameKind
    let text: LabelText
    let position: PackedWorld
    /// 0 up to 99; higher is more important.
    let rank: Int
}
