import GeoJSON
import Geography

/// The features of a document whose boxes meet an area of the repeated world.
enum VisibleFeatures {
    /// In the order of the file, each once, whichever copies of the world show it.
    static func list(in document: Document, area: WorldBox) -> [Int] {
        let bounds = document.bounds.worldBox
        guard !bounds.isEmpty, !area.isEmpty else { return [] }
        let low = Int((area.minX - bounds.maxX).rounded(.up).clamped(to: -8...8))
        let high = Int((area.maxX - bounds.minX).rounded(.down).clamped(to: -8...8))
        guard low <= high else { return [] }
        var found: [Int] = []
        for offset in low...high {
            document.features(intersecting: PackedBox(area.shifted(byWorlds: -offset))) { found.append($0) }
        }
        guard low < high else { return found }
        found.sort()
        var last = -1
        return found.filter { feature in
            defer { last = feature }
            return feature != last
        }
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
}
