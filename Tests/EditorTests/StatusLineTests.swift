import Drawing
import Geography
import Input
import Testing

@testable import Editor

@Suite struct StatusLineTests {
    /// Whatever it says, at any width it stays in its row, and a blank parts the left side from the right.
    @Test(arguments: [
        [], ["select 0"], ["select 0", "vertex 0"], ["select 2"],
        ["nonsense that is not to be found anywhere at all"],
        ["select 1", "vertex 1", "move 1,2", "leave"],
        ["command write 地図 größe and a name that is long enough for any"],
        ["turn 45", "zoom 9.5"],
    ]) func itNeverOverflows(_ commands: [String]) throws {
        for columns in 1...200 {
            var editor = try Samples.editor(Samples.everything, columns: columns, rows: 4)
            for command in commands { _ = editor.update(.command(command)) }
            var grid = Grid(size: editor.state.size)
            let cursor = StatusLine.draw(editor.state, into: &grid)
            #expect(grid.size == editor.state.size)
            #expect(grid.cells.prefix(columns * 3).allSatisfy { $0 == .blank }, "\(columns) columns")
            if let cursor { #expect(grid.size.contains(cursor), "\(columns) columns") }
        }
    }

    @Test(
        arguments: [
            (0, "id \"a\" Polygon “Holed”"), (1, "id 7 LineString"), (2, "#2 Point “?[31mWell”"),
            (5, "#5 MultiPolygon"),
        ] as [(Int, String)])
    func aFeatureIsCalledByItsIdOrItsPosition(_ row: (feature: Int, text: String)) throws {
        var editor = try Samples.editor(Samples.everything, columns: 160)
        _ = editor.update(.command("select \(row.feature)"))
        #expect(Screenshot.lines(editor).last?.contains(row.text) == true)
        _ = editor.update(.command("features"))
        let name = FeatureName.text(of: row.feature, in: editor.state.layers[0].document)
        let reference = String(row.text.prefix { $0 != "P" && $0 != "L" && $0 != "M" }.dropLast())
        let panel = try #require(editor.state.panel)
        let lines = PanelText.lines(of: panel, in: editor.state, columns: 40, rows: 20)
        #expect(lines[row.feature].text == name ?? reference)
    }

    /// The narrowest usual screen tells how far in the map is, whatever is selected.
    @Test func theZoomStays() throws {
        for feature in 0..<11 {
            var editor = try Samples.editor(Samples.everything)
            _ = editor.update(.command("select \(feature)"))
            for _ in 0..<2 {
                let line = Screenshot.lines(editor).last ?? ""
                #expect(line.contains(" z"), "\(line)")
                _ = editor.update(.command("enter"))
            }
        }
    }

    /// The scale bar goes before anything else is left out, and nothing stays away that has room.
    @Test(arguments: [[], ["select 0"], ["select 0", "vertex 0.0"], ["turn 45"]])
    func whatIsNeededLeastGoesFirst(_ commands: [String]) throws {
        var editor = try Samples.editor(Samples.everything, columns: 200, rows: 12)
        for command in commands { _ = editor.update(.command(command)) }
        let whole = Screenshot.lines(editor).last ?? ""
        #expect(whole.contains("├") && whole.contains("centre ") && whole.contains(" z"))
        for columns in (10...200).reversed() {
            _ = editor.update(.input(.resize(CellSize(columns: columns, rows: 12))))
            let pieces = StatusPieces.all(of: editor.state)
            let fitted = StatusLayout.fit(pieces, columns: columns)
            let line = fitted.map(\.text).joined(separator: "  ")
            guard line.contains("├") else { continue }
            // All pieces are there, the mode among them.
            #expect(fitted.count == pieces.count, "\(line)")
        }
    }

    @Test func whatWentEarlyComesBackWhereThereIsRoom() {
        let pieces = [
            StatusPiece(forms: ["ab", ""], side: .left, stay: 10),
            StatusPiece(forms: ["a rather long one", "long", ""], side: .left, stays: [20, 30]),
            StatusPiece(forms: ["cd", ""], side: .right, stay: 15),
        ]
        func texts(_ columns: Int) -> [String] { StatusLayout.fit(pieces, columns: columns).map(\.text) }
        #expect(texts(25) == ["ab", "a rather long one", "cd"])
        #expect(texts(24) == ["a rather long one", "cd"])
        #expect(texts(16) == ["ab", "long", "cd"])
        #expect(texts(11) == ["long", "cd"])
        #expect(texts(7) == ["long"])
        #expect(texts(6) == ["long"])
        #expect(texts(3) == ["cd"])
        #expect(texts(1) == [])
    }

    /// Where nothing points, the coordinate is the centre's, and says so.
    @Test(arguments: [(GlyphSet.braille, "⌖ "), (.ascii, "centre ")])
    func theCentreIsMarked(_ row: (glyphs: GlyphSet, mark: String)) throws {
        var editor = try Samples.editor(Samples.square, columns: 100, rows: 12)
        editor.apply { $0.glyphs = row.glyphs }
        #expect(Screenshot.lines(editor).last?.contains("centre 10.50") == true)
        _ = editor.update(.input(.resize(CellSize(columns: 70, rows: 12))))
        #expect(Screenshot.lines(editor).last?.contains("\(row.mark)10.50") == true)
        let place = CellPoint(column: 20, row: 5)
        _ = editor.update(.input(.mouse(MouseEvent(.move, at: place))))
        let line = Screenshot.lines(editor).last ?? ""
        #expect(!line.contains("⌖") && !line.contains("centre") && line.contains("50."), "\(line)")
    }

    /// What to do stands at the end of a message: the folders of a file give way to it.
    @Test(
        arguments: [
            ("/a/long/way/to/zone.geojson is gone; write! writes it", 32, "zone.geojson is gone; write! wri"),
            (
                "/a/long/way/to/zone.geojson is gone; write! writes it", 42,
                "zone.geojson is gone; write! writes it"
            ),
            ("/a/b.geojson is gone; write! writes it", 60, "/a/b.geojson is gone; write! writes it"),
            ("there is no file here at all", 20, "there is no file he"),
        ] as [(String, Int, String)])
    func theEndOfAMessageIsSeen(_ row: (text: String, columns: Int, shown: String)) throws {
        var editor = try Samples.editor(Samples.square, columns: row.columns, rows: 6)
        _ = editor.update(.result(.openFailed(reason: row.text)))
        let line = Screenshot.lines(editor).last ?? ""
        #expect(line.dropFirst().hasPrefix(String(row.shown.prefix(row.columns - 3))), "\(line)")
    }

    @Test func theLayerIsCounted() throws {
        let one = try Samples.editor(Samples.square).state.layers
        var editor = Editor(state: EditorState(layers: one + one + one))
        _ = editor.update(.input(.resize(CellSize(columns: 120, rows: 12))))
        #expect(Screenshot.lines(editor).last?.contains("a.geojson (1 of 3)") == true)
        for _ in 0..<2 { _ = editor.update(.command("next feature")) }
        #expect(Screenshot.lines(editor).last?.contains("a.geojson (2 of 3)") == true)
    }

    @Test(
        arguments: [
            (Samples.square, Coordinate(10.5, 50.3), ["east", "south"]),
            (
                "{\"type\":\"Point\",\"coordinates\":[10,50]}", Coordinate(10, 50),
                ["10.0000", ",50.0000", "→"]
            ),
        ])
    func aLiftedFeatureTellsHowFarItHasCome(_ row: (text: String, place: Coordinate, words: [String])) throws
    {
        var editor = try Samples.editor(row.text, columns: 100, rows: 24)
        let start = CellPoint(editor.state.viewport.dot(of: WorldPoint(row.place)))
        _ = editor.update(.input(.mouse(MouseEvent(.press(.left), at: start))))
        _ = editor.update(.tick, at: Moment(milliseconds: 500))
        let end = CellPoint(column: start.column + 6, row: start.row + 2)
        _ = editor.update(
            .input(.mouse(MouseEvent(.drag(.left), at: end))), at: Moment(milliseconds: 600))
        let line = Screenshot.lines(editor).last ?? ""
        #expect(line.contains("LIFTED"))
        for word in row.words { #expect(line.contains(word), "\(line)") }
    }

    /// Where the keys have moved the crosshair, Enter sets a vertex first.
    @Test(
        arguments: [
            ("line", 2, true, "Enter again finishes"), ("polygon", 3, true, "Enter again finishes"),
            ("line", 1, true, "Space or Enter sets"), ("line", 2, false, "Enter finishes"),
        ] as [(String, Int, Bool, String)])
    func theKeysOfADrawingAreNamed(
        _ row: (kind: String, vertices: Int, isAimed: Bool, words: String)
    ) throws {
        var editor = try Samples.editor(Samples.everything, columns: 80, rows: 24)
        _ = editor.update(.command("draw \(row.kind)"))
        for _ in 0..<row.vertices {
            for key in [.character(" "), Key(.right, .shift), Key(.down, .shift), Key(.down)] as [Key] {
                _ = editor.update(.input(.key(key)))
            }
        }
        if !row.isAimed { _ = editor.update(.input(.key(.character(" ")))) }
        let line = Screenshot.lines(editor).last ?? ""
        #expect(line.contains("Space") && line.contains(row.words), "\(line)")
    }

    @Test(
        arguments: [
            (0.0, 0, "0"), (-0.0, 2, "0.00"), (-0.004, 2, "0.00"), (-0.005, 2, "-0.01"), (1.005, 1, "1.0"),
            (11.2, 3, "11.200"), (-0.5, 0, "-1"), (123456.789, 2, "123456.79"), (.nan, 2, "?"),
            (.infinity, 0, "?"),
            (0.05, 1, "0.1"), (1e300, 2, "1e+300"),
        ] as [(Double, Int, String)]) func numbersAsAPersonReadsThem(_ row: (Double, Int, String))
    {
        #expect(Format.fixed(row.0, row.1) == row.2)
    }
}
