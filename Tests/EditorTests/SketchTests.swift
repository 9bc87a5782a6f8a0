import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// Drawing with the mouse and the keys.
@Suite struct SketchTests {
    private static let empty = "{\"type\":\"FeatureCollection\",\"features\":[]}"

    private struct Hand {
        var editor: Editor
        var time: Int64 = 0

        init(_ text: String = SketchTests.empty, columns: Int = 60, rows: Int = 21) throws {
            editor = try Samples.editor(text, columns: columns, rows: rows)
            run("goto 10,50 8")
        }

        mutating func run(_ command: String) {
            _ = editor.update(.command(command), at: Moment(milliseconds: time))
        }

        mutating func key(_ names: String) throws {
            for name in names.split(separator: " ") {
                let key = try #require(KeyNotation.key(named: name))
                _ = editor.update(.input(.key(key)), at: Moment(milliseconds: time))
            }
        }

        mutating func mouse(_ kind: MouseEvent.Kind, _ column: Double, _ row: Double) {
            let event = MouseEvent(kind, at: CellPoint(column: column, row: row))
            _ = editor.update(.input(.mouse(event)), at: Moment(milliseconds: time))
            time += 20
        }

        mutating func click(_ column: Double, _ row: Double, after pause: Int64 = 1000) {
            time += pause
            mouse(.press(.left), column, row)
            mouse(.release(.left), column, row)
        }

        var document: Document { editor.state.layers[0].document }
        /// The ring or line that was drawn last.
        var drawn: [Coordinate] {
            guard document.featureCount > 0 else { return [] }
            return document.geometry(of: document.featureCount - 1).parts.first?.coordinates ?? []
        }
    }

    /// The second click of a double click sets no vertex.
    @Test func aDoubleClickFinishesASquareOfFive() throws {
        var hand = try Hand()
        try hand.key("a g")
        for (column, row) in [(20.5, 5.5), (40.5, 5.5), (40.5, 15.5), (20.5, 15.5)] {
            hand.click(column, row)
        }
        hand.click(20.5, 15.5, after: 100)
        #expect(hand.editor.state.sketch == nil)
        #expect(hand.drawn.count == 5)
        #expect(hand.drawn.first == hand.drawn.last)
        #expect(hand.editor.state.selection?.feature == 0)
    }

    @Test func theFirstVertexClosesAPolygon() throws {
        var hand = try Hand()
        try hand.key("a g")
        for (column, row) in [(20.5, 5.5), (40.5, 5.5), (30.5, 15.5), (20.5, 5.5)] { hand.click(column, row) }
        #expect(hand.drawn.count == 4)
        let area = zip(hand.drawn, hand.drawn.dropFirst()).reduce(0.0) {
            $0 + $1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude
        }
        #expect(area > 0, "counter-clockwise")
    }

    @Test func oneUndoTakesItAway() throws {
        var hand = try Hand()
        try hand.key("a l")
        for column in [10.5, 20.5, 30.5] { hand.click(column, 5.5) }
        try hand.key("Enter")
        #expect(hand.drawn.count == 3)
        try hand.key("u")
        #expect(hand.document.bytes == Array(Self.empty.utf8))
    }

    @Test func escapeLeavesAndChangesNothing() throws {
        var hand = try Hand(Samples.everything)
        hand.run("select 1")
        try hand.key("a l")
        for column in [10.5, 20.5, 30.5] { hand.click(column, 5.5) }
        try hand.key("Escape")
        #expect(hand.editor.state.sketch == nil)
        #expect(hand.editor.state.selection?.feature == 1)
        #expect(!hand.document.isModified)
    }

    @Test func backspaceTakesTheLastVertexAway() throws {
        var hand = try Hand()
        try hand.key("a l")
        for column in [10.5, 20.5, 30.5] { hand.click(column, 5.5) }
        try hand.key("Backspace")
        #expect(hand.editor.state.sketch?.vertices.count == 2)
        try hand.key("x u")
        #expect(hand.editor.state.sketch?.vertices.isEmpty == true)
    }

    @Test func theKeysDrawToo() throws {
        var hand = try Hand()
        try hand.key("a g Enter Right Right Enter Down Down Space Enter")
        #expect(hand.editor.state.sketch == nil)
        #expect(hand.drawn.count == 4)
    }

    @Test func aDragPansAndTheWheelZoomsMeanwhile() throws {
        var hand = try Hand()
        try hand.key("a l")
        hand.click(10.5, 5.5)
        let camera = hand.editor.state.camera
        hand.mouse(.press(.left), 30.5, 10.5)
        hand.mouse(.drag(.left), 35.5, 12.5)
        hand.mouse(.release(.left), 35.5, 12.5)
        hand.mouse(.wheel(.up), 30.5, 10.5)
        #expect(hand.editor.state.camera.zoom > camera.zoom)
        #expect(hand.editor.state.sketch?.vertices.count == 1)
    }

