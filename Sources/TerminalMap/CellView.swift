import Annotations
import Drawing
import Geography
import Input
import Interaction

/// Something that is drawn at a fixed size on the map. A subclass says in `draw` how it looks; what it holds in
/// `scale` and `opacity` can move along a spring.
@MainActor
open class CellView {
    /// How a drag of the view stands.
    public enum DragState: Hashable, Sendable {
        /// It is not dragged.
        case none
        /// Taken, and not yet moved.
        case starting
        /// It moves; this state comes again with every move.
        case dragging
        /// Called off; `none` follows at once.
        case canceling
        /// Let go; `none` follows at once.
        case ending
    }

    /// In points. Call `setNeedsDisplay` after a change.
    public var width: Double
    /// In points. Call `setNeedsDisplay` after a change.
    public var height: Double
    /// How many times as large as it is it is drawn; moved by `animate`.
    public internal(set) var scale = AnimatedValue(1)
    /// From 0 to 1, or a little beyond while a spring swings; moved by `animate`.
    public internal(set) var opacity = AnimatedValue(1)
    /// Called on a tap. True: it is dealt with.
    public var tapHandler: (@MainActor (InteractionContext) -> Bool)?
    /// The annotation that it is on the map with.
    public internal(set) weak var annotation: ViewAnnotation?

    /// A view of this size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// How its drag stands now.
    public internal(set) var dragState = DragState.none {
        didSet { dragStateChanged(dragState) }
    }

    /// Draws the view.
    open func draw(in canvas: inout ViewCanvas) {}

    /// The drag has another state, or goes on in `dragging`; to be overridden by views that animate.
    open func dragStateChanged(_ state: DragState) {}

    /// Answers a tap; to be overridden by views of several parts. True: it is dealt with; false: on to what
    /// lies beneath.
    open func tapped(at context: InteractionContext) -> Bool { tapHandler?(context) ?? false }

    /// The view must be drawn and measured anew.
    public func setNeedsDisplay() { annotation?.setNeedsUpdateSize() }

    /// Lets the view grow or shrink along a spring.
    ///
    /// - Parameters:
    ///   - start: the scale from which it goes; nil: from the one that it has now.
    ///   - damping: 0.86 settles softly, 0.5 swings over.
    ///   - duration: in seconds.
    public func animate(
        from start: Double? = nil, scale: Double? = nil, opacity: Double? = nil, damping: Double = 0.86,
        duration: Double = 0.3
    ) {
        let now = annotation?.engine?.now ?? .start
        if let start { self.scale.jump(to: start) }
        if let scale { self.scale.move(to: scale, at: now, damping: damping, seconds: duration) }
        if let opacity { self.opacity.move(to: opacity, at: now, damping: damping, seconds: duration) }
        setNeedsDisplay()
    }

    /// Rings the terminal's bell: what a terminal has for a haptic tap.
    public func ringBell() { annotation?.engine?.ring() }

    func isAnimating(at moment: Moment) -> Bool { scale.isMoving(at: moment) || opacity.isMoving(at: moment) }
}

/// A number that moves along a spring.
public struct AnimatedValue: Sendable {
    private var spring: Spring
    private var start: Moment

    init(_ value: Double) {
        spring = Spring(from: value, to: value, damping: 0.86)
        start = Moment(milliseconds: -1_000_000)
    }

    /// Where it goes, or is.
    public var target: Double { spring.end }

    func value(at moment: Moment) -> Double { spring.value(after: elapsed(at: moment)) }

    func isMoving(at moment: Moment) -> Bool {
        spring.start != spring.end && !spring.isSettled(after: elapsed(at: moment))
    }

    /// Starts from another value at once.
    mutating func jump(to value: Double) { self = AnimatedValue(value) }

    mutating func move(to target: Double, at moment: Moment, damping: Double, seconds: Double) {
        spring = Spring(
            from: value(at: moment), to: target, damping: damping, duration: max(1, seconds * 1000))
        start = moment
    }

    private func elapsed(at moment: Moment) -> Double {
        Double(moment.milliseconds - start.milliseconds)
    }
}
