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
        for feature in features where isLarge(feature) {
            guard let notes = ownNotes(of: feature), let found = movedPositions(by: changes, in: feature),
                !found.contains(where: { position in notes.contains { position.range.contains($0.offset) } })
            else { continue }
            moved[feature] = found
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
        guard range.lowerBound >= 0, let marks = facts(of: feature)?.marks,
            let mark = marks.mark(beforeByte: range.lowerBound)
        else { return nil }
        let end = marks.mark(behind: mark.vertex)?.offset ?? self.range(of: feature).count
        return withBytes(of: feature, in: mark.offset..<end) { bytes in
            var walk = PositionWalk(bytes)
            var vertex = mark.vertex
            while let next = walk.next()?.shifted(by: mark.offset), next.range.lowerBound < range.lowerBound {
                if next.range.holdsWithin(range) { return (vertex, next.range) }
                vertex += 1
            }
            return nil
        }
    }

    /// What was found in a feature that is not as it should be, offsets from its start; nil where not all of it is
    /// known.
    private func ownNotes(of feature: Int) -> [DocumentNote]? {
        guard let slot = order.slot(at: feature) else { return nil }
        if let notes = edited[slot]?.notes { return notes.count == notes.kept.count ? notes.kept : nil }
        guard noteList.count == noteList.kept.count else { return nil }
        let range = records[slot].range
        return noteList.kept.filter { range.contains($0.offset) }.map {
            DocumentNote(offset: $0.offset - range.lowerBound, message: $0.message)
        }
    }

    /// What is known of a feature once some of its vertices are moved, which has been done in the text; nil where it
    /// must be read again.
    func editedFeature(_ feature: Int, moving positions: [MovedPosition]) -> EditedFeature? {
        guard let moved = places(of: positions, in: feature),
            moved.allSatisfy({ abs($0.value.latitude) <= 90 })
        else { return nil }
        let (geometry, parts) = packed(of: feature)
        guard ringsStayClosed(moved, geometry, parts), let notes = ownNotes(of: feature),
            notes.isEmpty || !endsOfRings(geometry, parts).contains(where: { moved[$0] != nil })
        else { return nil }
        let changed = geometry.piece(parts, moving: moved)
        changed.makeDetail()
        guard var facts = facts(of: feature) else { return nil }
        facts.marks = facts.marks.shifted(by: positions.map { ($0.range.lowerBound, $0.growth) })
        return EditedFeature(
            geometry: changed, kind: kind(of: feature), box: changed.detail?.boxes.bounds ?? .empty,
            notes: NoteList(notes, behind: positions),
            traits: traits(of: feature), style: style(of: feature),
            marks: facts.marks, facts: LargeFactsCache(order.slot(at: feature), facts))
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
                var walk = PositionWalk(buffer)
                return walk.next()
            }
            guard let read, read.range == 0..<bytes.count else { return nil }
            places[position.vertex] = read.coordinate
        }
        return places
    }

    /// The first and the last positions of rings: what is noted of a ring as a whole is told by them.
    private func endsOfRings(_ geometry: PackedGeometry, _ parts: Range<UInt32>) -> [Int] {
        let first = Int(geometry.partStarts[Int(parts.lowerBound)])
        return parts.filter { geometry.partKinds[Int($0)].isRing }.flatMap { part in
            let range = geometry.vertexRange(ofPart: Int(part))
            return [range.lowerBound - first, range.upperBound - 1 - first]
        }
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
        return PackedGeometry(
            vertices: vertices.copy(
                of: Int(first)..<Int(last), replacing: moved.mapValues { MercatorTable.shared.packed($0) }),
            partStarts: ContiguousArray(
                partStarts[Int(parts.lowerBound)...Int(parts.upperBound)].map { $0 - first }),
            partKinds: ContiguousArray(partKinds[Int(parts.lowerBound)..<Int(parts.upperBound)]))
    }
}

extension NoteList {
    /// Notes of a feature after some of its positions have grown.
    fileprivate init(_ notes: [DocumentNote], behind positions: [MovedPosition]) {
        for note in notes {
            let growth = positions.reduce(0) { $0 + ($1.range.lowerBound < note.offset ? $1.growth : 0) }
            append(note.message, at: note.offset + growth)
        }
    }
}
