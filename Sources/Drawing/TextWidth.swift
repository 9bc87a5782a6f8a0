/// The width of whole texts.
public enum TextWidth {
    /// The columns that a text takes once it is harmless.
    public static func columns(of text: String) -> Int {
        SafeText.harmless(text).unicodeScalars.reduce(0) { $0 + CharacterWidth.width(of: $1) }
    }
}
