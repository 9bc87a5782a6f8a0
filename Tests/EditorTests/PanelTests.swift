import Drawing
import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

@Suite struct PanelTests {
    @Test(
        arguments: [
            (0, 10, 10, nil), (0, 5, 10, nil), (0, 20, 10, 0..<5), (10, 20, 10, 5..<10), (5, 20, 10, 2..<7),
            (1, 1000, 10, 1..<2), (990, 1000, 10, 9..<10), (989, 1000, 10, 8..<9), (0, 5, 0, nil),
        ] as [(Int, Int, Int, Range<Int>?)])
    func theMarkTouchesAnEndJustWhereTheTextDoes(_ row: (Int, Int, Int, Range<Int>?)) {
        #expect(ScrollMark.rows(first: row.0, of: row.1, visible: row.2) == row.3)
    }

    @Test func aPanelIsNeverOffTheScreenNorWiderThanItsShare() throws {
        for columns in 1...220 {
            var editor = try Samples.editor(Samples.everything, columns: columns, rows: 20)
            _ = editor.update(.command("help"))
            guard let frame = PanelView.frame(in: editor.state) else { continue }
            #expect(frame.column >= 0 && frame.column + frame.columns == columns)
            #expect(frame.columns <= max(36, min(48, columns * 2 / 5)))
        }
    }

    @Test func fitLeavesRoomForThePanel() throws {
        var editor = try Samples.editor(Samples.square, columns: 100, rows: 30)
        _ = editor.update(.command("features"))
        _ = editor.update(.command("help"))
        _ = editor.update(.command("help"))
        _ = editor.update(.command("fit"))
        let free = FreeArea.size(in: editor.state)
        #expect(free.columns < 100)
        let right = editor.state.viewport.dot(of: WorldPoint(Coordinate(11, 50.3)))
        #expect(CellPoint(right).column < Double(free.columns))
    }
}

@Suite struct FindTests {
    @Test func nAndNStepThroughTheList() throws {
        var editor = try Samples.editor(Samples.everything, columns: 80, rows: 24)
        editor.search("find name")
        #expect(editor.state.selection?.feature == 0)
        for (key, feature) in [("n", 2), ("n", 7), ("n", 0), ("N", 7), ("k", 2)] as [(Unicode.Scalar, Int)] {
            _ = editor.update(.input(.key(.character(key))))
            #expect(editor.state.selection?.feature == feature, "\(key)")
        }
        _ = editor.update(.input(.key(Key(.enter))))
        #expect(editor.state.panel == nil)
        #expect(editor.state.selection?.feature == 2)
    }

    @Test func onePlaceIsGoneTo() throws {
        var editor = try Samples.editor(Samples.everything)
        _ = editor.update(.command("find 13.5,52.25"))
        let center = editor.state.camera.center.coordinate
        #expect(abs(center.longitude - 13.5) < 1e-9 && abs(center.latitude - 52.25) < 1e-9)
    }

    @Test(
        arguments: [
            ("find vienna", 16.37, 48.21), ("find SAO PAULO", -46.64, -23.55), ("goto Vienna", 16.37, 48.21),
            ("goto são paulo", -46.64, -23.55), ("goto San Francisco", -122.42, 37.77),
            ("goto New York City", -74.01, 40.71), ("goto Vienna 8", 16.37, 48.21),
            ("find tokyo", 139.69, 35.69),
        ] as [(String, Double, Double)])
    func aPlaceOfTheBasemapIsFound(_ row: (line: String, longitude: Double, latitude: Double)) throws {
        var editor = try Samples.editor(Samples.everything, columns: 80, rows: 24)
        editor.search(row.line)
        #expect(editor.failure == nil)
        // A list covers the right side: the place is in the middle of what is left.
        let way = editor.state.viewport.world(FreeArea.shift(in: editor.state))
        let center = (editor.state.camera.center + way).coordinate
        // On whichever copy of the world.
        let off = (center.longitude - row.longitude).remainder(dividingBy: 360)
        #expect(abs(off) < 2 && abs(center.latitude - row.latitude) < 1)
        if row.line.hasSuffix(" 8") { #expect(editor.state.camera.zoom == 8) }
    }

    @Test func featuresComeBeforePlaces() throws {
        var editor = try Samples.editor(
            Samples.square.replacing("Square", with: "Vienna"), columns: 80, rows: 24)
        editor.search("find vienna")
        let list = try #require(editor.state.panel?.list)
        #expect(list.entries.first?.feature?.feature == 0)
        #expect(list.entries.dropFirst().allSatisfy { $0.feature == nil })
        let panel = try #require(editor.state.panel)
        let lines = PanelText.lines(of: panel, in: editor.state, columns: 30, rows: 2)
        #expect(lines.map(\.aside) == ["Polygon", "place"] && lines.map(\.text) == ["Vienna", "Vienna"])
        _ = editor.update(.input(.key(.character("n"))))
        #expect(editor.state.selection == nil)
    }

    @Test func whatNoPlaceIsCalledIsSaid() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command("goto nowhere at all"))
        #expect(
            editor.failure == "no place is called 'nowhere at all'; a place is also LONGITUDE,LATITUDE")
    }

    @Test func aListGoesWhenFeaturesAreRemoved() throws {
        var editor = try Samples.editor(Samples.everything)
        _ = editor.update(.command("features"))
        _ = editor.update(.command("delete feature"))
        #expect(editor.state.panel == nil)
    }

    @Test func theSearchPromptRunsFind() throws {
        var editor = try Samples.editor(Samples.everything)
        for key in "/well" { _ = editor.update(.input(.key(.character(key.unicodeScalars.first ?? " ")))) }
        let effects = editor.update(.input(.key(Key(.enter))))
        #expect(effects == [.search(SearchRequest(query: .text("well"), layers: 0..<1))])
    }
}

@Suite struct HistoryTextTests {
    @Test func theNewestIsFirstAndWhatWasUndoneAboveIt() throws {
        var editor = try Samples.editor(Samples.everything)
        _ = editor.update(.command("history"))
        #expect(editor.state.message == .note("Nothing was edited"))
        for command in ["select 2", "move 6,6", "property name=B", "draw point 1,1", "undo"] {
            _ = editor.update(.command(command))
        }
        let lines = HistoryText.lines(of: editor.state)
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("undone  add"))
        #expect(lines[1] == "now")
        #expect(lines[3].hasPrefix("move"))
        _ = editor.update(.command("history"))
        #expect(editor.state.panel?.content == .lines(title: "history", lines))
    }
}
