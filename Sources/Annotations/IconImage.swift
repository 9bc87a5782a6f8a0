import Drawing
import Geography

/// A picture that icons show by its name.
public struct IconImage: Hashable, Sendable {
    public var name: String
    public var image: DotImage
    /// Stands for the picture where there are no dots or no colours.
    public var glyph: Unicode.Scalar
    public var color: Color

    public init(name: String, image: DotImage, glyph: Unicode.Scalar, color: Color) {
        self.name = name
        self.image = image
        self.glyph = glyph
        self.color = color
    }

    /// In points.
    public var width: Double { Double(image.columns) * DotPoint.sizeInPoints }
    public var height: Double { Double(image.rows) * DotPoint.sizeInPoints }
}
