import Annotations
import Drawing
import Geography

/// A picture as large as its view lets it be, which grows while it is dragged.
@MainActor
public final class ImageView: CellView {
    private let image: IconImage?
    private let liftedScale: Double

    /// - Parameters:
    ///   - image: nil draws nothing.
    ///   - width: in points, as the height.
    ///   - liftedScale: how many times as large it is drawn while it is dragged.
    public init(image: IconImage?, width: Double, height: Double, liftedScale: Double = 1) {
        self.image = image
        self.liftedScale = liftedScale
        super.init(width: width, height: height)
    }

    override public func draw(in canvas: inout ViewCanvas) {
        guard let image else { return }
        canvas.picture(image, size: min(width / image.width, height / image.height))
    }

    override public func dragStateChanged(_ state: DragState) {
        switch state {
        case .starting: animate(scale: liftedScale)
        case .ending, .canceling: animate(scale: 1)
        case .dragging, .none: break
        }
    }
}
