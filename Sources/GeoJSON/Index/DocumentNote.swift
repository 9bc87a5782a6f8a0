/// Something in the file that is not as it should be, but does not keep it from opening.
public struct DocumentNote: Hashable, Sendable {
    /// The byte that it is about: of the source, or of the feature that was edited since.
    let offset: Int
    public let message: String
    /// The slot of the feature that was edited.
    var slot: Int?

    init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }
}

/// The first few hundred notes, and how many there are.
struct NoteList: Sendable {
    static let limit = 200
    private(set) var kept: [DocumentNote] = []
    private(set) var count = 0

    typealias Mark = (kept: Int, count: Int)
    var mark: Mark { (kept.count, count) }

    mutating func rollBack(to mark: Mark) {
        kept.removeLast(kept.count - mark.kept)
        count = mark.count
    }

    mutating func append(_ message: @autoclosure () -> String, at offset: Int) {
        count += 1
        if kept.count < NoteList.limit { kept.append(DocumentNote(offset: offset, message: message())) }
    }

    /// Adds those of what stands behind.
    mutating func append(_ others: NoteList) {
        count += others.count
        kept += others.kept.prefix(NoteList.limit - kept.count)
    }

    /// The same behind a note that explains them.
    func led(by note: DocumentNote?) -> NoteList {
        guard let note else { return self }
        var list = self
        list.count += 1
        list.kept.insert(note, at: 0)
        return list
    }
}
