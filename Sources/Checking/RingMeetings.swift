import Geography

/// Whether segments of a ring meet elsewhere than at the ends that neighbours share.
///
/// For a ring that is being edited, where an answer must come at once whatever the ring is: GEOS is as quick with most,
/// but computes for minutes where many segments lie over each other. A tree of boxes over the segments in their order
/// is joined with itself: consecutive segments lie near each other, so that few boxes overlap. A million segments
/// take some tenths of a second.
enum RingMeetings {
    /// Surely none.
    case none
    /// Two segments surely cross, about here.
    case crossing(Coordinate)
    /// Something touches, or lies too near for this arithmetic.
    case contact
    /// So many segments lie over each other that the search was given up.
    case tooMany

    /// `ring` must be closed, of finite numbers.
    static func of(_ ring: [Coordinate]) -> RingMeetings {
        var search = MeetingSearch(SegmentBoxes([ring]), budget: 200_000)
        return search.run()
    }

    /// Whether so many segments of these rings lie over each other that GEOS, which compares each such pair in a
    /// few microseconds, would not end within minutes.
    static func areTooMany(in rings: [[Coordinate]]) -> Bool {
        // A few segments cannot make many pairs.
        guard rings.reduce(0, { $0 + $1.count }) > 2_000 else { return false }
        var search = MeetingSearch(SegmentBoxes(rings), budget: 20_000_000)
        return search.exceedsBudget()
    }
}

/// An implicit binary tree of boxes: node 1 is the root, 2n and 2n + 1 are the children of n; a leaf holds a run of
/// segments.
struct SegmentBoxes {
    struct Box {
        var low = Coordinate(.infinity, .infinity)
        var high = Coordinate(-.infinity, -.infinity)

        mutating func formUnion(_ coordinate: Coordinate) {
            low = Coordinate(min(low.longitude, coordinate.longitude), min(low.latitude, coordinate.latitude))
            high = Coordinate(
                max(high.longitude, coordinate.longitude), max(high.latitude, coordinate.latitude))
        }

        func union(_ other: Box) -> Box {
            Box(
                low: Coordinate(
                    min(low.longitude, other.low.longitude), min(low.latitude, other.low.latitude)),
                high: Coordinate(
                    max(high.longitude, other.high.longitude), max(high.latitude, other.high.latitude)))
        }

        func overlaps(_ other: Box) -> Bool {
            low.longitude <= other.high.longitude && other.low.longitude <= high.longitude
                && low.latitude <= other.high.latitude && other.low.latitude <= high.latitude
        }
    }

    static let run = 8
    private(set) var segments: ContiguousArray<(Coordinate, Coordinate)> = []
    /// Which node is the first leaf: a power of two.
    let firstLeaf: Int
    private(set) var boxes: [Box]

    init(_ rings: [[Coordinate]]) {
        for ring in rings {
            for segment in zip(ring, ring.dropFirst()) { segments.append(segment) }
        }
        let leaves = (segments.count + SegmentBoxes.run - 1) / SegmentBoxes.run
        var size = 1
        while size < leaves { size *= 2 }
        firstLeaf = size
        boxes = Array(repeating: Box(), count: 2 * size)
        for (index, segment) in segments.enumerated() {
            boxes[size + index / SegmentBoxes.run].formUnion(segment.0)
            boxes[size + index / SegmentBoxes.run].formUnion(segment.1)
        }
        for node in stride(from: size - 1, to: 0, by: -1) {
            boxes[node] = boxes[2 * node].union(boxes[2 * node + 1])
        }
    }

    func segments(ofLeaf node: Int) -> Range<Int> {
        let start = min(segments.count, (node - firstLeaf) * SegmentBoxes.run)
        return start..<min(segments.count, start + SegmentBoxes.run)
    }
}

private struct MeetingSearch {
    private let tree: SegmentBoxes
    private var pending: [(Int, Int)] = [(1, 1)]
    private var hasContact = false
    /// How many pairs, of boxes or of segments whose boxes overlap, may still be looked at. A ragged coast needs
    /// about ten for a segment.
    private var budget: Int

    init(_ tree: SegmentBoxes, budget: Int) {
        self.tree = tree
        self.budget = budget + 32 * tree.segments.count
    }

    mutating func exceedsBudget() -> Bool {
        while let (a, b) = pending.popLast(), budget >= 0 {
            budget -= 1
            if a < tree.firstLeaf {
                pushChildren(a, b)
            } else {
                forEachNearPair(a, b) { _, _, _ in true }
            }
        }
        return budget < 0
    }

