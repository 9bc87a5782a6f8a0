import GeoJSON

/// The selected feature's members, as the properties panel shows them.
enum PropertiesText {
    /// The most properties that are listed.
    private static let most = 500

    static func lines(of state: EditorState, room: Int) -> [PanelLine] {
        guard let selection = state.selection else {
            return [PanelLine(key: "No feature is selected", isTitle: true)]
        }
        let document = state.layers[selection.layer].document
        var lines = [
            PanelLine(
                key: "Feature \(selection.feature), \(document.kind(of: selection.feature).name)",
                isTitle: true)
        ]
        if let id = document.identifier(of: selection.feature) {
            lines.append(PanelLine(key: "id", text: id))
        }
        let properties = document.properties(of: selection.feature)
        if properties.isEmpty { lines.append(PanelLine(key: "", text: "no properties")) }
        for property in properties.prefix(most) {
            lines += PanelLine.wrapped(key: property.name, text: property.json, room: room)
        }
        return lines + [PanelLine()]
            + PanelLine.wrapped(key: "", text: ":property NAME=VALUE sets one", room: room)
    }
}
