import Geography

/// How many vertices of a feature can be taken: in a ring all but its closing run.
extension Document {
    /// For each part how many vertices can be taken: in a ring all but its closing run. A ring whose ends lie
    /// within 37 mm counts as closed.
    public func takenCounts(of feature: Int) -> [Int] {
        let (geometry, parts) = packed(of: feature)
        return parts.enumerated().map { index, part in
            let range = geometry.vertexRange(ofPart: Int(part))
            guard geometry.partKinds[Int(part)].isRing, range.count > 1 else { return range.count }
            let first = geometry.vertices[range.lowerBound]
            let run = range.dropFirst().reversed().prefix { geometry.vertices[$0] == first }.count
            if run <= 1 { return range.count - run }
            return exactVertexCount(of: feature, part: index) ?? range.count - run
        }
    }

    /// What a part of a feature is; nil where there is none.
    func kind(of feature: Int, part: Int) -> PartKind? {
        let (geometry, parts) = packed(of: feature)
        guard part >= 0, part < parts.count else { return nil }
        return geometry.partKinds[Int(parts.lowerBound) + part]
    }

    /// How many vertices of a part of a large feature can be taken: in a ring all but its closing run, exactly. nil
    /// where that is not soon found.
    func exactVertexCount(of feature: Int, part: Int) -> Int? {
        guard let count = numbers(of: feature, part: part)?.count, count > 0 else { return nil }
        guard kind(of: feature, part: part)?.isRing == true else { return count }
        let last = max(1, count - Document.longestClosing)..<count
        guard let first = positions(of: feature, part: part, 0..<1)?.first else { return nil }
        if last.isEmpty { return count }
        guard let closing = positions(of: feature, part: part, last) else { return nil }
        let run = closing.reversed().prefix { $0.coordinate == first.coordinate }.count
        return run == last.count && last.lowerBound > 1 ? nil : count - run
    }

    /// Rings that are closed more often than this are read whole.
    private static let longestClosing = 8
}
