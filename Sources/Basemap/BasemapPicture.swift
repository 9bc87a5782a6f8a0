import Drawing
import Geography

/// What lies beneath the data.
public struct BasemapPicture: Sendable {
    /// The colour of the map where nothing is drawn; nil: the theme's ground.
    public var ground: Color?
    /// From the lowest to the uppermost; strokes have the ranks 0...9.
    public var layers: [SceneLayer] = []
    /// Of ranks 0...99.
    public var labels: [Label] = []

    public init() {}
}

/// How a basemap is to be drawn.
public struct BasemapLook: Sendable {
    public var theme: Theme
    public var glyphs: GlyphSet
    public var depth: ColorDepth
    /// By how many zooms earlier the names of places appear: with 1, those of the next zoom.
    public var earlierNames = 0.0

    public init(theme: Theme, glyphs: GlyphSet, depth: ColorDepth) {
        self.theme = theme
        self.glyphs = glyphs
        self.depth = depth
    }
}

/// A map to lie beneath the data.
public protocol BasemapSource: Sendable {
    /// What shows of it in a viewport. The same call gives the same picture.
    func picture(in viewport: Viewport, look: BasemapLook) -> BasemapPicture
}
