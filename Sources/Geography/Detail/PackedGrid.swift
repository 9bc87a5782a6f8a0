/// The places of a square grid on the packed world.
struct PackedGrid {
    /// A place is 2^bits steps wide.
    let bits: Int32

    /// The places of what is small in a level of detail. What lies in a place is drawn in its middle, half a place from
    /// where it is at most; so it may be as wide as a dot, twice a step of the level.
    static func places(ofLevel bits: Int) -> PackedGrid { PackedGrid(bits: Int32(bits + 1)) }

    /// Things of up to so many places either way are drawn on the grid.
    private static let small = 16

    @inline(__always)
    func place(of point: PackedWorld) -> PackedPlace {
        PackedPlace(column: point.x >> bits, row: point.y >> bits)
    }

    /// The middle of a place.
    func middle(column: Int, row: Int32) -> PackedWorld {
        let half = 1 << (Int(bits) - 1)
        return PackedWorld(
            x: Int32(clamping: column << Int(bits) + half), y: Int32(clamping: Int(row) << Int(bits) + half))
    }

    /// The lowest step of a place.
    func corner(column: Int, row: Int) -> PackedWorld {
        PackedWorld(x: Int32(clamping: column << Int(bits)), y: Int32(clamping: row << Int(bits)))
    }

    /// Whether some vertices lie so near to each other that they are drawn on the grid.
    @inline(__always)
    func isSmall(_ range: Range<Int>, of vertices: PackedVertices) -> Bool {
        areWithin(PackedGrid.small, range, of: vertices)
    }

    /// Whether some vertices span so little that nothing is to be seen of an area.
    @inline(__always)
    func isTiny(_ range: Range<Int>, of vertices: PackedVertices) -> Bool {
        areWithin(2, range, of: vertices)
    }

    @inline(__always)
    private func areWithin(_ places: Int, _ range: Range<Int>, of vertices: PackedVertices) -> Bool {
        let limit = places << Int(bits)
        var box = PackedBox.empty
        for index in range {
            box.formUnion(vertices[index])
            if Int(box.maxX) &- Int(box.minX) > limit || Int(box.maxY) &- Int(box.minY) > limit {
                return false
            }
        }
        return true
    }
}

struct PackedPlace: Hashable {
    var column: Int32
    var row: Int32
}

/// 64 places beside each other, of one layer.
struct PlaceWord: Hashable {
    var row: Int32
    /// Of the 64 places.
    var column: Int32
    var layer: UInt32

    @inline(__always)
    init(_ place: PackedPlace, layer: UInt32) {
        row = place.row
        column = place.column >> 6
        self.layer = layer
    }

    /// The same places in another layer.
    func inLayer(_ layer: UInt32) -> PlaceWord {
        var word = self
        word.layer = layer
        return word
    }

    /// By layer, row and column.
    static func precedes(_ one: PlaceWord, _ other: PlaceWord) -> Bool {
        if one.layer != other.layer { return one.layer < other.layer }
        return one.row != other.row ? one.row < other.row : one.column < other.column
    }
}