    @Test(arguments: ["r", "c"]) func aRectangleAndACircleAreDraggedOrClicked(_ key: String) throws {
        var dragged = try Hand()
        try dragged.key("a \(key)")
        dragged.mouse(.press(.left), 20.5, 5.5)
        dragged.mouse(.drag(.left), 30.5, 9.5)
        dragged.mouse(.drag(.left), 40.5, 15.5)
        dragged.mouse(.release(.left), 40.5, 15.5)
        var clicked = try Hand()
        try clicked.key("a \(key)")
        clicked.click(20.5, 5.5)
        clicked.click(40.5, 15.5)
        #expect(dragged.drawn.count == (key == "r" ? 5 : 65))
        #expect(dragged.drawn == clicked.drawn)
        #expect(dragged.editor.state.sketch == nil && clicked.editor.state.sketch == nil)
    }

    @Test func escapeInADraggedCircleTakesTheDragBack() throws {
        var hand = try Hand()
        try hand.key("a c")
        hand.mouse(.press(.left), 20.5, 5.5)
        hand.mouse(.drag(.left), 30.5, 9.5)
        try hand.key("Escape")
        #expect(hand.editor.state.sketch?.isEmpty == true)
        hand.mouse(.release(.left), 30.5, 9.5)
        try hand.key("Escape")
        #expect(hand.editor.state.sketch == nil)
        #expect(!hand.document.isModified)
    }

    /// A point is set where the pointer was, and that click is the first of no double click.
    @Test func aPointIsOneClick() throws {
        var hand = try Hand()
        try hand.key("a p")
        hand.click(20.5, 5.5)
        #expect(hand.drawn.count == 1)
        let zoom = hand.editor.state.camera.zoom
        hand.click(20.5, 5.5, after: 100)
        #expect(hand.editor.state.camera.zoom == zoom)
    }

    @Test func aSlowClickIsAClick() throws {
        var hand = try Hand()
        try hand.key("a l")
        hand.mouse(.press(.left), 20.5, 5.5)
        hand.time += 700
        _ = hand.editor.update(.tick, at: Moment(milliseconds: hand.time))
        hand.mouse(.release(.left), 20.5, 5.5)
        #expect(hand.editor.state.sketch?.vertices.count == 1)
    }

    @Test func acrossTheDateLineItStaysInOnePiece() throws {
        var hand = try Hand()
        hand.run("goto 179.9,0 6")
        try hand.key("a l")
        hand.click(10.5, 5.5)
        hand.click(55.5, 5.5)
        try hand.key("Enter")
        #expect(hand.drawn.count == 2)
        #expect(hand.drawn[0].longitude < 180 && hand.drawn[1].longitude > 180)
    }

    @Test(arguments: [
        ("draw line", "nothing can be added"), ("add", "nothing can be added"),
    ]) func whereNothingCanBeAddedItIsSaidAtOnce(_ row: (command: String, part: String)) throws {
        var hand = try Hand(Samples.square)
        hand.run(row.command)
        #expect(hand.editor.failure?.contains(row.part) == true)
        #expect(hand.editor.state.sketch == nil && hand.editor.state.menu == nil)
    }

    @Test(arguments: ["select 0", "delete feature", "undo", "features", "next"])
    func nothingElseIsChosenOrEditedMeanwhile(_ command: String) throws {
        var hand = try Hand(Samples.everything)
        try hand.key("a l")
        hand.run(command)
        #expect(hand.editor.failure == "not while drawing: Enter finishes, Escape leaves it")
    }

    @Test(arguments: [
        ("draw rectangle 1,2 3,5", 5), ("draw circle 10,50 10.5,50", 65), ("draw polygon 0,0 1,1 1,0", 4),
    ]) func placesCanBeTyped(_ row: (command: String, count: Int)) throws {
        var hand = try Hand()
        hand.run(row.command)
        #expect(hand.drawn.count == row.count)
    }

    @Test(arguments: [
        ("draw rectangle 1,2 1,5", "a rectangle has two opposite corners"),
        ("draw circle 0,89 0,80", "a circle cannot hold a pole"),
        ("draw circle 0,0 0,0", "a circle has a middle and a place on it"),
        ("draw finish", "nothing is being drawn"), ("draw here", "nothing is being drawn"),
    ]) func whatCannotBeDrawnIsSaid(_ row: (command: String, reason: String)) throws {
        var hand = try Hand()
        hand.run(row.command)
        #expect(hand.editor.failure == row.reason)
        #expect(hand.document.featureCount == 0)
    }
}
