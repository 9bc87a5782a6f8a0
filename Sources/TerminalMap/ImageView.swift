import Annotations
import Drawing
import Geography

/// A picture, which grows while it is dragged.
@MainActor
public final class ImageView: CellView {
    private let image: IconImage?
    private let liftedScale: Double

    /// - Parameters:
    ///   - image: nil draws nothing.
    ///   - width: in points; the picture is drawn at its own size.
    public init(image: IconImage?, width: Double, height: Double, liftedScale: Double = 1) {
        self.image = image
        self.liftedScale = liftedScale
        super.init(width: width, height: height)
    }

    override public func draw(in canvas: inout ViewCanvas) {
        if let image { canvas.picture(image) }
    }

    override public func dragStateChanged(_ state: DragState) {
        switch state {
        case .starting: animate(scale: liftedScale)
        case .ending, .canceling: animate(scale: 1)
        case .dragging, .none: break
        }
    }
}
