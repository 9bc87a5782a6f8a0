import GeoJSON
import Geography

/// The box in which all data of some layers is seen together. Data on both sides of 180 degrees is taken across
/// it when that is the shorter way round: the box then reaches beyond the edge of the map.
enum DataExtent {
    /// How finely the way round the world is looked at.
    private static let bins = 720

    static func box(of layers: [Layer]) -> WorldBox {
        var box = WorldBox.empty
        for layer in layers { box.formUnion(layer.document.bounds.worldBox) }
        guard box.width > 0.5, box.width <= 1 else { return box }
        var isCovered = [Bool](repeating: false, count: bins)
        for layer in layers { cover(&isCovered, with: layer.document) }
        guard let gap = widestGap(isCovered), gap.length > Double(bins) * (1 - box.width) + 1 else {
            return box
        }
        box.minX = Double(gap.end) / Double(bins)
        box.maxX = box.minX + 1 - gap.length / Double(bins)
        return box
    }

    /// Takes the bins that a document's data lies in. What is one line or one ring covers all from its western to
    /// its eastern end, and what is narrow has nothing between them: there the box of the feature says it. Of the
    /// others only those are looked into whose box is not covered by then.
    private static func cover(_ isCovered: inout [Bool], with document: Document) {
        var others: [Int] = []
        for feature in 0..<document.featureCount {
            let shape = document.packedFeature(feature)
            guard !shape.box.isEmpty else { continue }
            let span = bin(shape.box.minX)...bin(shape.box.maxX)
            if span.count <= 2 || isOnePath(shape, of: document) {
                for covered in span { isCovered[wrapped(covered)] = true }
            } else {
                others.append(feature)
            }
        }
        for feature in others {
            let box = document.packedBox(of: feature)
            if (bin(box.minX)...bin(box.maxX)).allSatisfy({ isCovered[wrapped($0)] }) { continue }
            cover(&isCovered, withVerticesOf: feature, in: document)
        }
    }

    private static func isOnePath(_ shape: PackedFeature, of document: Document) -> Bool {
        let kinds = (shape.edited ?? document.sourceGeometry).partKinds
        return shape.parts.count == 1 && kinds[Int(shape.parts.lowerBound)] != .points
    }

    private static func cover(
        _ isCovered: inout [Bool], withVerticesOf feature: Int, in document: Document
    ) {
        let (geometry, parts) = document.packed(of: feature)
        for part in parts {
            let isPath = geometry.partKinds[Int(part)] != .points
            var last: Int?
            for index in geometry.vertexRange(ofPart: Int(part)) {
                let bin = bin(geometry.vertices[index].x)
                let start = isPath ? last ?? bin : bin
                for covered in min(start, bin)...max(start, bin) { isCovered[wrapped(covered)] = true }
                last = bin
            }
        }
    }

    private static func bin(_ x: Int32) -> Int {
        Int((PackedWorld(x: x, y: 0).point.x * Double(bins)).rounded(.down))
    }

    private static func wrapped(_ bin: Int) -> Int { ((bin % bins) + bins) % bins }

    /// The longest run of bins without data that does not reach around the edge of the map, and where it ends.
    private static func widestGap(_ isCovered: [Bool]) -> (end: Int, length: Double)? {
        guard let first = isCovered.firstIndex(of: true), let last = isCovered.lastIndex(of: true) else {
            return nil
        }
        var best: (end: Int, length: Double)?
        var start = first
        for bin in first...last where isCovered[bin] {
            let length = Double(bin - start - 1)
            if length > best?.length ?? 0 { best = (bin, length) }
            start = bin
        }
        return best
    }
}
