/// Draws small things on a grid: which places their lines run through, which their areas cover, where their points lie.
struct SmallDrawing {
    /// The layers of a look: what is inked, what is marked, and what is covered once, twice and more often.
    enum Layer {
        static let count: UInt32 = 6
        static let ink: UInt32 = 0
        static let marks: UInt32 = 1
        static let areas: UInt32 = 2
    }

    private let vertices: PackedVertices
    let grid: PackedGrid
    private(set) var places = PlaceBits()
    /// A polygon's crossings in the rows that it reaches into, a bit a place from its first column on.
    private var rows = ContiguousArray<UInt64>(repeating: 0, count: 32)

    init(_ vertices: PackedVertices, on grid: PackedGrid) {
        self.vertices = vertices
        self.grid = grid
    }

    mutating func mark(_ range: Range<Int>, look: UInt16) {
        let layer = UInt32(look) * Layer.count + Layer.marks
        for index in range { places.set(grid.place(of: vertices[index]), layer: layer) }
    }

    mutating func ink(_ place: PackedPlace, look: UInt16) {
        places.set(place, layer: UInt32(look) * Layer.count + Layer.ink)
    }

    /// Inks the edges between some vertices, one behind the other.
    mutating func ink(_ range: Range<Int>, isClosed: Bool, look: UInt16) {
        guard let start = range.first, let end = range.last else { return }
        let layer = UInt32(look) * Layer.count + Layer.ink
        var last = (vertex: vertices[start], place: grid.place(of: vertices[start]))
        places.set(last.place, layer: layer)
        for index in range.dropFirst() {
            let next = (vertex: vertices[index], place: grid.place(of: vertices[index]))
            if next.place != last.place { ink(from: last, to: next, layer: layer) }
            last = next
        }
        let first = (vertex: vertices[start], place: grid.place(of: vertices[start]))
        if isClosed, end > start, last.place != first.place { ink(from: last, to: first, layer: layer) }
    }

    /// Inks the places of a straight line behind its first: of each column, or row where it is steep, the one in
    /// whose middle it is.
    private mutating func ink(
        from start: (vertex: PackedWorld, place: PackedPlace),
        to end: (vertex: PackedWorld, place: PackedPlace),
        layer: UInt32
    ) {
        places.set(end.place, layer: layer)
        let (across, down) = (
            Int(end.place.column) - Int(start.place.column), Int(end.place.row) - Int(start.place.row)
        )
        if abs(across) <= 1, abs(down) <= 1 { return }
        let (width, height) = (
            Double(Int(end.vertex.x) - Int(start.vertex.x)), Double(Int(end.vertex.y) - Int(start.vertex.y))
        )
        let isSteep = abs(height) > abs(width)
        let slope = isSteep ? width / height : height / width
        for step in 1..<max(2, isSteep ? abs(down) : abs(across)) {
            let column = start.place.column &+ Int32(truncatingIfNeeded: across < 0 ? -step : step)
            let row = start.place.row &+ Int32(truncatingIfNeeded: down < 0 ? -step : step)
            var middle = grid.middle(column: Int(column), row: row)
            if isSteep {
                middle.x = start.vertex.x &+ Int32(slope * Double(Int(middle.y) - Int(start.vertex.y)))
            } else {
                middle.y = start.vertex.y &+ Int32(slope * Double(Int(middle.x) - Int(start.vertex.x)))
            }
            places.set(grid.place(of: middle), layer: layer)
        }
    }

    /// Covers the places whose middles lie in a small polygon, by the even-odd rule.
    mutating func cover(_ rings: [Range<Int>], within box: PackedBox, look: UInt16) {
        let first = grid.place(of: PackedWorld(x: box.minX, y: box.minY))
        let end = grid.place(of: PackedWorld(x: box.maxX, y: box.maxY))
        let count = min(rows.count, Int(end.row) - Int(first.row) + 1)
        for ring in rings {
            guard var last = ring.last.map({ vertices[$0] }) else { continue }
            for index in ring {
                cross(from: last, to: vertices[index], first: first, count: count)
                last = vertices[index]
            }
        }
        let layer = UInt32(look) * Layer.count + Layer.areas
        for row in 0..<count where rows[row] != 0 {
            cover(rows[row].prefixParity, from: first.column, row: first.row + Int32(row), layer: layer)
            rows[row] = 0
        }
    }

    /// Toggles, in each row whose middle an edge crosses, the first place whose middle is not left of the crossing.
    private mutating func cross(from start: PackedWorld, to end: PackedWorld, first: PackedPlace, count: Int)
    {
        let half = 1 << (Int(grid.bits) - 1)
        let origin = grid.corner(column: Int(first.column), row: Int(first.row))
        func line(_ ordinate: Int32, _ origin: Int32) -> Int {
            (Int(ordinate) - Int(origin) + half - 1) >> Int(grid.bits)
        }
        let (one, other) = (line(start.y, origin.y), line(end.y, origin.y))
        if one == other { return }
        let slope = Double(Int(end.x) - Int(start.x)) / Double(Int(end.y) - Int(start.y))
        let low = max(0, min(one, other))
        for row in low..<max(low, min(count, max(one, other))) {
            let middle = Int(origin.y) + row << Int(grid.bits) + half
            let x = Double(start.x) + Double(middle - Int(start.y)) * slope
            let column = ((x - Double(Int(origin.x) + half)) / Double(2 * half)).rounded(.up)
            // An exterior ring that is small has its holes within it.
            let place = UInt64(max(0, min(63, column)))
            rows[row] ^= 1 << place
        }
    }

    /// Covers the places of some bits once more than they are.
    private mutating func cover(_ bits: UInt64, from column: Int32, row: Int32, layer: UInt32) {
        let shift = UInt64(column & 63)
        let place = PackedPlace(column: column, row: row)
        cover(bits << shift, of: place, layer: layer)
        if shift > 0, bits >> (64 - shift) != 0 {
            cover(bits >> (64 - shift), of: PackedPlace(column: column &+ 64, row: row), layer: layer)
        }
    }

    private mutating func cover(_ bits: UInt64, of place: PackedPlace, layer: UInt32) {
        var bits = bits
        for time in 0..<Layer.count - Layer.areas where bits != 0 {
            bits = places.set(bits, of: PlaceWord(place, layer: layer + time))
        }
    }
}

extension UInt64 {
    /// Bit i is the parity of the bits 0 to i.
    fileprivate var prefixParity: UInt64 {
        var bits = self
        for shift in [1, 2, 4, 8, 16, 32] as [UInt64] { bits ^= bits << shift }
        return bits
    }

    /// The runs of ones, from the lowest bit.
    func forEachRun(_ body: (Range<Int>) -> Void) {
        var bits = self
        while bits != 0 {
            let start = bits.trailingZeroBitCount
            let length = (~(bits >> UInt64(start))).trailingZeroBitCount
            body(start..<start + length)
            if start + length >= 64 { return }
            bits &= .max << UInt64(start + length)
        }
    }
}
