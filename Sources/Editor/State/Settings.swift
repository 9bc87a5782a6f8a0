import Basemap
import Drawing

/// What a person sets once: how the map looks, and what the terminal can.
public struct Settings: Sendable {
    /// The theme as it is drawn: fitted to the depth of the colours.
    public var theme: Theme {
        get { fittedTheme }
        set {
            wholeTheme = newValue
            fittedTheme = newValue.fitted(to: colorDepth)
        }
    }
    /// Whether a person chose the theme; else it may follow the terminal's background.
    public var isThemeChosen = false
    /// The names of the person's own themes: files that only the caller can read.
    public var ownThemes: [String] = []
    public var glyphs: GlyphSet
    public var colorDepth: ColorDepth { didSet { fittedTheme = wholeTheme.fitted(to: colorDepth) } }
    /// What `auto` means: the depth of the terminal.
    public var automaticDepth: ColorDepth
    /// Whether the depth is another than `auto` says because a person chose it.
    public var isDepthChosen = false
    public private(set) var basemap = BasemapChoice.none
    /// The one that was last shown: what turning the basemap on again brings back.
    private(set) var lastBasemap = BasemapChoice.builtin
    public var showsGraticule = true
    /// The names of places and of features.
    public var showsLabels = true
    /// Whether the selected feature's description, or its name where there are no labels, shows in a box beside it.
    public var showsCallouts = true
    /// Whether vertices that lie at exactly the same place are moved together.
    public var keepsTopology = false

    private var wholeTheme: Theme
    private var fittedTheme: Theme

    public init(theme: Theme = .dark, glyphs: GlyphSet = .braille, colorDepth: ColorDepth = .truecolor) {
        wholeTheme = theme
        fittedTheme = theme.fitted(to: colorDepth)
        self.glyphs = glyphs
        self.colorDepth = colorDepth
        automaticDepth = colorDepth
    }

    /// Whether there are dots and colours to draw pictures with; else each is a character.
    var showsPictures: Bool { colorDepth != .none && glyphs != .ascii && glyphs != .half }

    /// The names of all themes: those that plat brings, then the person's own.
    public var themeNames: [String] { Theme.names + ownThemes.filter { !Theme.names.contains($0) } }

    /// Lays a map beneath the data.
    public mutating func show(_ choice: BasemapChoice) {
        basemap = choice
        if choice.source != nil { lastBasemap = choice }
    }

    /// The basemap of a name, of those that need not be read.
    func basemap(named name: String) -> BasemapChoice? {
        [.none, .builtin, lastBasemap].first { $0.name == name }
    }
}
