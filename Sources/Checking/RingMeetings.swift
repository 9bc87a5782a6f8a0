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
        var search = MeetingSearch(SegmentBoxes(ring))
        return search.run()
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
    let ring: [Coordinate]
    let segmentCount: Int
    /// Which node is the first leaf: a power of two.
    let firstLeaf: Int
    private(set) var boxes: [Box]

    init(_ ring: [Coordinate]) {
        self.ring = ring
        segmentCount = max(0, ring.count - 1)
        let leaves = (segmentCount + SegmentBoxes.run - 1) / SegmentBoxes.run
        var size = 1
        while size < leaves { size *= 2 }
        firstLeaf = size
        boxes = Array(repeating: Box(), count: 2 * size)
        for segment in 0..<segmentCount {
            boxes[size + segment / SegmentBoxes.run].formUnion(ring[segment])
            boxes[size + segment / SegmentBoxes.run].formUnion(ring[segment + 1])
        }
        for node in stride(from: size - 1, to: 0, by: -1) {
            boxes[node] = boxes[2 * node].union(boxes[2 * node + 1])
        }
    }

    func segments(ofLeaf node: Int) -> Range<Int> {
        let start = min(segmentCount, (node - firstLeaf) * SegmentBoxes.run)
        return start..<min(segmentCount, start + SegmentBoxes.run)
    }
}

private struct MeetingSearch {
    private let tree: SegmentBoxes
    private var pending: [(Int, Int)] = [(1, 1)]
    private var hasContact = false
    /// How many pairs, of boxes or of segments whose boxes overlap, may still be looked at. A ragged coast needs
    /// about ten for a segment.
    private var budget: Int

    init(_ tree: SegmentBoxes) {
        self.tree = tree
        budget = 200_000 + 32 * tree.segmentCount
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

    /// Compares the segments of two leaves; where two cross.
    private mutating func compare(_ a: Int, _ b: Int) -> Coordinate? {
        for first in tree.segments(ofLeaf: a) {
            for second in tree.segments(ofLeaf: b) where a != b || second > first {
                let distance = abs(second - first)
                if distance == 1 || distance == tree.segmentCount - 1 { continue }
                if budget < 0 { return nil }
                let meeting = SegmentPair(
                    tree.ring[first], tree.ring[first + 1], tree.ring[second], tree.ring[second + 1])
                guard meeting.isNear else { continue }
                budget -= 1
                switch meeting.relation {
                case .apart: continue
                case .unsure: hasContact = true
                case .crossing: return meeting.place
                }
            }
        }
        return nil
    }
}

/// Two segments, from `a` to `b` and from `c` to `d`.
struct SegmentPair {
    enum Relation { case apart, crossing, unsure }

    private let (a, b, c, d): (Coordinate, Coordinate, Coordinate, Coordinate)

    init(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
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
