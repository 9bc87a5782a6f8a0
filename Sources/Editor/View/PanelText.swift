import GeoJSON

/// The lines of a panel's content.
enum PanelText {
    /// How many there are, for a panel so many columns wide inside.
    static func count(of panel: Panel, in state: EditorState, columns: Int) -> Int {
        panel.list?.features.count ?? all(of: panel, in: state, columns: columns).count
    }

    /// Those that show; of a long list of features only these are made.
    static func lines(of panel: Panel, in state: EditorState, columns: Int, rows: Int) -> [PanelLine] {
        guard let list = panel.list else {
            return Array(
                all(of: panel, in: state, columns: columns).dropFirst(panel.scroll).prefix(max(0, rows)))
        }
        let first = min(panel.scroll, list.features.count)
        let last = min(list.features.count, first + max(0, rows))
        return (first..<last).map { line(of: list, at: $0, in: state) }
    }

    static func title(of panel: Panel) -> String {
        switch panel.content {
        case .help: "help"
        case .properties: "properties"
        case .lines(let title, _): title
        case .features(let list): "\(list.title)  \(list.current + 1)/\(list.features.count)"
        }
    }

    private static func all(of panel: Panel, in state: EditorState, columns: Int) -> [PanelLine] {
        let room = max(8, columns - PanelLine.keyColumns)
        switch panel.content {
        case .help(let topic): return HelpText.lines(topic: topic, keyMap: state.keyMap, room: room)
        case .lines(_, let lines): return lines.flatMap { PanelLine.wide($0, room: max(8, columns)) }
        case .properties: return PropertiesText.lines(of: state, room: room)
        case .features: return []
        }
    }

    private static func line(of list: FeatureList, at index: Int, in state: EditorState) -> PanelLine {
        let reference = list.features[index]
        var line = PanelLine(isWide: true, isCurrent: index == list.current)
        guard state.layers.indices.contains(reference.layer) else { return line }
        let document = state.layers[reference.layer].document
        guard (0..<document.featureCount).contains(reference.feature) else { return line }
        line.text =
            FeatureName.text(of: reference.feature, in: document)
            ?? FeatureName.reference(to: reference.feature, in: document)
        line.aside = document.kind(of: reference.feature).name
        return line
    }
}
