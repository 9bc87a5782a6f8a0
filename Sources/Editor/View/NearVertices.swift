import Drawing
import Geography

/// The vertices within some reach of a place, of many the nearest.
struct NearVertices {
    struct Found: Comparable {
        let squared: Double
        /// Which of all vertices it is.
        let order: Int
        let part: Int
        let vertex: Int

        static func < (left: Found, right: Found) -> Bool {
            left.squared != right.squared ? left.squared < right.squared : left.order < right.order
        }
    }

    let place: WorldPoint
    private let most: Int
    private let reach: Double
    private var kept = GreatestFirst<Found>()

    /// - Parameter most: how many are found, the nearest; of equals those that come first.
    init(_ place: WorldPoint, reach: Double, atMost most: Int) {
        self.place = place
        self.most = most
        self.reach = reach
    }

    /// Beyond this a vertex is not found, squared.
    var limit: Double { kept.count < most ? reach * reach : kept.greatest?.squared ?? reach * reach }

    @inline(__always)
    mutating func look(at vertex: WorldPoint, _ part: Int, _ index: Int, order: Int) {
        let way = vertex - place
        let squared = way.x * way.x + way.y * way.y
        if squared <= limit {
            insert(Found(squared: squared, order: order, part: part, vertex: index))
        }
    }

    private mutating func insert(_ new: Found) {
        if kept.count < most {
            kept.add(new)
        } else if let greatest = kept.greatest, new < greatest {
            _ = kept.replaceGreatest(with: new)
        }
    }

    /// The nearest first.
    func found() -> [Found] { kept.sorted() }
}

extension ProjectedShape {
    func look(for near: inout NearVertices) {
        var order = 0
        for (number, part) in parts.enumerated() {
            for (vertex, place) in part.vertices.prefix(vertexCount(ofPart: number)).enumerated() {
                near.look(at: place, number, vertex, order: order)
                order += 1
            }
        }
    }
}

extension HeldShape {
    /// - Parameter most: how many vertices are looked at. It has to be as it is held.
    func look(for near: inout NearVertices, atMost most: Int) {
        let runs = PackedRuns.of(self)
        var left = most
        runs.forEachRun(near: near.place, squared: near.limit) { run in
            runs.forEachPart(of: run) { held, piece in
                let part = held - Int(parts.lowerBound)
                let range = range(ofPart: part)
                let end = min(piece.upperBound, range.lowerBound + vertexCount(ofPart: part))
                guard piece.lowerBound < end else { return }
                for index in piece.lowerBound..<end {
                    near.look(at: runs.place(index), part, index - range.lowerBound, order: index)
                }
            }
            left -= run.count
            return left > 0 ? near.limit : -1
        }
    }
}
