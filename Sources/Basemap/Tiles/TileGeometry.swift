import Geography

/// Reads the commands of a feature: a cursor that moves over the tile (section 4.3 of the specification).
struct TileGeometry {
    let address: TileAddress
    let extent: Int

    /// No vertex lies further outside its tile than so many steps.
    private static let limit: Int64 = 1 << 28

    /// The parts of a feature; points are one part each run of them. Rings are open.
    func parts(of commands: UnsafeRawBufferPointer) throws(MalformedBytes) -> [[PackedWorld]] {
        var reader = ByteReader(commands)
        var parts: [[PackedWorld]] = []
        var (x, y): (Int64, Int64) = (0, 0)
        while !reader.isAtEnd {
            let command = try reader.varint()
            let (name, count) = (command & 7, command >> 3)
            // ClosePath: it moves nothing.
            if name == 7 { continue }
            guard name == 1 || name == 2, count <= reader.left / 2 else { throw MalformedBytes() }
            for step in 0..<count {
                x &+= try reader.zigzag()
                y &+= try reader.zigzag()
                guard max(x.magnitude, y.magnitude) <= TileGeometry.limit else { throw MalformedBytes() }
                if name == 1 && step == 0 || parts.isEmpty { parts.append([]) }
                parts[parts.count - 1].append(vertex(x, y))
            }
        }
        return parts
    }

    private func vertex(_ x: Int64, _ y: Int64) -> PackedWorld {
        PackedWorld(address.world(x: Double(x) / Double(extent), y: Double(y) / Double(extent)))
    }

    /// An exterior ring runs clockwise on the screen, an interior ring against it.
    static func ringKind(_ ring: [PackedWorld]) -> PartKind {
        guard let last = ring.last else { return .exteriorRing }
        var doubled = 0
        var before = last
        for vertex in ring {
            doubled &+= Int(before.x) &* Int(vertex.y) &- Int(vertex.x) &* Int(before.y)
            before = vertex
        }
        return doubled >= 0 ? .exteriorRing : .interiorRing
    }
}
