import GeoJSON

/// What a person would call a feature.
enum FeatureName {
    /// Members that hold it, the most telling first.
    static let keys = ["name", "title", "NAME", "Name", "label"]

    /// The text of its name; nil where it has none.
    static func text(of feature: Int, in document: Document) -> String? {
        text(among: document.properties(of: feature))
    }

    /// What tells a feature from all others: its `id` where it has one, else its position in the file.
    static func reference(to feature: Int, in document: Document) -> String {
        reference(to: feature, identifier: document.identifier(of: feature))
    }

    static func reference(to feature: Int, identifier: String?) -> String {
        identifier.map { "id \($0)" } ?? "#\(feature)"
    }

    static func text(among properties: [Property]) -> String? {
        for key in keys {
            if let found = properties.last(where: { $0.name == key && !$0.text.isEmpty }) {
                return found.text
            }
        }
        return nil
    }
}

/// What a feature says of itself, read once for the one that is selected.
struct FeatureTexts: Hashable, Sendable {
    let name: String?
    /// As it stands in the file.
    let identifier: String?
    let title: String?
    let description: String?

    init(of feature: Int, in document: Document) {
        let properties = document.properties(of: feature)
        func text(_ name: String) -> String? {
            properties.last { $0.name == name && !$0.text.isEmpty && $0.json != "null" }?.text
        }
        name = FeatureName.text(among: properties)
        identifier = document.identifier(of: feature)
        title = text("title") ?? name
        description = text("description")
    }

    var quotedName: String? { name.map { "“\($0)”" } }
}
