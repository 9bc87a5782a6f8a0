import Geography

/// Where a batch that takes long is cut, so that two threads draw about as much of it each.
struct BatchCut {
    /// The first shape of the second part.
    let item: Int

    /// With fewer vertices to draw, a thread is not worth its start.
    static let leastVertices = 200_000
    /// A shape takes as long as so many more vertices.
    private static let shapeCost = 8
    /// So many shapes tell what the others are like.
    private static let samples = 2000

    /// nil where two threads would hardly be faster than one.
    init?(_ batch: ShapeBatch) {
        guard batch.geometry.vertices.count >= BatchCut.leastVertices else { return nil }
        let step = max(1, batch.items.count / BatchCut.samples)
        let costs = stride(from: 0, to: batch.items.count, by: step).map { index in
            (
                index: index,
                cost: batch.geometry.vertexCount(of: batch.items[index].content) + BatchCut.shapeCost
            )
        }
        let total = costs.reduce(0) { $0 + $1.cost }
        guard total * step >= BatchCut.leastVertices else { return nil }
        var before = 0
        let middle = costs.first { _, cost in
            before += cost
            return 2 * before > total
        }
        guard let middle, middle.index > 0 else { return nil }
        item = middle.index
    }
}

extension PackedGeometry {
    fileprivate func vertexCount(of content: PackedShape.Content) -> Int {
        switch content {
        case .parts(let range):
            let parts = parts(range)
            return Int(partStarts[parts.upperBound]) - Int(partStarts[parts.lowerBound])
        case .dots(let range), .lines(let range), .marks(let range), .areas(let range):
            return vertices(range).count
        }
    }
}
