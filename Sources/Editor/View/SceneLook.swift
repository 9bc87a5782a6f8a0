import Drawing

/// What the settings make of a scene's look.
struct SceneLook: Equatable {
    private let theme: Theme
    private let glyphs: GlyphSet
    private let depth: ColorDepth
    private let basemap: Int
    private let showsGraticule: Bool
    private let showsLabels: Bool

    init(_ settings: Settings) {
        theme = settings.theme
        glyphs = settings.glyphs
        depth = settings.colorDepth
        basemap = settings.basemap.number
        showsGraticule = settings.showsGraticule
        showsLabels = settings.showsLabels
    }
}
