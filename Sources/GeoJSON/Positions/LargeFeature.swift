import Geography

/// Features of so many vertices that to read one whole would be felt: single positions of it are found by marks.
extension Document {
    /// From so many vertices on a feature is a large one.
    public static let largeFeature = 4096

    /// Whether a feature's positions are found one by one. In another reference system than longitude and latitude they
    /// are not: there some may lie nowhere.
    public func isLarge(_ feature: Int) -> Bool {
        referenceSystem == nil && vertexCount(of: feature) >= Document.largeFeature
    }

    /// Whether there are marks in a feature: then a position is found by them, whatever else is read whole.
    func isMarked(_ feature: Int) -> Bool {
        referenceSystem == nil && vertexCount(of: feature) >= PositionMarks.stride
    }

    /// How many positions a feature has, the closing ones of its rings included.
    public func vertexCount(of feature: Int) -> Int {
        let (geometry, parts) = packed(of: feature)
        guard !parts.isEmpty else { return 0 }
        return Int(geometry.partStarts[Int(parts.upperBound)] - geometry.partStarts[Int(parts.lowerBound)])
    }

    /// The exact places of a few vertices in a row of one part; nil where there are none.
    public func places(of feature: Int, part: Int, _ vertices: Range<Int>) -> [Coordinate]? {
        if isLarge(feature), let found = positions(of: feature, part: part, vertices) {
            return found.map(\.coordinate)
        }
        let parts = geometry(of: feature).parts
        guard parts.indices.contains(part),
            parts[part].coordinates.indices.contains(vertices.lowerBound),
            vertices.upperBound <= parts[part].coordinates.count
        else { return nil }
        return Array(parts[part].coordinates[vertices])
    }

    /// The positions of some vertices in a row of a part of a large feature, found by its marks; nil where that cannot
    /// be, or there are none.
    func positions(of feature: Int, part: Int, _ vertices: Range<Int>) -> [FoundPosition]? {
        guard let all = numbers(of: feature, part: part), vertices.lowerBound >= 0, !vertices.isEmpty,
            vertices.upperBound <= all.count
        else { return nil }
        let wanted = all.lowerBound + vertices.lowerBound..<all.lowerBound + vertices.upperBound
        guard let marks = facts(of: feature)?.marks, let mark = marks.mark(before: wanted.lowerBound) else {
            return nil
        }
        let end = marks.mark(behind: wanted.upperBound - 1)?.offset ?? range(of: feature).count
        return withBytes(of: feature, in: mark.offset..<end) { bytes in
            var walk = PositionWalk(bytes)
            if wanted.lowerBound > mark.vertex,
                walk.position(behind: wanted.lowerBound - 1 - mark.vertex) == nil
            {
                return nil
            }
            var found: [FoundPosition] = []
            found.reserveCapacity(wanted.count)
            for _ in wanted {
                guard let next = walk.next()?.shifted(by: mark.offset) else { return nil }
                found.append(next)
            }
            return found
        }
    }

    /// The vertices of a part, counted through the whole feature.
    func numbers(of feature: Int, part: Int) -> Range<Int>? {
        let (geometry, parts) = packed(of: feature)
        guard part >= 0, part < parts.count else { return nil }
        let range = geometry.vertexRange(ofPart: Int(parts.lowerBound) + part)
        let first = Int(geometry.partStarts[Int(parts.lowerBound)])
        return range.lowerBound - first..<range.upperBound - first
    }

    /// Calls with some bytes of a feature, counted from its start; they are copied only where it was edited.
    func withBytes<Result>(
        of feature: Int, in range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        if !isEdited(feature), let index = sourceIndex(of: feature) {
            let whole = UnsafeRawBufferPointer(rebasing: source.bytes[records[index].range])
            return body(UnsafeRawBufferPointer(rebasing: whole[range.clamped(to: 0..<whole.count)]))
        }
        let start = self.range(of: feature).lowerBound
        return text.bytes(in: start + range.lowerBound..<start + range.upperBound).withUnsafeBytes(body)
    }

    /// The feature's bytes without the greater part of its long parts: all its members, all its parts, and of each no
    /// fewer positions than it needs to be what it is.
    func withAbridgedBytes<Result>(
        of feature: Int, _ marks: FeatureMarks, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        var bytes: [UInt8] = []
        var position = 0
        for cut in longRuns(of: feature, marks.marks) {
            withBytes(of: feature, in: position..<cut.lowerBound) { bytes.append(contentsOf: $0) }
            position = cut.upperBound
        }
        withBytes(of: feature, in: position..<range(of: feature).count) { bytes.append(contentsOf: $0) }
        return bytes.withUnsafeBytes(body)
    }

    /// The bytes from the second mark within each part to the last: whole positions, each with what separates it from
    /// the next one.
    private func longRuns(of feature: Int, _ marks: ContiguousArray<FeatureMarks.Mark>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = 0
        for part in 0..<packed(of: feature).parts.count {
            guard let numbers = numbers(of: feature, part: part) else { continue }
            while index < marks.count, marks[index].vertex <= numbers.lowerBound { index += 1 }
            let first = index
            while index < marks.count, marks[index].vertex < numbers.upperBound { index += 1 }
            if index - first >= 2 { runs.append(marks[first].offset..<marks[index - 1].offset) }
        }
        return runs
    }
}
