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

    /// Whether what lies in a box is drawn on the grid.
    @inline(__always)
    func isSmall(_ box: PackedBox) -> Bool { isWithin(PackedGrid.small, box) }

    /// The box of some vertices that lie so near to each other that they are drawn on the grid; nil for others.
    @inline(__always)
    func smallBox(of range: Range<Int>, of vertices: PackedVertices) -> PackedBox? {
        box(within: PackedGrid.small, range, of: vertices)
    }

    /// The box of some vertices that span so little that nothing is to be seen of an area; nil for others.
    @inline(__always)
    func tinyBox(of range: Range<Int>, of vertices: PackedVertices) -> PackedBox? {
        box(within: 2, range, of: vertices)
    }

    /// The only place that a box reaches into; nil where there are more.
    @inline(__always)
    func onlyPlace(of box: PackedBox) -> PackedPlace? {
        let first = place(of: PackedWorld(x: box.minX, y: box.minY))
        return first == place(of: PackedWorld(x: box.maxX, y: box.maxY)) ? first : nil
    }

    /// Whether the middle of a place lies in a box, its last steps left out.
    @inline(__always)
    func hasMiddle(in box: PackedBox) -> Bool {
        func isBetween(_ low: Int32, _ high: Int32) -> Bool {
            let half = 1 << (Int(bits) - 1)
            return (Int(low) &+ half &- 1) >> Int(bits) != (Int(high) &+ half &- 1) >> Int(bits)
        }
        return isBetween(box.minX, box.maxX) && isBetween(box.minY, box.maxY)
    }

    @inline(__always)
    private func box(within places: Int, _ range: Range<Int>, of vertices: PackedVertices) -> PackedBox? {
        var box = PackedBox.empty
        for index in range {
            box.formUnion(vertices[index])
            if !isWithin(places, box) { return nil }
        }
        return box
    }

    @inline(__always)
    private func isWithin(_ places: Int, _ box: PackedBox) -> Bool {
        let limit = places << Int(bits)
        return box.width <= limit && box.height <= limit
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
