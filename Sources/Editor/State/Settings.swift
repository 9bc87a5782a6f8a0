import Drawing

/// What a person sets once: how the map looks, and what the terminal can.
public struct Settings: Sendable {
    public var theme: Theme
    public var glyphs: GlyphSet
    public var colorDepth: ColorDepth
    public var showsGraticule = true
    /// Whether the selected feature's name and description show in a box beside it.
    public var showsCallouts = true
    /// Whether vertices that lie at exactly the same place are moved together.
    public var keepsTopology = false

    public init(theme: Theme = .dark, glyphs: GlyphSet = .braille, colorDepth: ColorDepth = .truecolor) {
        self.theme = theme
        self.glyphs = glyphs
        self.colorDepth = colorDepth
    }
}
