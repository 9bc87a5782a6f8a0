import Basemap
import GeoJSON
import Geography

extension CommandTable {
    static let findCommands: [Command] = [
        Command(
            name: "find", arguments: "TEXT | LONGITUDE,LATITUDE",
            help:
                "list the features with a text in a property or the id, whatever its case, and the places of the "
                + "basemap whose name begins with it; or go to a place",
            group: .choose, takesText: true, run: find),
        Command(
            name: "search", help: "ask what to find", group: .choose,
            run: { editor, _ throws(CommandFailure) in
                editor.state.prompt = Prompt(label: "/", command: "find ")
                return .done
            }),
        Command(
            name: "features",
            help: "the list of all features; / there shows only those that hold what is typed",
            group: .choose,
            run: { editor, _ throws(CommandFailure) in
                let all = FeatureReference.all(in: editor.state.layers)
                if all.isEmpty { throw CommandFailure("the file has no features") }
                let selected = editor.state.selection.flatMap { selection in
                    all.firstIndex(of: FeatureReference(layer: selection.layer, feature: selection.feature))
                }
                editor.list(
                    all.map(ListEntry.feature), title: "features", current: selected ?? 0, canBeNarrowed: true
                )
                return .done
            }),
    ]

    @Sendable private static func find(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let text = call.words.joined(separator: " ")
        if text.isEmpty { throw CommandFailure("find what? a text, an id or a place LONGITUDE,LATITUDE") }
        if text.contains(","), let (place, _) = try? Arguments.coordinate(call.words) {
            editor.showInFreeArea { $0.center = WorldPoint(place) }
            editor.state.foundPlace = place
            let remark = PlaceRemark.text(place, zoom: nil, shownBy: editor.state.camera)
            return .note(remark ?? "Here is \(text), longitude first")
        }
        editor.want(.search(SearchRequest(query: .text(text), layers: editor.state.layers.indices)))
        return .done
    }
}
