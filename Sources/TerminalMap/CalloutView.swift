import Annotations
import Drawing

/// A box of text with a tail that points at its place. A tap on its upper right corner closes it, one elsewhere
/// selects it.
@MainActor
public final class CalloutView: CellView {
    /// Lines apart by line feeds.
    public var text: String { didSet { setNeedsDisplay() } }
    /// nil: it cannot be closed, and has no mark for that.
    public var onClose: (@MainActor () -> Void)?
    /// Called with whether it is selected, whenever a tap has turned that over.
    public var onSelect: (@MainActor (Bool) -> Void)?
    /// Whether it was tapped an odd number of times; its frame is emphasised then.
    public private(set) var isSelected = false

    /// Sizes in points.
    public init(text: String, width: Double, height: Double) {
        self.text = text
        super.init(width: width, height: height)
    }

    override public func draw(in canvas: inout ViewCanvas) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        canvas.callout(lines, isClosable: onClose != nil, isEmphasised: isSelected)
    }

    /// Closes it or turns its selection over.
    override public func tapped(at context: InteractionContext) -> Bool {
        if let onClose, let box = annotation?.screenBox, context.point.y < box.top + 16,
            context.point.x > box.right - 24
        {
            onClose()
            return true
        }
        isSelected.toggle()
        onSelect?(isSelected)
        setNeedsDisplay()
        return true
    }
}
