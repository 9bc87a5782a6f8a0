import GeoJSON
import Geography

/// The features of a document whose boxes meet an area of the repeated world.
enum VisibleFeatures {
    /// In the order of the file, each once, whichever copies of the world show it.
    static func list(in document: Document, area: WorldBox) -> [Int] {
        guard let offsets = offsets(of: area, over: document) else { return [] }
        var found: [Int] = []
        for offset in offsets {
            document.features(intersecting: PackedBox(area.shifted(byWorlds: -offset))) { found.append($0) }
        }
        guard offsets.count > 1 else { return found }
        found.sort()
        var last = -1
        return found.filter { feature in
            defer { last = feature }
            return feature != last
        }
    }
}

extension VisibleFeatures {
    /// The copies of the world in which an area may show something of a document.
    private static func offsets(of area: WorldBox, over document: Document) -> ClosedRange<Int>? {
        let bounds = document.bounds.worldBox
        guard !bounds.isEmpty, !area.isEmpty else { return nil }
        let low = Int((area.minX - bounds.maxX).rounded(.up).clamped(to: -8...8))
        let high = Int((area.maxX - bounds.minX).rounded(.down).clamped(to: -8...8))
        return low <= high ? low...high : nil
    }

    /// The last so many in the order of the file, the last first.
    static func uppermost(in document: Document, area: WorldBox, atMost most: Int) -> [Int] {
        guard let offsets = offsets(of: area, over: document) else { return [] }
        var found: Set<Int> = []
        for offset in offsets {
            let box = PackedBox(area.shifted(byWorlds: -offset))
            found.formUnion(document.uppermostFeatures(intersecting: box, atMost: most))
        }
        return Array(found.sorted(by: >).prefix(most))
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
}
