import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// Everything honours the bearing.
@Suite struct TurnedMapTests {
    private func turned(_ text: String = Samples.square, by degrees: String = "37") throws -> Editor {
        var editor = try Samples.editor(text, columns: 60, rows: 20)
        _ = editor.update(.command("turn \(degrees)"))
        _ = editor.update(.command("fit"))
        return editor
    }

    private func cell(of place: Coordinate, in editor: Editor) -> CellPoint {
        CellPoint(editor.state.viewport.dot(of: WorldPoint(place)))
    }

    private func mouse(_ kind: MouseEvent.Kind, _ place: CellPoint, _ editor: inout Editor, at time: Int64) {
        _ = editor.update(.input(.mouse(MouseEvent(kind, at: place))), at: Moment(milliseconds: time))
    }

    @Test func fitShowsAll() throws {
        let editor = try turned()
        for place in [(10.0, 50.0), (11.0, 50.0), (11.0, 50.6), (10.0, 50.6)] {
            #expect(editor.state.mapSize.contains(cell(of: Coordinate(place.0, place.1), in: editor).cell))
        }
    }

    @Test func aHandleIsTakenWhereItShowsAndDroppedWhereThePointerIs() throws {
        var editor = try turned()
        _ = editor.update(.command("select 0"))
        let from = cell(of: Coordinate(11, 50.6), in: editor)
        let to = CellPoint(column: from.column - 6.5, row: from.row + 2.25)
        let wanted = editor.state.viewport.world(at: DotPoint(to)).coordinate
        mouse(.press(.left), from, &editor, at: 0)
        mouse(.drag(.left), to, &editor, at: 50)
        mouse(.release(.left), to, &editor, at: 100)
        let moved = try #require(editor.state.selection?.geometry.parts.first?.coordinates[2])
        // The handle's own coordinate, not its rounded dot, was grabbed: equal to what a tenth of a dot is.
        let tenth = 0.1 / editor.state.viewport.dotsPerWorld * 360
        #expect(abs(moved.longitude - wanted.longitude) <= tenth)
        #expect(abs(moved.latitude - wanted.latitude) <= tenth)
    }

    @Test(arguments: [
        ("left", -1.0, 0.0), ("right", 1.0, 0.0), ("up", 0.0, -1.0), ("down", 0.0, 1.0),
    ]) func anArrowNudgesInTheDirectionOfTheScreen(_ row: (String, Double, Double)) throws {
        var editor = try turned()
        _ = editor.update(.command("select 0"))
        _ = editor.update(.command("vertex 0.2"))
        let viewport = editor.state.viewport
        let before = viewport.dot(of: WorldPoint(Coordinate(11, 50.6)))
        _ = editor.update(.command("nudge \(row.0) 10"))
        let place = try #require(editor.state.selection?.geometry.parts.first?.coordinates[2])
        // Seen as before: the map may follow the vertex.
        let after = viewport.dot(of: WorldPoint(place))
        #expect(abs(after.x - before.x - 10 * row.1) < 0.2)
        #expect(abs(after.y - before.y - 10 * row.2) < 0.2)
    }

    /// Points at the corners of the upright box around a box on the turned screen are not in it.
    @Test func aBoxHoldsWhatShowsInIt() throws {
        let points = (0..<400).map { index in
            "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"Point\",\"coordinates\":"
                + "[\(index % 20),\(index / 20)]}}"
        }
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(points.joined(separator: ","))]}"
        var editor = try turned(text)
        let before = editor
        let (start, end) = (CellPoint(column: 20.5, row: 5.5), CellPoint(column: 40.5, row: 13.5))
        _ = editor.update(.command("box"))
        mouse(.press(.left), start, &editor, at: 0)
        mouse(.drag(.left), end, &editor, at: 50)
        mouse(.release(.left), end, &editor, at: 100)
        let listed = Set(try #require(editor.state.panel?.list).entries.compactMap { $0.feature?.feature })
        for index in 0..<400 {
            let place = cell(of: Coordinate(Double(index % 20), Double(index / 20)), in: before)
            let isInside =
                (start.column...end.column).contains(place.column)
                && (start.row...end.row).contains(place.row)
            #expect(listed.contains(index) == isInside, "\(index)")
        }
    }

    @Test(arguments: [
        (0.0, 0), (37.0, 7), (90.0, 6), (180.0, 4), (270.0, 2), (359.0, 0), (22.0, 0), (23.0, 7), (315.0, 1),
    ]) func theNeedlePointsNorth(_ row: (bearing: Double, eighth: Int)) {
        #expect(NorthMark.eighth(of: row.bearing) == row.eighth)
    }

    @Test func theMarkShowsOnlyOnATurnedMap() throws {
        #expect(NorthMark.frame(in: try turned().state) != nil)
        #expect(NorthMark.frame(in: try turned(by: "0").state) == nil)
    }

    @Test(arguments: [("turn left", 345.0), ("turn right", 15.0), ("rotate 37.5", 37.5), ("turn", 0.0)])
    func turning(_ row: (command: String, bearing: Double)) throws {
        var editor = try turned(by: "0")
        _ = editor.update(.command(row.command))
        #expect(editor.state.camera.bearing == row.bearing)
    }
}
