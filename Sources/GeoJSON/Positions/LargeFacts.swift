import Geography
import Synchronization

/// What is read of a large feature but once: a vertex that is moved changes nothing of it but the marks.
struct LargeFacts: Sendable {
    var marks: FeatureMarks
    let outline: FeatureOutline
    /// Whether the feature or a geometry of it has a `bbox`.
    let hasBox: Bool
    let identifier: String?
    let properties: [Property]
}

/// The facts of those features that were asked for; all copies of a document share them.
final class LargeFactsCache: Sendable {
    private let held = Mutex<[Int: LargeFacts]>([:])

    /// - Parameter facts: those of a feature, where they are known.
    init(_ slot: Int? = nil, _ facts: LargeFacts? = nil) {
        guard let slot, let facts else { return }
        held.withLock { $0[slot] = facts }
    }

    func facts(of slot: Int, read: () -> LargeFacts) -> LargeFacts {
        if let found = held.withLock({ $0[slot] }) { return found }
        let facts = read()
        held.withLock { $0[slot] = facts }
        return facts
    }
}

extension Document {
    /// Of a large feature, or of one of some size.
    func facts(of feature: Int) -> LargeFacts? {
        guard isMarked(feature), let slot = order.slot(at: feature) else { return nil }
        return (edited[slot]?.facts ?? sourceFacts).facts(of: slot) {
            let marks = edited[slot]?.marks ?? sourceMarks(ofSlot: slot)
            return withAbridgedBytes(of: feature, marks) { bytes in
                let reader = GeometryReader(featureBytes: bytes, referenceSystem: nil)
                return LargeFacts(
                    marks: marks, outline: FeatureOutline(reader), hasBox: !reader.boxes.isEmpty,
                    identifier: Document.identifier(bytes), properties: Document.properties(bytes))
            }
        }
    }

    private func sourceMarks(ofSlot slot: Int) -> FeatureMarks {
        let record = records[slot]
        guard record.partCount > 0 else { return FeatureMarks(PositionMarks(), of: 0..<0, from: 0) }
        let starts = sourceGeometry.partStarts
        let vertices = Int(starts[Int(record.firstPart)])..<Int(starts[Int(record.parts.upperBound)])
        return FeatureMarks(positionMarks, of: vertices, from: record.start)
    }
}
