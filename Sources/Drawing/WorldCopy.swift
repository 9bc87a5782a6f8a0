import Geography

/// A copy of the world that shows on the screen.
struct WorldCopy {
    let transform: DotTransform
    /// The same where north is up.
    let upright: UprightProjection?
    /// The part of the packed world that shows in it, with a margin.
    let area: PackedBox

    /// Beyond so many a world is smaller than a dot.
    private static let most = 4096

    /// Those in which packed points can show, from west to east.
    ///
    /// - Parameter reach: how far from its vertices something is drawn, in dots.
    static func all(in viewport: Viewport, reach: Double) -> [WorldCopy] {
        let margin = reach / viewport.dotsPerWorld + 2 / PackedWorld.scale
        // Packed points reach two worlds to both sides.
        let packed = WorldBox(minX: -2 - margin, minY: 0, maxX: 2 + margin, maxY: 1)
        guard let offsets = viewport.worldOffsets(of: packed) else { return [] }
        let view = viewport.worldBox
        return offsets.prefix(most).map { offset in
            let area = WorldBox(
                minX: view.minX - margin - Double(offset), minY: view.minY - margin,
                maxX: view.maxX + margin - Double(offset), maxY: view.maxY + margin)
            let transform = DotTransform(viewport: viewport, worlds: offset)
            return WorldCopy(transform: transform, upright: transform.upright, area: PackedBox(area))
        }
    }
}
