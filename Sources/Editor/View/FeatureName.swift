import GeoJSON

/// What a person would call a feature.
enum FeatureName {
    /// Members that hold it, the most telling first.
    private static let keys = ["name", "title", "NAME", "Name", "label"]

    /// The text of its name; nil where it has none.
    static func text(of feature: Int, in document: Document) -> String? {
        let properties = document.properties(of: feature)
        for key in keys {
            if let found = properties.last(where: { $0.name == key && !$0.text.isEmpty }) {
                return found.text
            }
        }
        return nil
    }

    /// The name in quotes, else the id.
    static func quoted(_ feature: Int, in document: Document) -> String? {
        if let text = text(of: feature, in: document) { return "“\(text)”" }
        return document.identifier(of: feature).map { "id \($0)" }
    }
}
