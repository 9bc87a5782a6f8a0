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
    private let grid: PackedGrid
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

    /// Inks the edges between some vertices, one behind the other.
    mutating func ink(_ range: Range<Int>, isClosed: Bool, look: UInt16) {
        guard let start = range.first, let end = range.last else { return }
        let layer = UInt32(look) * Layer.count + Layer.ink
        let first = grid.place(of: vertices[start])
        var last = first
        places.set(first, layer: layer)
        for index in range.dropFirst() {
            let next = grid.place(of: vertices[index])
            if next == last { continue }
            ink(from: last, to: next, layer: layer)
            last = next
        }
        if isClosed, end > start, last != first { ink(from: last, to: first, layer: layer) }
    }

    /// Inks the places of a straight line behind its first: of each step along its longer axis the nearest.
    private mutating func ink(from start: PackedPlace, to end: PackedPlace, layer: UInt32) {
        let (across, down) = (Int(end.column) - Int(start.column), Int(end.row) - Int(start.row))
        let steps = max(abs(across), abs(down))
        for step in 0..<steps {
            func part(_ length: Int) -> Int32 {
                Int32(truncatingIfNeeded: (2 * length * (step + 1) + steps).flooredQuotient(by: 2 * steps))
            }
            let place = PackedPlace(column: start.column &+ part(across), row: start.row &+ part(down))
            places.set(place, layer: layer)
        }
    }

    /// Covers the places whose middles lie in a small polygon, by the even-odd rule.
    mutating func cover(_ rings: [Range<Int>], look: UInt16) {
        var box = PackedBox.empty
        for index in rings.first ?? 0..<0 { box.formUnion(vertices[index]) }
        if box.isEmpty { return }
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
        // A hole may lie outside of its ring, and so of the box.
        for row in (min(one, other)..<max(one, other)).clamped(to: 0..<max(0, count)) {
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

extension Int {
    fileprivate func flooredQuotient(by divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
