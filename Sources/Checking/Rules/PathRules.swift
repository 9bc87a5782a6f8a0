import GeoJSON
import Geography

/// Lines and rings by themselves: long enough, closed, no position twice in a row.
enum PathRules {
    static func findings(_ part: CheckedPart) -> [Finding] {
        guard part.isWhole, !part.positions.isEmpty, part.kind != .points else { return [] }
        return length(part) + repeated(part)
    }

    /// RFC 7946 sections 3.1.4 and 3.1.6.
    private static func length(_ part: CheckedPart) -> [Finding] {
        let positions = part.positions
        guard let first = positions.first, let last = positions.last else { return [] }
        guard part.kind.isRing else {
            if positions.contains(where: { $0.coordinate != first.coordinate }) { return [] }
            return [
                Finding(
                    .shortLine, at: part.offset,
                    "a line must have two different positions; make it a Point, or delete it")
            ]
        }
        if !part.isClosed {
            return [
                Finding(
                    .unclosedRing, at: last.start,
                    "the ring ends here, but began at \(Words.place(first.coordinate)); repeat that position",
                    coordinate: last.coordinate, remedy: .path(firstPosition: first.start))
            ]
        }
        guard positions.count < 4 else { return [] }
        return [
            Finding(
                .shortRing, at: part.offset,
                "a ring must have four positions or more, the last like the first; this one has \(positions.count)"
            )
        ]
    }

    /// In a line it is information only: a track that stands still has one position for each moment.
    private static func repeated(_ part: CheckedPart) -> [Finding] {
        let positions = part.positions
        var count = 0
        var first: ReadPosition?
        for index in positions.indices.dropFirst() where positions[index].repeats(positions[index - 1]) {
            count += 1
            if first == nil { first = positions[index] }
        }
        guard let first, let start = positions.first else { return [] }
        return [
            Finding(
                .repeatedVertex, at: first.start,
                "the position before stands here again\(Words.more(count, in: Words.name(of: part.kind)))",
                severity: part.kind.isRing ? .warning : .info,
                coordinate: first.coordinate, remedy: .path(firstPosition: start.start))
        ]
    }
}
