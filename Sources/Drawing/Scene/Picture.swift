import Geography

/// A small image, a colour or nothing a dot (2 x 4 dots a cell).
public struct DotImage: Sendable {
    /// Width in dots.
    public var columns: Int
    /// Height in dots.
    public var rows: Int
    /// Row by row from the upper left, `columns * rows` of them; what is missing is nothing.
    public var pixels: [Color?]
    /// The dot that lies at the picture's position, from the upper left.
    public var anchor: DotVector

    public init(columns: Int, rows: Int, pixels: [Color?], anchor: DotVector) {
        self.columns = columns
        self.rows = rows
        self.pixels = pixels
        self.anchor = anchor
    }
}

/// An image at a place on the screen, with at most one letter in it.
public struct Picture: Sendable {
    public var image: DotImage
    /// Where the image's anchor lies.
    public var position: DotPoint
    public var letter: Unicode.Scalar?
    /// The middle of the letter, in dots from the image's upper left.
    public var letterAt: DotVector
    public var letterColor: Color
    /// Stands for the image where there are no dots or no colours.
    public var glyph: Unicode.Scalar
    /// The colour of `glyph`.
    public var color: Color
    public var rank: UInt8

    public init(
        image: DotImage, position: DotPoint, letter: Unicode.Scalar? = nil,
        letterAt: DotVector = DotVector(x: 0, y: 0), letterColor: Color = .terminalDefault,
        glyph: Unicode.Scalar, color: Color, rank: UInt8 = 0
    ) {
        self.image = image
        self.position = position
        self.letter = letter
        self.letterAt = letterAt
        self.letterColor = letterColor
        self.glyph = glyph
        self.color = color
        self.rank = rank
    }
}
