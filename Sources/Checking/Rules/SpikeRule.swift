import Geography

/// Spikes: a ring that runs out to a vertex and back on the same line.
struct Despiked {
    /// The ring without its spikes and without repeated positions, closed; fewer than four where nothing is left.
    private(set) var ring: [Coordinate] = []
    /// Which positions of the ring that was given are tips.
    private(set) var tips: [Int] = []
    private var indices: [Int] = []

    /// `closed` must end with its first coordinate.
    init(_ closed: [Coordinate]) {
        for (index, coordinate) in closed.dropLast().enumerated() { append(coordinate, index) }
        joinEnds()
    }

    /// The end meets the beginning: each may be the other's tip.
    private mutating func joinEnds() {
        var first = 0
        while ring.count - first > 2 {
            let last = ring.count - 1
            if ring[first] == ring[last] {
                removeLast()
            } else if Despiked.isTip(ring[last - 1], ring[last], ring[first]) {
                tips.append(indices[last])
                removeLast()
            } else if Despiked.isTip(ring[last], ring[first], ring[first + 1]) {
                tips.append(indices[first])
                first += 1
            } else {
                break
            }
        }
        ring.removeFirst(first)
        indices = []
        if let first = ring.first { ring.append(first) }
    }

    private mutating func append(_ coordinate: Coordinate, _ index: Int) {
        while ring.count >= 2, Despiked.isTip(ring[ring.count - 2], ring[ring.count - 1], coordinate) {
            tips.append(indices[indices.count - 1])
            removeLast()
        }
        if ring.last == coordinate { return }
        ring.append(coordinate)
        indices.append(index)
    }

    private mutating func removeLast() {
        ring.removeLast()
        indices.removeLast()
    }

    /// Whether the way from `a` to `b` turns back on itself to `c`, to a billionth of a radian.
    private static func isTip(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Bool {
        let (x1, y1) = (b.longitude - a.longitude, b.latitude - a.latitude)
        let (x2, y2) = (c.longitude - b.longitude, c.latitude - b.latitude)
        guard x1 * x2 + y1 * y2 < 0 else { return false }
        let cross = x1 * y2 - y1 * x2
        return cross * cross <= 1e-18 * (x1 * x1 + y1 * y1) * (x2 * x2 + y2 * y2)
    }
}
