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

    private static func cover(_ isCovered: inout [Bool], with document: Document) {
        for feature in 0..<document.featureCount {
            let (geometry, parts) = document.packed(of: feature)
            for part in parts {
                var last: Int?
                for index in geometry.vertexRange(ofPart: Int(part)) {
                    let bin = Int((geometry.vertices[index].point.x * Double(bins)).rounded(.down))
                    let start = geometry.partKinds[Int(part)] == .points ? bin : last ?? bin
                    for covered in min(start, bin)...max(start, bin) {
                        isCovered[((covered % bins) + bins) % bins] = true
                    }
                    last = bin
                }
            }
        }
    }

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
