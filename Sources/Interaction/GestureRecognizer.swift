import Geography
import Input

/// Turns reports of the mouse and the passing of time into gestures. A pure value.
public struct GestureRecognizer: Hashable, Sendable {
    /// How long a press is held before it lifts what is under it, and within which a second click is a double.
    public static let holdTime: Int64 = 400
    /// How far the pointer moves before a press becomes a drag, in dots, where places are finer than cells.
    public static let slack = 3.0

    private enum Phase: Hashable, Sendable {
        case idle
        case pressed(at: CellPoint, since: Moment, isHeld: Bool)
        case dragging(Gesture.Drag)
        /// Cancelled: nothing more comes of this press.
        case spent
    }

    private struct Tap: Hashable, Sendable {
        var position: CellPoint
        var moment: Moment
    }

    private var phase = Phase.idle
    private var lastTap: Tap?

    public init() {}

    public var isDragging: Bool {
        if case .dragging = phase { return true }
        return false
    }

    /// Whether the left button is down and something may still come of it.
    public var isPressed: Bool { phase != .idle && phase != .spent }

    /// When `tick` must be called next, if no event comes before.
    public var deadline: Moment? {
        if case .pressed(_, let since, false) = phase { return since + GestureRecognizer.holdTime }
        return nil
    }

    /// Drops the press or drag that runs. Its release will mean nothing.
    public mutating func cancel() {
        if phase != .idle { phase = .spent }
        lastTap = nil
    }

    /// Time has passed.
    public mutating func tick(at moment: Moment) -> [Gesture] {
        guard case .pressed(let position, let since, false) = phase,
            moment >= since + GestureRecognizer.holdTime
        else { return [] }
        phase = .pressed(at: position, since: since, isHeld: true)
        return [.hold(position)]
    }

    /// A report came. A hold that became due before it is told first.
    public mutating func handle(_ event: MouseEvent, at moment: Moment) -> [Gesture] {
        var gestures = tick(at: moment)
        switch event.kind {
        case .press(.left):
            gestures += endOfLostDrag(at: event.position)
            phase = .pressed(at: event.position, since: moment, isHeld: false)
            gestures.append(.press(event.position))
        case .press(.right):
            gestures += endOfLostDrag(at: event.position)
            gestures.append(.secondaryTap(event.position))
        case .drag(.left):
            gestures += moved(to: event.position)
        case .release(.left):
            gestures += released(at: event.position, moment)
        case .move:
            gestures += endOfLostDrag(at: event.position)
            gestures.append(.hover(event.position))
        case .wheel(let wheel):
            gestures.append(.wheel(wheel, event.position))
        case .press(.middle), .drag, .release:
            break
        }
        return gestures
    }

    /// A press, or motion without a button, while a button was thought to be down: its release was lost.
    private mutating func endOfLostDrag(at position: CellPoint) -> [Gesture] {
        defer { phase = .idle }
        switch phase {
        case .dragging(var drag):
            drag.position = position
            return [.dragEnded(drag)]
        case .pressed(let start, _, isHeld: true): return [.holdEnded(start)]
        case .pressed, .idle, .spent: return []
        }
    }

    private mutating func moved(to position: CellPoint) -> [Gesture] {
        switch phase {
        case .pressed(let start, _, let isHeld):
            guard GestureRecognizer.isDrag(from: start, to: position) else { return [] }
            let drag = Gesture.Drag(start: start, position: position, isHeld: isHeld)
            phase = .dragging(drag)
            return [.dragBegan(drag)]
        case .dragging(var drag):
            drag.position = position
            phase = .dragging(drag)
            return [.dragMoved(drag)]
        case .idle, .spent:
            return []
        }
    }

    private mutating func released(at position: CellPoint, _ moment: Moment) -> [Gesture] {
        defer { phase = .idle }
        switch phase {
        case .pressed(let start, _, let isHeld):
            // The last motion may have been folded into the release.
            if GestureRecognizer.isDrag(from: start, to: position) {
                let drag = Gesture.Drag(start: start, position: position, isHeld: isHeld)
                return [.dragBegan(drag), .dragEnded(drag)]
            }
            return isHeld ? [.holdEnded(start)] : [tap(at: start, moment)]
        case .dragging(var drag):
            drag.position = position
            return [.dragEnded(drag)]
        case .idle, .spent:
            return []
        }
    }

    private mutating func tap(at position: CellPoint, _ moment: Moment) -> Gesture {
        if let last = lastTap, moment <= last.moment + GestureRecognizer.holdTime,
            GestureRecognizer.isWithinOneCell(position, last.position)
        {
            lastTap = nil
            return .tap(position, count: 2)
        }
        lastTap = Tap(position: position, moment: moment)
        return .tap(position, count: 1)
    }

    private static func isWithinOneCell(_ one: CellPoint, _ other: CellPoint) -> Bool {
        abs(one.column - other.column) <= 1 && abs(one.row - other.row) <= 1
    }

    /// Whether a pointer that went from here to there drags. Terminals that report cells give the middles of
    /// cells: the first other cell is a drag. Finer places need some slack.
    static func isDrag(from start: CellPoint, to position: CellPoint) -> Bool {
        if isMiddleOfCell(start) && isMiddleOfCell(position) { return start.cell != position.cell }
        return DotPoint(start).distance(to: DotPoint(position)) >= slack
    }

    private static func isMiddleOfCell(_ point: CellPoint) -> Bool {
        point == CellPoint(middleOf: point.cell)
    }
}
