import Geography

/// How points that lie close together are drawn as one. The defaults are those of the Mapbox SDKs.
public struct ClusterOptions: Hashable, Sendable {
    /// In points on the screen.
    public var radius: Double
    /// Above this zoom every point is drawn by itself.
    public var maxZoom: Double
    /// Fewer points than this are not drawn as one.
    public var minimumCount: Int

    /// What is left out is as in the Mapbox SDKs.
    public init(radius: Double = 50, maxZoom: Double = 14, minimumCount: Int = 2) {
        self.radius = radius
        self.maxZoom = maxZoom
        self.minimumCount = minimumCount
    }
}

/// Points that are drawn as one.
public struct Cluster: Hashable, Sendable {
    /// The position of its first member.
    public let id: Int
    /// The mean of its members on the map.
    public let center: WorldPoint
    /// The positions of its members, in their order.
    public let members: [Int]
}

/// Which points are drawn by themselves, and which as one, at one whole zoom.
public struct Clustering: Hashable, Sendable {
    /// Those that are drawn as one, by their first member.
    public private(set) var clusters: [Cluster] = []
    /// The positions of the others, in their order.
    public private(set) var singles: [Int] = []

    /// Each point that is not yet in a cluster gathers those within the radius, in the order of the list.
    ///
    /// - Parameter zoom: whole zooms only, so that nothing regroups while the map zooms from one to the next.
    public init(points: [WorldPoint], zoom: Int, options: ClusterOptions) {
        guard Double(zoom) <= options.maxZoom else {
            singles = Array(points.indices)
            return
        }
        // A world is 512 points wide at zoom 0.
        let radius = max(1e-12, options.radius / 512 / Double(sign: .plus, exponent: zoom, significand: 1))
        let buckets = PointBuckets(points: points, width: radius)
        var isTaken = Array(repeating: false, count: points.count)
        for index in points.indices where !isTaken[index] {
            let members = buckets.near(points[index], within: radius).filter { !isTaken[$0] }
            guard members.count >= max(2, options.minimumCount) else {
                singles.append(index)
                isTaken[index] = true
                continue
            }
            for member in members { isTaken[member] = true }
            let sum = members.reduce(WorldVector.zero) {
                WorldVector(x: $0.x + points[$1].x, y: $0.y + points[$1].y)
            }
            let count = Double(members.count)
            clusters.append(
                Cluster(id: index, center: WorldPoint(x: sum.x / count, y: sum.y / count), members: members))
        }
    }
}

/// Points by the square of a grid that they lie in.
private struct PointBuckets {
    private struct Square: Hashable {
        var x: Int
        var y: Int
    }

    private let points: [WorldPoint]
    private let width: Double
    private var buckets: [Square: [Int]] = [:]

    init(points: [WorldPoint], width: Double) {
        self.points = points
        self.width = width
        for index in points.indices { buckets[square(points[index]), default: []].append(index) }
    }

    /// The points within a way that is no longer than the grid's width, in their order.
    func near(_ point: WorldPoint, within radius: Double) -> [Int] {
        let middle = square(point)
        var found: [Int] = []
        for y in middle.y - 1...middle.y + 1 {
            for x in middle.x - 1...middle.x + 1 {
                for index in buckets[Square(x: x, y: y)] ?? [] {
                    let way = points[index] - point
                    if way.x * way.x + way.y * way.y <= radius * radius { found.append(index) }
                }
            }
        }
        return found.sorted()
    }

    private func square(_ point: WorldPoint) -> Square {
        func step(_ value: Double) -> Int { Int(max(-1e15, min(1e15, (value / width).rounded(.down)))) }
        return Square(x: step(point.x), y: step(point.y))
    }
}
