import Geography

/// A picture at one place on the screen.
public struct Picture: Hashable, Sendable {
    public var image: DotImage
    /// Where the image's anchor lies.
    public var position: DotPoint
    /// A character on the picture: what it says.
    public var letter: Unicode.Scalar?
    /// Where the letter stands, in dots from the upper left corner.
    public var letterPlace: DotVector
    public var letterColor: Color
    /// Stands for the picture where there are no dots or no colours.
    public var glyph: Unicode.Scalar
    public var color: Color
    /// A mark of higher rank wins a cell's ink.
    public var rank: UInt8

    public init(
        image: DotImage, position: DotPoint, letter: Unicode.Scalar? = nil, letterPlace: DotVector = .zero,
        letterColor: Color = .terminalDefault, glyph: Unicode.Scalar, color: Color, rank: UInt8 = 0
    ) {
        self.image = image
        self.position = position
        self.letter = letter
        self.letterPlace = letterPlace
        self.letterColor = letterColor
        self.glyph = glyph
        self.color = color
        self.rank = rank
    }
}
