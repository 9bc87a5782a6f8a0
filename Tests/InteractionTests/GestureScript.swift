import Geography
import Input

@testable import Interaction

/// A step of a table: what the mouse reported, or a tick, at a moment in milliseconds.
enum Step: Sendable {
    case mouse(Int64, MouseEvent.Kind, Double, Double)
    case tick(Int64)
    case cancel
}

/// Places in the tables are columns and rows. `.5` is the middle of a cell, which is all that most terminals tell.
enum GestureScript {
    /// The words for what the recogniser made of the steps, in order.
    static func run(_ steps: [Step]) -> [String] {
        var recognizer = GestureRecognizer()
        return steps.flatMap { step -> [String] in
            switch step {
            case .mouse(let time, let kind, let column, let row):
                let event = MouseEvent(kind, at: CellPoint(column: column, row: row))
                return recognizer.handle(event, at: Moment(milliseconds: time)).map(words)
            case .tick(let time): return recognizer.tick(at: Moment(milliseconds: time)).map(words)
            case .cancel:
                recognizer.cancel()
                return ["-"]
            }
        }
    }

    private static func words(_ gesture: Gesture) -> String {
        switch gesture {
        case .press(let place): "press \(words(place))"
        case .tap(let place, let count): "tap\(count) \(words(place))"
        case .hold(let place): "hold \(words(place))"
        case .holdEnded(let place): "held \(words(place))"
        case .dragBegan(let drag): "began \(words(drag))"
        case .dragMoved(let drag): "moved \(words(drag))"
        case .dragEnded(let drag): "ended \(words(drag))"
        case .hover(let place): "hover \(words(place))"
        case .secondaryTap(let place): "secondary \(words(place))"
        case .wheel(let wheel, let place): "wheel \(wheel.rawValue) \(words(place))"
        }
    }

    private static func words(_ place: CellPoint) -> String { "\(place.column),\(place.row)" }

    private static func words(_ drag: Gesture.Drag) -> String {
        "\(words(drag.start))>\(words(drag.position))" + (drag.isHeld ? " held" : "")
    }
}
