import Geography

/// A small picture, a colour or nothing for each dot.
public struct DotImage: Hashable, Sendable {
    /// In dots.
    public let columns: Int
    public let rows: Int
    /// Row by row from the upper left, `columns * rows` of them; nil is clear.
    public let pixels: [Color?]
    /// The spot that lies on the picture's place, in dots from the upper left corner.
    public var anchor: DotVector

    /// - Returns: nil if there are not `columns * rows` pixels.
    public init?(columns: Int, rows: Int, pixels: [Color?], anchor: DotVector) {
        guard columns > 0, rows > 0, columns <= 1024, rows <= 1024, pixels.count == columns * rows
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.pixels = pixels
        self.anchor = anchor
    }
}
