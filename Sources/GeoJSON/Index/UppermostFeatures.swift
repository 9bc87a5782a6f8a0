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
        /// Takes a feature of the source; false where no further one is needed.
        func take(_ index: Int) -> Bool {
            if isAsRead {
                found.append(index)
            } else {
                guard edited[index] == nil, let feature = order.position(of: index) else { return left > 0 }
                found.append(feature)
            }
            left -= 1
            return left > 0
        }
        if let featuresByPlace {
            featuresByPlace.forEachBackwards(meeting: area, of: records, take)
        } else {
            spatialIndex.forEachRunBackwards(meeting: area, of: records.count) { run in
                for index in run.reversed() where left > 0 && records[index].box.intersects(area) {
                    _ = take(index)
                }
                return left > 0
            }
        }
        if !isAsRead { found.sort(by: >) }
        return Array(found.prefix(most))
    }
}
