import Drawing
import Geography

/// Reads the bytes of a vector tile (Mapbox Vector Tile Specification 2.1, sections 4.1 to 4.4). A layer or feature
/// that is not as it should be ends the reading with an error; what a tile may hold is bounded by its bytes, and by
/// what can be drawn in good time: the rest is left out.
struct TileDecoder {
    private let address: TileAddress
    private(set) var shapes: [TileRole: VectorTile.Shapes] = [:]
    private(set) var names: [TileName] = []
    /// How many more parts and vertices are taken. Small parts cost far more time than their bytes say, and no
    /// screen shows so many.
    private var (partsLeft, verticesLeft) = (1 << 16, 1 << 20)

    private static let mostNames = 1 << 12

    init(_ bytes: UnsafeRawBufferPointer, address: TileAddress) throws(MalformedBytes) {
        self.address = address
        var message = ProtobufReader(bytes)
        while let field = try message.next() {
            guard field.number == 3, let layer = field.value.bytes else { continue }
            try read(try TileLayer(layer))
        }
    }

    private mutating func read(_ layer: TileLayer) throws(MalformedBytes) {
        for bytes in layer.features { try read(try TileFeature(bytes, layer: layer), in: layer) }
    }

    private mutating func read(_ feature: TileFeature, in layer: TileLayer) throws(MalformedBytes) {
        let place = TileGeometry(address: address, extent: layer.extent)
        switch feature.kind {
        case .point:
            guard names.count < TileDecoder.mostNames, !feature.tags.name.isEmpty,
                let kind = TileNameKind(layer: layer.name, tags: feature.tags),
                let position = try place.parts(of: feature.geometry).first?.first
            else { return }
            names.append(
                TileName(
                    kind: kind, text: LabelText(kind.written(feature.tags.name)), position: position,
                    rank: TileNameKind.rank(of: feature.tags)))
        case .line, .polygon:
            let isArea = feature.kind == .polygon
            guard partsLeft > 0, let role = TileRole(layer: layer.name, tags: feature.tags, isArea: isArea)
            else { return }
            for part in try place.parts(of: feature.geometry) where part.count >= (isArea ? 3 : 2) {
                guard partsLeft > 0, part.count <= verticesLeft else { return }
                partsLeft -= 1
                verticesLeft -= part.count
                shapes[role, default: VectorTile.Shapes()].append(
                    part, kind: isArea ? TileGeometry.ringKind(part) : .line)
            }
        }
    }
}
