import Geography

/// Everything that is to be seen, before it is cells: shapes by reference to flat arrays, a few exact shapes,
/// symbols and labels. The same scene gives the same cells, whoever draws it.
///
/// Drawn in this order, later above earlier: graticule, what is still, layers, labels.
public struct Scene: Sendable {
    public var viewport: Viewport
    /// The colour of the map where nothing is drawn; nil: the theme's ground.
    public var ground: Color?
    /// The grid of meridians and parallels on the empty ground.
    public var showsGraticule = true
    /// What the scenes before and after it have too.
    public var still: StillLayers?
    /// What makes the open shape of `still` whole.
    public var patches: [LargeShape.Patch] = []
    /// From the lowest to the uppermost. Of strokes and symbols that want one cell, the higher rank has it,
    /// whatever the order.
    public var layers: [SceneLayer] = []
    public var labels: [Label] = []

    public init(viewport: Viewport) { self.viewport = viewport }
}

/// What is drawn in one go.
public enum SceneLayer: Sendable {
    case batch(ShapeBatch)
    case shape(ExactShape)
    case large(LargeShape)
    case symbol(Symbol)
    case circle(Circle)
    case picture(Picture)
}
