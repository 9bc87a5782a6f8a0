import Drawing
import GeoJSON

/// What a save would change, in lines for a person: `#3, vertex 0.2: [13.4,52.5] -> [13.41,52.5]`.
enum ChangesText {
    /// The most that are listed one by one.
    private static let most = 500

    static func lines(of layer: Layer) -> [String] {
        let changes = layer.document.changes(since: layer.savedDocument)
        let lines = changes.prefix(most).map { line(of: $0, in: layer) }
        return changes.count > most ? lines + ["and \(changes.count - most) more"] : lines
    }

    private static func line(of change: DocumentChange, in layer: Layer) -> String {
        let subject = subject(of: change, in: layer)
        if change.part == .other { return "\(subject) are others" }
        return "\(subject): \(change.old ?? "nothing") -> \(change.new ?? "nothing")"
    }

    private static func subject(of change: DocumentChange, in layer: Layer) -> String {
        // A feature that is gone stood among the old ones.
        let isGone = change.part == .feature && change.new == nil
        let document = isGone ? layer.savedDocument : layer.document
        let feature =
            change.feature.map { FeatureName.reference(to: $0, in: document) } ?? "the collection"
        switch change.part {
        case .feature: return change.new == nil ? "\(feature) before" : feature
        case .position(let path):
            return "\(feature), vertex \(path.map(String.init).joined(separator: "."))"
        case .property(let name): return "\(feature), \(name)"
        case .identifier: return "\(feature), id"
        case .other: return "\(feature), other members"
        case .collectionBox: return "\(feature), bbox"
        }
    }
}
