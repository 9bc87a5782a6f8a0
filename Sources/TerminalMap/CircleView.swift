import Annotations
import Drawing

/// A circle with a border, which grows while it is dragged. It may be taken all over its touch area.
@MainActor
public final class CircleView: CellView {
    private let diameter: Double
    private let liftedDiameter: Double
    private let color: Color
    private let borderColor: Color
    private let borderWidth: Double

    /// Sizes in points.
    public init(
        diameter: Double, liftedDiameter: Double? = nil, color: Color, borderColor: Color,
        borderWidth: Double, touchArea: Double? = nil
    ) {
        self.diameter = diameter
        self.liftedDiameter = liftedDiameter ?? diameter
        self.color = color
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        super.init(width: touchArea ?? diameter, height: touchArea ?? diameter)
    }

    override public func draw(in canvas: inout ViewCanvas) {
        canvas.circle(
            diameter: diameter, color: color, borderColor: borderColor, borderWidth: borderWidth)
    }

    override public func dragStateChanged(_ state: DragState) {
        switch state {
        case .starting: animate(scale: liftedDiameter / max(1, diameter))
        case .ending, .canceling: animate(scale: 1)
        case .dragging, .none: break
        }
    }
}
