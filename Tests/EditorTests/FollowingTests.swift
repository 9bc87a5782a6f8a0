import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// What is told and shown of a selection.
@Suite struct FollowingTests {
    @Test(arguments: ["nudge right", "nudge east 1m"]) func theMapFollowsAVertex(command: String) throws {
        var editor = try Samples.editor(Samples.square)
        for line in ["select 0", "vertex 0.0", "goto 100,10 8", command] { _ = editor.update(.command(line)) }
        let dot = editor.state.viewport.dot(of: WorldPoint(Coordinate(10, 50)))
        #expect(editor.state.mapSize.contains(CellPoint(dot).cell))
    }

    /// Whatever is selected is seen, and the map stays where it was as long as any of it is.
    @Test(arguments: ["select", "next feature"]) func whatIsSelectedIsSeen(command: String) throws {
        for place in ["100,40 9", "5,5 3", "3,3 9", "0,0 0"] {
            var editor = try Samples.editor(Samples.everything, columns: 60, rows: 20)
            for feature in 0..<11 {
                _ = editor.update(.command("goto \(place)"))
                let before = editor.state.camera
                let shows = Self.shows(feature, in: editor)
                _ = editor.update(.command(command == "select" ? "select \(feature)" : command))
                #expect(editor.state.selection?.feature == feature)
                guard !editor.state.layers[0].document.packedBox(of: feature).worldBox.isEmpty else {
                    continue
                }
                #expect(Self.shows(feature, in: editor), "\(feature) from \(place)")
                #expect((editor.state.camera == before) == shows, "\(feature) from \(place)")
            }
        }
    }

    private static func shows(_ feature: Int, in editor: Editor) -> Bool {
        let document = editor.state.layers[0].document
        let (viewport, box) = (editor.state.viewport, document.packedBox(of: feature).worldBox)
        return viewport.worldOffsets(of: box)?.contains {
            BoxMeeting.of(feature, of: document, with: DotBox(viewport.size), in: viewport, offset: $0)
        } ?? false
    }

    @Test(arguments: ["select #5", "select 5"]) func aFeatureIsCalledAsTheStatusLineDoes(_ line: String)
        throws
    {
        var editor = try Samples.editor(Samples.everything)
        _ = editor.update(.command(line))
        #expect(editor.failure == nil)
        #expect(editor.state.selection?.reference == "#5")
    }

    @Test func aCrossingHasNoMoreDigitsThanTheRest() throws {
        let text = """
            {"type":"Polygon","coordinates":[[[0,0],[3,1],[3,0],[0,1.7],[0,0]]]}
            """
        var editor = try Samples.editor(text, columns: 160)
        _ = editor.update(.command("select 0"))
        let crossing = try #require(editor.state.selection?.crossing)
        let decimals = Format.decimals(dotsPerWorld: editor.state.viewport.dotsPerWorld)
        let summary = SelectionSummary.text(editor.state)
        #expect(summary.contains("crosses itself at \(Format.coordinate(crossing, decimals: decimals))"))
        #expect(!summary.contains("\(crossing.longitude)"))
    }

    /// On a map that shows the world several times over.
    @Test func noMoreAreHiddenThanThereAre() throws {
        let places = (0...29).map { "[\(Double($0) / 100),0]" }.joined(separator: ",")
        let text = "{\"type\":\"LineString\",\"coordinates\":[\(places)]}"
        var editor = try Samples.editor(text, columns: 160, rows: 6)
        for line in ["select 0", "zoom 0"] { _ = editor.update(.command(line)) }
        #expect(
            editor.state.viewport.worldOffsets(of: WorldBox(minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5))?
                .count ?? 0 > 1)
        #expect(EditorHits.handles(in: editor.state)?.hiddenCount == 29)
    }

    /// A list of an earlier search has served, and takes no room from what is found alone.
    @Test func whatIsFoundAloneIsInTheMiddle() throws {
        var editor = try Samples.editor(Samples.everything, columns: 120)
        for line in ["features", "find Reykjavik"] { editor.search(line) }
        #expect(editor.state.panel == nil)
        let place = try #require(editor.state.foundPlace)
        #expect(Self.distanceFromMiddle(place, editor) < 1)
    }

    @Test func whatIsTakenFromAListIsInTheMiddle() throws {
        var editor = try Samples.editor(Samples.everything, columns: 120)
        editor.search("find Vienna")
        #expect(editor.state.panel != nil)
        _ = editor.update(.input(.key(Key(.enter))))
        #expect(editor.state.panel == nil)
        #expect(editor.state.message == .note("Here is Vienna"))
        let place = try #require(editor.state.foundPlace)
        #expect(Self.distanceFromMiddle(place, editor) < 1)
    }

    private static func distanceFromMiddle(_ place: Coordinate, _ editor: Editor) -> Double {
        editor.state.viewport.dot(of: WorldPoint(place)).distance(to: editor.state.viewport.middle)
    }

    /// What was typed while the file was written does not wipe what came of that.
    @Test func whatNobodySawIsNotWiped() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.result(.exported(path: "a.txt")))
        _ = editor.update(.input(.key(Key(.right))))
        #expect(editor.state.message == .note("The map is in a.txt"))
        _ = editor.update(.shown)
        _ = editor.update(.input(.key(Key(.right))))
        #expect(editor.state.message == nil)
    }
}
