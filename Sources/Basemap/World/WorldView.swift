import Drawing
import Geography

/// Several blocks of the packed world in one piece.
///
/// The rings of a filled layer are one shape, so that by the even-odd rule the edges along which two blocks meet
/// cancel each other, and no seam shows. The lines of each block are an item of their own, for culling.
struct WorldView: Sendable {
    let geometry: PackedGeometry
    /// What there is to draw, in the order of the layers.
    let pieces: [Piece]
    let places: [WorldPlace]

    struct Piece: Sendable {
        let layer: WorldLayer
        let parts: Range<UInt32>
        let box: PackedBox
    }

    init(_ blocks: [WorldBlock]) {
        var vertices: ContiguousArray<PackedWorld> = []
        var starts: ContiguousArray<UInt32> = []
        var kinds: ContiguousArray<PartKind> = []
        var pieces: [Piece] = []
        for layer in WorldLayer.allCases {
            var (first, box) = (UInt32(starts.count), PackedBox.empty)
            for block in blocks {
                let shapes = block.layers[layer.rawValue]
                if shapes.vertices.isEmpty { continue }
                let offset = UInt32(vertices.count)
                vertices += shapes.vertices
                for start in shapes.starts {
                    // One polygon: its first ring, and all others against it.
                    let isFirst = starts.count == Int(first)
                    kinds.append(layer.isFilled ? (isFirst ? .exteriorRing : .interiorRing) : .line)
                    starts.append(offset + start)
                }
                box.formUnion(shapes.box)
                if layer.isFilled { continue }
                pieces.append(Piece(layer: layer, parts: first..<UInt32(starts.count), box: box))
                (first, box) = (UInt32(starts.count), .empty)
            }
            if layer.isFilled, first < starts.count {
                pieces.append(Piece(layer: layer, parts: first..<UInt32(starts.count), box: box))
            }
        }
        starts.append(UInt32(vertices.count))
        geometry = PackedGeometry(
            vertices: PackedVertices(vertices), partStarts: starts, partKinds: kinds)
        self.pieces = pieces
        places = blocks.flatMap(\.places)
    }
}
