import Geography

/// The vertices within some reach of a place.
struct NearVertices {
    struct Found {
        let squared: Double
        /// Which of all that were looked at it is.
        let order: Int
        let part: Int
        let vertex: Int
    }

    private let place: WorldPoint
    private let most: Int
    /// Beyond this a vertex is no hit, squared.
    private var limit: Double
    /// How many vertices were looked at.
    private(set) var looked = 0
    /// Where not all are found, the nearest first; of equals the one that was looked at first.
    private(set) var found: [Found] = []

    /// - Parameter most: how many are found, the nearest; `Int.max` for all.
    init(_ place: WorldPoint, reach: Double, atMost most: Int) {
        self.place = place
        self.most = most
        limit = reach * reach
    }

    @inline(__always)
    mutating func look(at vertex: WorldPoint, _ part: Int, _ index: Int) {
        let way = vertex - place
        let squared = way.x * way.x + way.y * way.y
        if squared <= limit {
            insert(Found(squared: squared, order: looked, part: part, vertex: index))
        }
        looked += 1
    }

    private mutating func insert(_ new: Found) {
        guard most < .max else { return found.append(new) }
        if found.count == most {
            guard let last = found.last, new.squared < last.squared else { return }
            found.removeLast()
        }
        var index = found.count
        while index > 0, found[index - 1].squared > new.squared { index -= 1 }
        found.insert(new, at: index)
        if found.count == most, let last = found.last { limit = last.squared }
    }
}
