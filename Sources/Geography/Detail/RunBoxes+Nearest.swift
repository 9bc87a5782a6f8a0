extension PackedBox {
    /// The square of the distance from a place to the nearest spot of the box, in steps; 0 within it.
    ///
    /// - Parameters:
    ///   - x: in steps of the packed world, as `y`.
    @inlinable
    public func squaredDistance(x: Double, y: Double) -> Double {
        let dx = max(0, max(Double(minX) - x, x - Double(maxX)))
        let dy = max(0, max(Double(minY) - y, y - Double(maxY)))
        return dx * dx + dy * dy
    }
}

extension RunBoxes {
    /// Calls for the runs of `range` in which something may be near a place: first for one that lies near, so that
    /// soon little else does, then for the others in order. Looks at the boxes of all groups, and of those groups that
    /// are near enough.
    ///
    /// - Parameters:
    ///   - x: in steps of the packed world, as `y`.
    ///   - limit: beyond this nothing is near, in steps, squared.
    ///   - body: gets those things of a run that are in the range, and gives the limit from then on: below 0 the search
    ///     ends.
    @inlinable @inline(__always)
    public func forEachRun(
        of range: Range<Int>, nearX x: Double, y: Double, limit: Double, _ body: (Range<Int>) -> Double
    ) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        let runs = range.lowerBound / runLength..<(range.upperBound &- 1) / runLength &+ 1
        let inGroups = runs.lowerBound / groupSize..<(runs.upperBound &- 1) / groupSize &+ 1
        let group = groups.index(nearestTo: x, y, in: inGroups)
        guard groups[group].squaredDistance(x: x, y: y) <= limit else { return }
        let first = boxes.index(nearestTo: x, y, in: self.runs(ofGroup: group).clamped(to: runs))
        var limit = limit
        if boxes[first].squaredDistance(x: x, y: y) <= limit {
            limit = body(self.range(ofRun: first).clamped(to: range))
        }
        for group in inGroups where groups[group].squaredDistance(x: x, y: y) <= limit {
            for run in self.runs(ofGroup: group).clamped(to: runs)
            where run != first && boxes[run].squaredDistance(x: x, y: y) <= limit {
                limit = body(self.range(ofRun: run).clamped(to: range))
            }
        }
    }

    @inlinable var groupSize: Int { RunBoxes.groupSize }

    @inlinable
    func runs(ofGroup group: Int) -> Range<Int> {
        let start = group &* groupSize
        return start..<max(start, min(boxes.count, start &+ groupSize))
    }
}

extension ContiguousArray<PackedBox> {
    /// Which of some boxes is nearest to a place; the first of those that are equally near. There must be one.
    @inlinable
    func index(nearestTo x: Double, _ y: Double, in range: Range<Int>) -> Int {
        var (nearest, found) = (Double.infinity, range.lowerBound)
        for index in range {
            let squared = self[index].squaredDistance(x: x, y: y)
            if squared < nearest { (nearest, found) = (squared, index) }
        }
        return found
    }
}
