import Geography

/// A position within whose brackets an edit changes something.
struct MovedPosition {
    /// Counted through the feature.
    let vertex: Int
    /// As it stands before the edit, from the start of the feature.
    let range: Range<Int>
    /// By how many bytes it grows.
    var growth: Int
}

/// An edit of a large feature that only moves vertices: what is known of it stays true but for these, and it is not
/// read again.
extension Document {
    /// More of them are not looked for one by one.
    private static let mostMoved = 64

    /// What an edit moves, by the features; only those are told of which it does nothing else. Asked before it is made.
    func movedPositions(by edit: Edit) -> [Int: [MovedPosition]] {
        guard case .rewrites(let features) = edit.change, features.contains(where: isLarge),
            edit.splices.count <= Document.mostMoved,
            let changes = TextChange.inOneText(edit.splices, of: text.count)
        else { return [:] }
        var moved: [Int: [MovedPosition]] = [:]
        for feature in features where isLarge(feature) && !hasNotes(feature) {
            moved[feature] = movedPositions(by: changes, in: feature)
        }
        return moved
    }

    private func movedPositions(by changes: [TextChange], in feature: Int) -> [MovedPosition]? {
        let whole = range(of: feature)
        var moved: [MovedPosition] = []
        for change in changes
        where change.range.upperBound > whole.lowerBound && change.range.lowerBound < whole.upperBound {
            let range =
                change.range.lowerBound - whole.lowerBound..<change.range.upperBound - whole.lowerBound
            let growth = change.bytes.count - change.range.count
            if let last = moved.last, last.range.holdsWithin(range) {
                moved[moved.count - 1].growth += growth
            } else {
                guard let (vertex, place) = position(holding: range, of: feature) else { return nil }
                moved.append(MovedPosition(vertex: vertex, range: place, growth: growth))
            }
        }
        return moved.isEmpty ? nil : moved
    }

    /// The position within whose brackets some bytes of a feature stand.
    private func position(holding range: Range<Int>, of feature: Int) -> (vertex: Int, Range<Int>)? {
        let marks = marks(of: feature)
        guard range.lowerBound >= 0, let mark = marks.mark(beforeByte: range.lowerBound) else { return nil }
        let end = marks.mark(behind: mark.vertex)?.offset ?? self.range(of: feature).count
        return withBytes(of: feature, in: mark.offset..<end) { bytes in
            var walk = PositionWalk(bytes, start: mark.offset)
            var vertex = mark.vertex
            while let next = walk.next(), next.range.lowerBound < range.lowerBound {
                if next.range.holdsWithin(range) { return (vertex, next.range) }
                vertex += 1
            }
            return nil
        }
    }

    /// Whether anything was found in a feature that is not as it should be. Where not all such things are known, it is
    /// taken for one.
    private func hasNotes(_ feature: Int) -> Bool {
        guard let slot = order.slot(at: feature) else { return true }
        if let edited = edited[slot] { return edited.notes.count > 0 }
        guard let range = sourceIndex(of: feature).map({ records[$0].range }),
            noteList.count == noteList.kept.count
        else { return true }
        return noteList.kept.contains { range.contains($0.offset) }
    }

    /// What is known of a feature once some of its vertices are moved, which has been done in the text; nil where it
    /// must be read again.
    func editedFeature(_ feature: Int, moving positions: [MovedPosition]) -> EditedFeature? {
        guard let moved = places(of: positions, in: feature),
            moved.allSatisfy({ abs($0.value.latitude) <= 90 })
        else { return nil }
        let (geometry, parts) = packed(of: feature)
        guard ringsStayClosed(moved, geometry, parts) else { return nil }
        let changed = geometry.piece(parts, moving: moved)
        let marks = marks(of: feature).shifted(by: positions.map { ($0.range.lowerBound, $0.growth) })
        return EditedFeature(
            geometry: changed, kind: kind(of: feature), box: changed.box, notes: NoteList(),
            traits: traits(of: feature), style: style(of: feature),
            marks: FeatureMarksCache(order.slot(at: feature).map { [$0: marks] } ?? [:]))
    }

    /// Where the vertices are now, by their numbers.
    private func places(of positions: [MovedPosition], in feature: Int) -> [Int: Coordinate]? {
        let start = range(of: feature).lowerBound
        var (growth, places) = (0, [Int: Coordinate]())
        for position in positions {
            let low = position.range.lowerBound + growth
            growth += position.growth
            let bytes = text.bytes(in: start + low..<start + position.range.upperBound + growth)
            let read = bytes.withUnsafeBytes { buffer in
                var walk = PositionWalk(buffer, start: 0)
                return walk.next()
            }
            guard let read, read.range == 0..<bytes.count else { return nil }
            places[position.vertex] = read.coordinate
        }
        return places
    }

    /// A ring's first position moves with its last, or neither does.
    private func ringsStayClosed(
        _ moved: [Int: Coordinate], _ geometry: PackedGeometry, _ parts: Range<UInt32>
    ) -> Bool {
        let first = Int(geometry.partStarts[Int(parts.lowerBound)])
        return parts.allSatisfy { part in
            guard geometry.partKinds[Int(part)].isRing else { return true }
            let range = geometry.vertexRange(ofPart: Int(part))
            return moved[range.lowerBound - first] == moved[range.upperBound - 1 - first]
        }
    }
}

extension Range<Int> {
    /// Whether a range lies between the first and the last of these.
    fileprivate func holdsWithin(_ other: Range<Int>) -> Bool {
        lowerBound < other.lowerBound && other.upperBound < upperBound
    }
}

extension PackedGeometry {
    /// Some parts alone, some of their vertices elsewhere; these are counted from the first of the parts.
    func piece(_ parts: Range<UInt32>, moving moved: [Int: Coordinate]) -> PackedGeometry {
        let first = partStarts[Int(parts.lowerBound)]
        let last = partStarts[Int(parts.upperBound)]
        var piece = ContiguousArray(vertices[Int(first)..<Int(last)])
        for (index, place) in moved where piece.indices.contains(index) {
            piece[index] = PackedWorld(WorldPoint(place))
        }
        return PackedGeometry(
            vertices: PackedVertices(piece),
            partStarts: ContiguousArray(
                partStarts[Int(parts.lowerBound)...Int(parts.upperBound)].map { $0 - first }),
            partKinds: ContiguousArray(partKinds[Int(parts.lowerBound)..<Int(parts.upperBound)]))
    }

    /// Holds every vertex.
    var box: PackedBox { vertices.reduce(into: .empty) { $0.formUnion($1) } }
}
