/// A text made ready to be placed many times: harmless, and measured.
public struct LabelText: Hashable, Sendable {
    /// Without anything that could command a terminal; see `SafeText`.
    public let text: String
    /// How many columns it takes.
    public let columns: Int

    public init(_ text: String) {
        self.text = SafeText.harmless(text)
        columns = TextWidth.columns(of: text)
    }
}
