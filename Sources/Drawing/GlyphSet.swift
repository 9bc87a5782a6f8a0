/// The characters that a map is drawn with.
public enum GlyphSet: String, CaseIterable, Sendable {
    /// Eight dots a cell.
    case braille
    /// Four quarters a cell.
    case block
    /// An upper and a lower half.
    case half
    /// Nothing beyond ASCII.
    case ascii
}
