extension Document {
    /// The first few hundred things that are not as they should be: what was found when the file was read, but for
    /// the features that were edited or removed since, and what was found in the edited ones.
    public var notes: [DocumentNote] {
        let asRead = masked.isEmpty ? noteList.kept : noteList.kept.filter { !isMasked($0) }
        return asRead + edited.keys.sorted().flatMap(notes(ofSlot:))
    }

    /// How many there are. Those of the file beyond the first few hundred are counted as they were read.
    public var noteCount: Int { noteList.count - noteList.kept.count + notes.count }

    /// Whether something of a feature may not be as it should be: false is certain, and soon found.
    public func mayHaveNotes(_ feature: Int) -> Bool {
        guard let slot = order.slot(at: feature) else { return false }
        return (edited[slot]?.notes ?? noteList).count > 0
    }

    private func isMasked(_ note: DocumentNote) -> Bool {
        masked.contains { records[$0].range.contains(note.offset) }
    }

    private func notes(ofSlot slot: Int) -> [DocumentNote] {
        (edited[slot]?.notes.kept ?? []).map { note in
            var note = note
            note.slot = slot
            return note
        }
    }

    /// Where in the file, as it was read or as it is where it was edited, a note's byte stands.
    public func place(of note: DocumentNote) -> DocumentError.Place {
        guard let slot = note.slot, let feature = order.position(of: slot) else {
            return source.place(ofOffset: note.offset)
        }
        let offset = range(of: feature).lowerBound + note.offset
        return text.bytes(in: 0..<offset).withUnsafeBytes { TextPlace.place(ofOffset: offset, in: $0) }
    }
}
