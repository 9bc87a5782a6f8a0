/// The places of a square grid on the packed world.
struct PackedGrid {
    /// A place is 2^bits steps wide.
    let bits: Int32

    @inline(__always)
    func place(of point: PackedWorld) -> PackedPlace {
        PackedPlace(column: point.x >> bits, row: point.y >> bits)
    }

    /// The box of a place, up to where the next one begins.
    func box(of place: PackedPlace) -> PackedBox {
        func scaled(_ value: Int) -> Int32 { Int32(clamping: value << Int(bits)) }
        return PackedBox(
            minX: scaled(Int(place.column)), minY: scaled(Int(place.row)),
            maxX: scaled(Int(place.column) + 1), maxY: scaled(Int(place.row) + 1))
    }

    /// Whether a box is no larger than a place.
    @inline(__always)
    func holds(_ box: PackedBox) -> Bool {
        Int(box.maxX) &- Int(box.minX) <= 1 << Int(bits) && Int(box.maxY) &- Int(box.minY) <= 1 << Int(bits)
    }

    /// The box of a part that is no larger than a place; nil for others.
    @inline(__always)
    func smallBox(_ range: Range<Int>, of vertices: PackedVertices) -> PackedBox? {
        var box = PackedBox.empty
        for index in range {
            box.formUnion(vertices[index])
            if !holds(box) { return nil }
        }
        return range.isEmpty ? nil : box
    }
}

/// In the order of rows, and in a row of columns.
struct PackedPlace: Hashable, Comparable {
    var column: Int32
    var row: Int32

    @inline(__always)
    static func < (one: PackedPlace, other: PackedPlace) -> Bool {
        one.row != other.row ? one.row < other.row : one.column < other.column
    }
}

extension PackedBox {
    var middle: PackedWorld {
        PackedWorld(
            x: Int32(truncatingIfNeeded: (Int(minX) + Int(maxX)) >> 1),
            y: Int32(truncatingIfNeeded: (Int(minY) + Int(maxY)) >> 1))
    }
}
