import Drawing

extension Editor {
    /// Takes a theme that a person asked for.
    mutating func choose(_ theme: Theme) {
        state.settings.theme = theme
        state.settings.isThemeChosen = true
    }

    /// Follows the terminal's background, unless a person chose a theme.
    mutating func follow(_ background: BackgroundLight) {
        guard !state.settings.isThemeChosen else { return }
        state.settings.theme = background == .light ? .light : .dark
    }
}
