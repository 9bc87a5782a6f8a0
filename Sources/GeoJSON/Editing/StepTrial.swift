/// Does steps one after the other on a copy of a document, to find out whether they fit it.
struct StepTrial {
    private var document: Document
    private let onlyInFeatures: Bool
    private var done: [[Edit]] = []
    private var undone: [[Edit]] = []
    private var touched: Set<Int> = []
    /// Whether features have other numbers than at first, so that `touched` knows nothing more.
    private var isRenumbered = false
    /// How many bytes of the file are those that the edits replace. What an edit made is found again by the next
    /// one wherever it stands, so that the first one of a feature counts.
    private var evidence = 0

    private init(_ document: Document, onlyInFeatures: Bool) {
        self.document = document
        self.onlyInFeatures = onlyInFeatures
    }

    /// Whether each of the steps fits and a document comes of them. `evidence` is how many bytes of the file must be
    /// those that the edits replace; 0 where it is known to be the right place.
    static func fits(
        _ steps: [HistoryStep], _ document: Document, evidence: Int, onlyInFeatures: Bool = false
    ) -> Bool {
        var trial = StepTrial(document, onlyInFeatures: onlyInFeatures)
        return steps.allSatisfy { trial.take($0) } && trial.evidence >= evidence && trial.isWhole
    }

    private mutating func take(_ step: HistoryStep) -> Bool {
        switch step {
        case .edited(let edit, let joins):
            guard document.fits(edit), edit.splices.allSatisfy({ isWholeToken($0) }), isInPlace(edit) else {
                return false
            }
            weigh(edit)
            _ = document.apply(edit)
            done.append(joins ? (done.popLast() ?? []) + [edit] : [edit])
            undone = []
        case .undone:
            guard let entry = done.popLast() else { return false }
            for edit in entry.reversed() { _ = document.apply(edit.inverted) }
            undone.append(entry)
        case .redone:
            guard let entry = undone.popLast() else { return false }
            for edit in entry { _ = document.apply(edit) }
            done.append(entry)
        }
        return true
    }

    /// Whether the old bytes are more than a part of a number or of a word that stands there by chance. The splices
    /// go from the last to the first, so that the text before one is still as it was, and behind it only what a
    /// later one made of it.
    private func isWholeToken(_ splice: Splice) -> Bool {
        guard let first = splice.old.first, let last = splice.old.last else { return true }
        let end = splice.offset + splice.old.count
        return !(isTokenByte(first) && isTokenByte(at: splice.offset - 1))
            && !(isTokenByte(last) && isTokenByte(at: end))
    }

    private func isTokenByte(at offset: Int) -> Bool {
        guard offset >= 0, offset < document.byteCount else { return false }
        return document.text.bytes(in: offset..<offset + 1).first.map(isTokenByte) ?? false
    }

    private func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Whether the edit stands where its features are.
    private func isInPlace(_ edit: Edit) -> Bool {
        switch edit.change {
        case .adds: return true
        case .removes(let feature, let range): return document.range(of: feature) == range
        case .rewrites(let features):
            guard onlyInFeatures else { return true }
            let ranges = features.map { document.range(of: $0) }
            return edit.splices.allSatisfy { splice in
                ranges.contains {
                    $0.lowerBound <= splice.offset && splice.offset + splice.old.count <= $0.upperBound
                }
            }
        }
    }

    private mutating func weigh(_ edit: Edit) {
        guard !isRenumbered else { return }
        switch edit.change {
        case .rewrites(let features):
            guard touched.isDisjoint(with: features) else { return }
            touched.formUnion(features)
        case .adds, .removes:
            isRenumbered = true
            guard touched.isEmpty else { return }
        }
        evidence += edit.splices.reduce(0) { $0 + $1.old.count }
    }

    /// Whether the text, read afresh, is the document that the edits made.
    private var isWhole: Bool {
        guard let source = try? Source(bytes: document.text.bytes(in: 0..<document.byteCount)),
            let fresh = try? Document(source: source, format: document.format)
        else { return false }
        return fresh.featureCount == document.featureCount
            && document.editedFeatures.allSatisfy { fresh.range(of: $0) == document.range(of: $0) }
    }
}
