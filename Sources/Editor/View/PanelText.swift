import Basemap
import GeoJSON

/// The lines of a panel's content.
enum PanelText {
    /// How many there are, for a panel so many columns wide inside.
    static func count(of panel: Panel, in state: EditorState, columns: Int) -> Int {
        panel.list.map { max(1, $0.entries.count) } ?? all(of: panel, in: state, columns: columns).count
    }

    /// Those that show; of a long list only these are made.
    static func lines(of panel: Panel, in state: EditorState, columns: Int, rows: Int) -> [PanelLine] {
        guard let list = panel.list else {
            return Array(
                all(of: panel, in: state, columns: columns).dropFirst(panel.scroll).prefix(max(0, rows)))
        }
        if list.entries.isEmpty { return [PanelLine(text: "nothing holds that", isWide: true)] }
        let first = min(panel.scroll, list.entries.count)
        let last = min(list.entries.count, first + max(0, rows))
        return (first..<last).map { line(of: list, at: $0, in: state) }
    }

    static func title(of panel: Panel) -> String {
        switch panel.content {
        case .help: "help"
        case .properties: "properties"
        case .lines(let title, _): title
        case .entries(let list): title(of: list)
        }
    }

    private static func title(of list: EntryList) -> String {
        let count = list.entries.count
        if count == 0 { return "\(list.title)  none of \(list.all.count)" }
        let place = "\(list.title)  \(list.current + 1)/\(count)"
        return count == list.all.count ? place : "\(place) of \(list.all.count)"
    }

    /// What keys do there, the longest form first; empty where there is nothing to choose.
    static func hints(for panel: Panel) -> [String] {
        guard let list = panel.list else { return [] }
        if list.filter != nil { return ["Enter takes it  Escape shows all", "Escape shows all"] }
        let search = list.canBeNarrowed ? "/ filters" : "/ finds anew"
        return ["j k move  \(search)  Enter takes it", "\(search)  Enter takes it", search]
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
        case .finding(let finding):
            line.text = "\(finding.place) \(finding.message)"
            line.aside = finding.severity
        }
        return line
    }
}
