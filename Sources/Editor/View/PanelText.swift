import Basemap
import GeoJSON

/// The lines of a panel's content.
enum PanelText {
    /// How many there are, for a panel so many columns wide inside.
    static func count(of panel: Panel, in state: EditorState, columns: Int) -> Int {
        panel.list?.entries.count ?? all(of: panel, in: state, columns: columns).count
    }

    /// Those that show; of a long list only these are made.
    static func lines(of panel: Panel, in state: EditorState, columns: Int, rows: Int) -> [PanelLine] {
        guard let list = panel.list else {
            return Array(
                all(of: panel, in: state, columns: columns).dropFirst(panel.scroll).prefix(max(0, rows)))
        }
        let first = min(panel.scroll, list.entries.count)
        let last = min(list.entries.count, first + max(0, rows))
        return (first..<last).map { line(of: list, at: $0, in: state) }
    }

    static func title(of panel: Panel) -> String {
        switch panel.content {
        case .help: "help"
        case .properties: "properties"
        case .lines(let title, _): title
        case .entries(let list): "\(list.title)  \(list.current + 1)/\(list.entries.count)"
        }
    }

    private static func all(of panel: Panel, in state: EditorState, columns: Int) -> [PanelLine] {
        let room = max(8, columns - PanelLine.keyColumns)
        switch panel.content {
        case .help(let topic): return HelpText.lines(topic: topic, keyMap: state.keyMap, room: room)
        case .lines(_, let lines): return lines.flatMap { PanelLine.wide($0, room: max(8, columns)) }
        case .properties: return PropertiesText.lines(of: state, room: room)
        case .entries: return []
        }
    }

    private static func line(of list: EntryList, at index: Int, in state: EditorState) -> PanelLine {
        var line = PanelLine(isWide: true, isCurrent: index == list.current)
        switch list.entries[index] {
        case .feature(let reference):
            guard state.layers.indices.contains(reference.layer) else { break }
            let document = state.layers[reference.layer].document
            guard (0..<document.featureCount).contains(reference.feature) else { break }
            line.text =
                FeatureName.text(of: reference.feature, in: document)
                ?? FeatureName.reference(to: reference.feature, in: document)
            line.aside = document.kind(of: reference.feature).name
        case .place(let place):
            line.text = place.name
            line.aside = "place"
        }
        return line
    }
}
