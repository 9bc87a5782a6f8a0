import Geography
import Input
import TestSupport
import Testing

@testable import Interaction

@Suite struct GestureRecognizerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let steps: [Step]
        let gestures: [String]

        init(_ name: String, _ steps: [Step], _ gestures: [String]) {
            self.name = name
            self.steps = steps
            self.gestures = gestures
        }

        var testDescription: String { name }
    }

    @Test(arguments: taps + holds + drags + accidents + others)
    func eventsBecomeGestures(_ row: Case) {
        #expect(GestureScript.run(row.steps) == row.gestures)
    }

    static let down = "press 5.5,5.5"

    static let taps = [
        Case(
            "a tap acts on the release",
            [.mouse(0, .press(.left), 5.5, 5.5), .mouse(399, .release(.left), 5.5, 5.5)],
            [down, "tap1 5.5,5.5"]),
        Case(
            "two taps within 400 ms are a double",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(50, .release(.left), 5.5, 5.5),
                .mouse(300, .press(.left), 5.5, 5.5), .mouse(450, .release(.left), 5.5, 5.5),
            ], [down, "tap1 5.5,5.5", down, "tap2 5.5,5.5"]),
        Case(
            "the second may lie a cell away",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(0, .release(.left), 5.5, 5.5),
                .mouse(100, .press(.left), 6.5, 4.5), .mouse(100, .release(.left), 6.5, 4.5),
            ], [down, "tap1 5.5,5.5", "press 6.5,4.5", "tap2 6.5,4.5"]),
        Case(
            "two cells away it is a tap of its own",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(0, .release(.left), 5.5, 5.5),
                .mouse(100, .press(.left), 7.5, 5.5), .mouse(100, .release(.left), 7.5, 5.5),
            ], [down, "tap1 5.5,5.5", "press 7.5,5.5", "tap1 7.5,5.5"]),
        Case(
            "after 400 ms it is a tap of its own",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(0, .release(.left), 5.5, 5.5),
                .mouse(401, .press(.left), 5.5, 5.5), .mouse(401, .release(.left), 5.5, 5.5),
            ], [down, "tap1 5.5,5.5", down, "tap1 5.5,5.5"]),
        Case(
            "a third tap begins anew",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(0, .release(.left), 5.5, 5.5),
                .mouse(100, .press(.left), 5.5, 5.5), .mouse(100, .release(.left), 5.5, 5.5),
                .mouse(200, .press(.left), 5.5, 5.5), .mouse(200, .release(.left), 5.5, 5.5),
            ], [down, "tap1 5.5,5.5", down, "tap2 5.5,5.5", down, "tap1 5.5,5.5"]),
        Case(
            "less than three dots is still a tap, where it began",
            [
                .mouse(0, .press(.left), 5.2, 5.2), .mouse(10, .drag(.left), 6.0, 5.4),
                .mouse(20, .release(.left), 6.0, 5.4),
            ], ["press 5.2,5.2", "tap1 5.2,5.2"]),
    ]

    static let holds = [
        Case(
            "400 ms are a hold, told once",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .tick(399), .tick(400), .tick(500),
                .mouse(600, .release(.left), 5.5, 5.5),
            ], [down, "hold 5.5,5.5", "held 5.5,5.5"]),
        Case(
            "a hold that became due is told before what came later",
            [.mouse(0, .press(.left), 5.5, 5.5), .mouse(400, .release(.left), 5.5, 5.5)],
            [down, "hold 5.5,5.5", "held 5.5,5.5"]),
        Case(
            "hold, then drag",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .tick(400), .mouse(450, .drag(.left), 6.5, 5.5),
                .mouse(500, .release(.left), 7.5, 5.5),
            ], [down, "hold 5.5,5.5", "began 5.5,5.5>6.5,5.5 held", "ended 5.5,5.5>7.5,5.5 held"]),
        Case(
            "a hold allows the slack of a tap",
            [.mouse(0, .press(.left), 5.2, 5.2), .mouse(200, .drag(.left), 6.0, 5.2), .tick(400)],
            ["press 5.2,5.2", "hold 5.2,5.2"]),
        Case(
            "what drags is not held",
            [.mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 6.5, 5.5), .tick(900)],
            [down, "began 5.5,5.5>6.5,5.5"]),
        Case(
            "a hold is no first tap of a double",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .tick(400), .mouse(410, .release(.left), 5.5, 5.5),
                .mouse(420, .press(.left), 5.5, 5.5), .mouse(430, .release(.left), 5.5, 5.5),
            ], [down, "hold 5.5,5.5", "held 5.5,5.5", down, "tap1 5.5,5.5"]),
    ]

    static let drags = [
        Case(
            "cells: the same cell is no drag, the first other one is",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 5.5, 5.5),
                .mouse(2, .drag(.left), 6.5, 5.5), .mouse(3, .drag(.left), 5.5, 5.5),
                .mouse(4, .release(.left), 5.5, 5.5),
            ], [down, "began 5.5,5.5>6.5,5.5", "moved 5.5,5.5>5.5,5.5", "ended 5.5,5.5>5.5,5.5"]),
        Case(
            "pixels: three dots sideways are a cell and a half",
            [
                .mouse(0, .press(.left), 5.25, 5.25), .mouse(1, .drag(.left), 6.7, 5.25),
                .mouse(2, .drag(.left), 6.75, 5.25),
            ], ["press 5.25,5.25", "began 5.25,5.25>6.75,5.25"]),
        Case(
            "pixels: three dots down are three quarters of a cell",
            [
                .mouse(0, .press(.left), 5.25, 5.25), .mouse(1, .drag(.left), 5.25, 5.95),
                .mouse(2, .drag(.left), 5.25, 6.0),
            ], ["press 5.25,5.25", "began 5.25,5.25>5.25,6.0"]),
        Case(
            "the motion was folded into the release",
            [.mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .release(.left), 9.5, 5.5)],
            [down, "began 5.5,5.5>9.5,5.5", "ended 5.5,5.5>9.5,5.5"]),
        Case(
            "a release beyond the edge ends it there",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 0.5, 5.5),
                .mouse(2, .drag(.left), -3.5, -9.5), .mouse(3, .release(.left), -3.5, -9.5),
                .mouse(4, .press(.left), 5.5, 5.5), .mouse(5, .release(.left), 5.5, 5.5),
            ],
            [
                down, "began 5.5,5.5>0.5,5.5", "moved 5.5,5.5>-3.5,-9.5", "ended 5.5,5.5>-3.5,-9.5", down,
                "tap1 5.5,5.5",
            ]),
    ]

    static let accidents = [
        Case(
            "a lost release: motion without a button ends the drag",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 6.5, 5.5),
                .mouse(2, .move, 8.5, 5.5),
            ],
            [down, "began 5.5,5.5>6.5,5.5", "ended 5.5,5.5>8.5,5.5", "hover 8.5,5.5"]),
        Case(
            "a lost release: the next press ends the drag first",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 6.5, 5.5),
                .mouse(2, .press(.left), 8.5, 5.5), .mouse(3, .release(.left), 8.5, 5.5),
            ], [down, "began 5.5,5.5>6.5,5.5", "ended 5.5,5.5>8.5,5.5", "press 8.5,5.5", "tap1 8.5,5.5"]),
        Case(
            "a lost release of a mere press is no tap",
            [.mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .move, 8.5, 5.5), .tick(900)],
            [down, "hover 8.5,5.5"]),
        Case(
            "a lost release of a hold ends it",
            [.mouse(0, .press(.left), 5.5, 5.5), .tick(400), .mouse(500, .move, 5.5, 5.5)],
            [down, "hold 5.5,5.5", "held 5.5,5.5", "hover 5.5,5.5"]),
        Case(
            "a cancelled drag: its motion and its release mean nothing, the next click is a click",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 6.5, 5.5), .cancel,
                .mouse(2, .drag(.left), 7.5, 5.5), .mouse(3, .release(.left), 7.5, 5.5),
                .mouse(4, .press(.left), 5.5, 5.5), .mouse(5, .release(.left), 5.5, 5.5),
            ], [down, "began 5.5,5.5>6.5,5.5", "-", down, "tap1 5.5,5.5"]),
        Case(
            "a cancelled press is never held", [.mouse(0, .press(.left), 5.5, 5.5), .cancel, .tick(900)],
            [down, "-"]),
        Case(
            "motion with a button that was never pressed",
            [.mouse(0, .drag(.left), 5.5, 5.5), .mouse(1, .release(.left), 6.5, 5.5)], []),
    ]

    static let others = [
        Case(
            "the right button acts when it goes down",
            [
                .mouse(0, .press(.right), 5.5, 5.5), .mouse(1, .drag(.right), 6.5, 5.5),
                .mouse(2, .release(.right), 6.5, 5.5),
            ],
            ["secondary 5.5,5.5"]),
        Case(
            "the right button in a drag ends the drag first",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 6.5, 5.5),
                .mouse(2, .press(.right), 7.5, 5.5),
            ], [down, "began 5.5,5.5>6.5,5.5", "ended 5.5,5.5>7.5,5.5", "secondary 7.5,5.5"]),
        Case(
            "the middle button does nothing",
            [.mouse(0, .press(.middle), 5.5, 5.5), .mouse(1, .release(.middle), 5.5, 5.5)], []),
        Case(
            "the wheel turns within a drag and does not end it",
            [
                .mouse(0, .press(.left), 5.5, 5.5), .mouse(1, .drag(.left), 6.5, 5.5),
                .mouse(2, .wheel(.up), 6.5, 5.5), .mouse(3, .release(.left), 7.5, 5.5),
            ], [down, "began 5.5,5.5>6.5,5.5", "wheel up 6.5,5.5", "ended 5.5,5.5>7.5,5.5"]),
    ]

    @Test func theDeadlineIsThatOfTheHold() {
        var recognizer = GestureRecognizer()
        #expect(recognizer.deadline == nil)
        let place = CellPoint(column: 1.5, row: 1.5)
        _ = recognizer.handle(MouseEvent(.press(.left), at: place), at: Moment(milliseconds: 70))
        #expect(recognizer.deadline == Moment(milliseconds: 470))
        _ = recognizer.tick(at: Moment(milliseconds: 470))
        #expect(recognizer.deadline == nil)
    }

    /// Whatever comes, drags begin before they move or end, and begin again only after an end.
    @Test(arguments: 0..<20) func dragsAreWellFormed(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var recognizer = GestureRecognizer()
        let kinds: [MouseEvent.Kind] = [
            .press(.left), .drag(.left), .drag(.left), .release(.left), .move, .press(.right), .wheel(.down),
        ]
        var isDragging = false
        for step in 0..<500 {
            if Int.random(in: 0..<20, using: &random) == 0 {
                recognizer.cancel()
                isDragging = false
            }
            let place = CellPoint(
                column: Double.random(in: -3...9, using: &random),
                row: Double.random(in: -3...9, using: &random))
            let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
            for gesture in recognizer.handle(
                MouseEvent(kind, at: place), at: Moment(milliseconds: Int64(step) * 90))
            {
                switch gesture {
                case .dragBegan:
                    #expect(!isDragging)
                    isDragging = true
                case .dragMoved: #expect(isDragging)
                case .dragEnded:
                    #expect(isDragging)
                    isDragging = false
                case .tap, .press, .hold, .holdEnded: #expect(!isDragging)
                case .hover, .secondaryTap, .wheel: break
                }
            }
            #expect(recognizer.isDragging == isDragging)
        }
    }
}
