import GeoJSON
import Geography

/// The features of a document whose boxes meet an area of the repeated world.
enum VisibleFeatures {
    /// In the order of the file, each once, whichever copies of the world show it.
    static func list(in document: Document, area: WorldBox) -> [Int] {
        let areas = areas(of: document, in: area)
        var found: [Int] = []
        if let all = areas.joined {
            document.features(intersecting: all) { feature in
                if areas.meet(document.packedBox(of: feature)) { found.append(feature) }
            }
            return found
        }
        for part in areas { document.features(intersecting: part) { found.append($0) } }
        found.sort()
        var last = -1
        return found.filter { feature in
            defer { last = feature }
            return feature != last
        }
    }

    /// What of the packed world shows in an area of the repeated world, once for each copy that shows some of the
    /// document.
    static func areas(of document: Document, in area: WorldBox) -> [PackedBox] {
        let bounds = document.bounds.worldBox
        guard !bounds.isEmpty, !area.isEmpty else { return [] }
        let low = Int((area.minX - bounds.maxX).rounded(.up).clamped(to: -8...8))
        let high = Int((area.maxX - bounds.minX).rounded(.down).clamped(to: -8...8))
        guard low <= high else { return [] }
        return (low...high).map { PackedBox(area.shifted(byWorlds: -$0)) }
    }
}

extension [PackedBox] {
    /// The box of all, where they leave no gap: where a whole world shows.
    fileprivate var joined: PackedBox? {
        guard let first else { return nil }
        let all = dropFirst().reduce(into: first) { $0.formUnion($1) }
        return all.width <= reduce(0) { $0 + $1.width } ? all : nil
    }

    @inline(__always)
    func meet(_ box: PackedBox) -> Bool {
        for area in self where area.intersects(box) { return true }
        return false
    }
}

extension VisibleFeatures {
    /// The last so many in the order of the file, the last first.
    static func uppermost(in document: Document, area: WorldBox, atMost most: Int) -> [Int] {
        let areas = areas(of: document, in: area)
        if areas.count == 1 { return document.uppermostFeatures(intersecting: areas[0], atMost: most) }
        var found: [Int] = []
        for box in areas { found += document.uppermostFeatures(intersecting: box, atMost: most) }
        found.sort(by: >)
        var last = -1
        found.removeAll { feature in
            defer { last = feature }
            return feature == last
        }
        return Array(found.prefix(most))
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
}
