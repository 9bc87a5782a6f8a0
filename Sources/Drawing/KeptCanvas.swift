import Geography

/// A canvas with what is still of a scene on it, for the next scene that has the same.
struct KeptCanvas {
    /// All that the picture depends on.
    struct Key: Equatable {
        private let still: ObjectIdentifier
        private let viewport: Viewport
        private let ground: Color
        /// nil: no graticule.
        private let graticule: Color?
        private let glyphs: GlyphSet
        private let depth: ColorDepth

        /// nil where nothing is still.
        init?(_ scene: Scene, ground: Color, theme: Theme, glyphs: GlyphSet, depth: ColorDepth) {
            guard let still = scene.still else { return nil }
            self.still = ObjectIdentifier(still)
            viewport = scene.viewport
            self.ground = ground
            graticule = scene.showsGraticule ? theme.graticule : nil
            self.glyphs = glyphs
            self.depth = depth
        }
    }

    private var key: Key?
    private var canvas = Canvas()
    private(set) var open: OpenCopies?
    /// Held, so that no other object can come to have its identity.
    private var still: StillLayers?

    mutating func keep(_ drawn: Canvas, open: OpenCopies?, of still: StillLayers, for key: Key?) {
        self.key = key
        self.open = open
        self.still = still
        canvas.copy(drawn)
    }

    /// Lays what is kept on a canvas; false where something else is kept.
    func restore(_ wanted: Key?, into drawn: inout Canvas) -> Bool {
        guard let wanted, wanted == key else { return false }
        drawn.copy(canvas)
        return true
    }
}