    mutating func run() -> RingMeetings {
        while let (a, b) = pending.popLast() {
            budget -= 1
            if budget < 0 { return .tooMany }
            if a < tree.firstLeaf {
                pushChildren(a, b)
            } else if let crossing = compare(a, b) {
                return .crossing(crossing)
            }
        }
        return hasContact ? .contact : .none
    }

    /// Both nodes are of one level.
    private mutating func pushChildren(_ a: Int, _ b: Int) {
        if a == b {
            pending.append((2 * a, 2 * a))
            pending.append((2 * a + 1, 2 * a + 1))
            push(2 * a, 2 * a + 1)
            return
        }
        for (one, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] { push(2 * a + one, 2 * b + other) }
    }

    private mutating func push(_ a: Int, _ b: Int) {
        if tree.boxes[a].overlaps(tree.boxes[b]) { pending.append((a, b)) }
    }

    /// Compares the segments of two leaves; where two cross. Neighbours share an end.
    private mutating func compare(_ a: Int, _ b: Int) -> Coordinate? {
        var crossing: Coordinate?
        let last = tree.segments.count - 1
        forEachNearPair(a, b) { search, first, second in
            if abs(second - first) == 1 || abs(second - first) == last { return true }
            let pair = SegmentPair(search.tree.segments[first], search.tree.segments[second])
            switch pair.relation {
            case .apart: break
            case .unsure: search.hasContact = true
            case .crossing: crossing = pair.place
            }
            return crossing == nil
        }
        return crossing
    }

    /// Calls with each two segments of two leaves whose boxes overlap, until a call returns false.
    private mutating func forEachNearPair(_ a: Int, _ b: Int, _ body: (inout MeetingSearch, Int, Int) -> Bool)
    {
        for first in tree.segments(ofLeaf: a) {
            for second in tree.segments(ofLeaf: b) where a != b || second > first {
                guard SegmentPair(tree.segments[first], tree.segments[second]).isNear else { continue }
                budget -= 1
                guard budget >= 0, body(&self, first, second) else { return }
            }
        }
    }
}

/// Two segments, from `a` to `b` and from `c` to `d`.
struct SegmentPair {
    enum Relation { case apart, crossing, unsure }

    private let (a, b, c, d): (Coordinate, Coordinate, Coordinate, Coordinate)

    init(_ one: (Coordinate, Coordinate), _ other: (Coordinate, Coordinate)) {
        (a, b, c, d) = (one.0, one.1, other.0, other.1)
    }

    /// Whether their boxes overlap.
    var isNear: Bool {
        func areApart(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
            max(a, b) < min(c, d) || max(c, d) < min(a, b)
        }
        return !areApart(a.longitude, b.longitude, c.longitude, d.longitude)
            && !areApart(a.latitude, b.latitude, c.latitude, d.latitude)
    }

    var relation: Relation {
        let (c1, d1) = (SegmentPair.side(c, a, b), SegmentPair.side(d, a, b))
        if c1 != 0, c1 == d1 { return .apart }
        let (a1, b1) = (SegmentPair.side(a, c, d), SegmentPair.side(b, c, d))
        if a1 != 0, a1 == b1 { return .apart }
        return c1 == 0 || d1 == 0 || a1 == 0 || b1 == 0 ? .unsure : .crossing
    }

    /// Where they cross.
    var place: Coordinate {
        let (x, y) = (b.longitude - a.longitude, b.latitude - a.latitude)
        let (u, v) = (d.longitude - c.longitude, d.latitude - c.latitude)
        let cross = x * v - y * u
        guard cross != 0 else { return a }
        let way = ((c.longitude - a.longitude) * v - (c.latitude - a.latitude) * u) / cross
        return Coordinate(a.longitude + way * x, a.latitude + way * y)
    }

    /// On which side of the way from `a` to `b` a place lies: 1 left, -1 right, 0 where rounding could decide.
    /// The bound is Shewchuk's ("Adaptive precision floating-point arithmetic", 1997), rounded up.
    private static func side(_ place: Coordinate, _ a: Coordinate, _ b: Coordinate) -> Int {
        let left = (a.longitude - place.longitude) * (b.latitude - place.latitude)
        let right = (a.latitude - place.latitude) * (b.longitude - place.longitude)
        let bound = 4e-16 * (abs(left) + abs(right))
        let area = left - right
        return area > bound ? 1 : area < -bound ? -1 : 0
    }
}
