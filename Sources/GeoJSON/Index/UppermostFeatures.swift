import Geography

extension Document {
    /// The last so many features of the file whose boxes meet an area, the last first: those that lie uppermost.
    public func uppermostFeatures(intersecting area: PackedBox, atMost most: Int) -> [Int] {
        var found: [Int] = []
        for feature in editedFeatures.reversed() where packedBox(of: feature).intersects(area) {
            if found.count == most { break }
            found.append(feature)
        }
        let isAsRead = edited.isEmpty && order.isOriginal
        var left = most
        func take(_ index: Int) {
            guard isAsRead || edited[index] == nil,
                let feature = isAsRead ? index : order.position(of: index)
            else { return }
            found.append(feature)
            left -= 1
        }
        if let byPlace = overview?.byPlace, isSmall(area, most) {
            for index in byPlace.features(meeting: area, of: records).sorted(by: >) where left > 0 {
                take(index)
            }
        } else {
            spatialIndex.forEachRunBackwards(meeting: area, of: records.count) { run in
                for index in run.reversed() where left > 0 && records[index].box.intersects(area) {
                    take(index)
                }
                return left > 0
            }
        }
        if !isAsRead { found.sort(by: >) }
        return Array(found.prefix(most))
    }

    /// Whether an area is so small a part of all that those who meet it are sooner found by their place; where many do,
    /// the last of the file soon come up. To find and sort one costs about what it costs to pass over ten.
    private func isSmall(_ area: PackedBox, _ most: Int) -> Bool {
        func length(_ low: Int32, _ high: Int32) -> Double { Double(Int(high) - Int(low) + 1) }
        let all = spatialIndex.bounds
        guard !area.isEmpty, !all.isEmpty else { return false }
        let part =
            length(area.minX, area.maxX) * length(area.minY, area.maxY)
            / (length(all.minX, all.maxX) * length(all.minY, all.maxY))
        let expected = part * Double(records.count)
        return 10 * expected * expected < Double(most) * Double(records.count)
    }
}
