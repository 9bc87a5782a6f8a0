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

    @Test func everyExampleIsListed() {
        #expect(
            Set(Replays.events.keys).union(["draggable-view-annotations-declarative"])
                == Set(Examples.all.map { $0.name }))
    }

    private func played(_ name: String, eventsOf events: String? = nil) throws -> String {
        let example = try #require(Examples.named(name))
        let events = try #require(Replays.events[events ?? name])
        let program = example.init()
        var output = ""
        try program.makeMap(ExampleOptions()).replay(events) { output += $0 }
        // A map's delegate is held by its program alone.
        withExtendedLifetime(program) {}
        // What has no id of its own has another one each time.
        return output.replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "UUID")
    }
}
