import Drawing
import Geography

/// A picture that icons show by its name.
public struct IconImage: Hashable, Sendable {
    /// What icons call it by.
    public var name: String
    /// Its dots.
    public var image: DotImage
    /// Stands for the picture where there are no dots or no colours.
    public var glyph: Unicode.Scalar
    /// The same of ASCII, for a terminal that has nothing else.
    public var ascii: Unicode.Scalar
    /// Of that character.
    public var color: Color

    /// - Parameter name: what `PointAnnotation.iconImage` calls it by.
    public init(
        name: String, image: DotImage, glyph: Unicode.Scalar, ascii: Unicode.Scalar = "o", color: Color
    ) {
        self.name = name
        self.image = image
        self.glyph = glyph
        self.ascii = ascii
        self.color = color
    }

    /// In points.
    public var width: Double { Double(image.columns) * DotPoint.sizeInPoints }
    /// In points.
    public var height: Double { Double(image.rows) * DotPoint.sizeInPoints }

    /// The character that stands for it, of those that a terminal has.
    public func glyph(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? ascii : glyph }
}
