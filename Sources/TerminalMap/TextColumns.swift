import Drawing

/// How wide a text is on the screen.
enum TextColumns {
    static func count(_ text: String) -> Int { TextWidth.columns(of: text) }
}
