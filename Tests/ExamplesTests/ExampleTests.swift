import Examples
import TerminalMap
import TestSupport
import Testing

/// Each example over recorded events: its screens and what it prints, as text.
@MainActor
@Suite struct ExampleTests {
    @Test(arguments: Replays.events.keys.sorted()) func itPlaysAsRecorded(_ name: String) throws {
        try expectGolden("\(name).txt", played(name))
    }

    @Test func bothStylesOfTheFirstExampleShowTheSame() throws {
        let name = "draggable-view-annotations"
        #expect(try played(name) == played("\(name)-declarative", eventsOf: name))
    }

    @Test func withDraggableThePinTakesItsCalloutAlong() throws {
        let name = "view-annotation-with-point-annotation"
        try expectGolden("\(name)-draggable.txt", played(name, Replays.draggable, isDraggable: true))
        // Without it the map is panned.
        #expect(try played(name, Replays.draggable) != played(name, Replays.draggable, isDraggable: true))
    }

    @Test(arguments: Replays.events.keys.sorted()) func ofASCIINothingElseIsShown(_ name: String) throws {
        let output = try played(name, glyphs: .ascii)
        let marks = output.unicodeScalars.filter { !$0.isASCII && !$0.properties.isAlphabetic }
        #expect(marks.isEmpty, "\(String(String.UnicodeScalarView(marks)))")
    }

    @Test func everyExampleIsListed() {
        #expect(
            Set(Replays.events.keys).union(["draggable-view-annotations-declarative"])
                == Set(Examples.all.map { $0.name }))
    }

    private func played(
        _ name: String, eventsOf other: String? = nil, glyphs: GlyphSet? = nil
    ) throws -> String {
        try played(name, #require(Replays.events[other ?? name]), glyphs: glyphs)
    }

    private func played(
        _ name: String, _ events: String, isDraggable: Bool = false, glyphs: GlyphSet? = nil
    ) throws -> String {
        let example = try #require(Examples.named(name))
        let program = example.init()
        let options = ExampleOptions()
        options.isDraggable = isDraggable
        let mapView = program.makeMap(options)
        mapView.setLook(glyphs: glyphs, depth: nil)
        var output = ""
        try mapView.replay(events) { output += $0 }
        // A map's delegate is held by its program alone.
        withExtendedLifetime(program) {}
        // What has no id of its own has another one each time.
        return output.replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "UUID")
    }
}
