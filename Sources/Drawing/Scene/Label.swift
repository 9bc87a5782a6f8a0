import Geography

/// A text at a place.
public struct Label: Sendable {
    public var text: LabelText
    /// What is written instead where the text ends at its anchor, such as with the mark behind the name; nil: `text`.
    public var trailingText: LabelText?
    /// Where it may stand, best first; the first that is free is taken.
    public var places: [LabelPlace]
    public var color: Color
    public var attributes: GridCell.Attributes
    /// Higher is placed first; what finds no free place is not drawn.
    public var rank: Int

    public init(
        text: LabelText, trailingText: LabelText? = nil, places: [LabelPlace], color: Color,
        attributes: GridCell.Attributes = [], rank: Int
    ) {
        self.text = text
        self.trailingText = trailingText
        self.places = places
        self.color = color
        self.attributes = attributes
        self.rank = rank
    }

    /// What is written at one of the places.
    func text(at place: LabelPlace) -> LabelText {
        place.alignment == .trailing ? trailingText ?? text : text
    }

    /// For a text that is placed once; one that is placed every frame is better kept as a `LabelText`.
    public init(
        text: String, places: [LabelPlace], color: Color, attributes: GridCell.Attributes = [], rank: Int
    ) {
        self.init(
            text: LabelText(text), places: places, color: color, attributes: attributes, rank: rank)
    }
}

/// A place for one line of text: the row of cells that holds `anchor`, and where in it.
public struct LabelPlace: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        /// The text's middle is in the anchor's cell; of two middle cells the left one.
        case centered
        /// The text starts in the anchor's cell.
        case leading
        /// The text ends in the anchor's cell.
        case trailing
    }

    public var anchor: DotPoint
    public var alignment: Alignment

    public init(anchor: DotPoint, alignment: Alignment = .centered) {
        self.anchor = anchor
        self.alignment = alignment
    }
}
