import Geography

/// A copy of the world that shows on the screen.
struct WorldCopy {
    /// How many worlds to the east it lies.
    let offset: Double
    let transform: DotTransform

    /// Beyond so many a world is smaller than a dot.
    private static let most = 4096

    /// Those in which packed points can show, from west to east.
    static func all(in viewport: Viewport) -> [WorldCopy] {
        // Packed points reach two worlds to both sides.
        let reach = 2 + Band.widest / viewport.dotsPerWorld
        let packed = WorldBox(minX: -reach, minY: 0, maxX: reach, maxY: 1)
        guard let offsets = viewport.worldOffsets(of: packed) else { return [] }
        return offsets.prefix(most).map {
            WorldCopy(offset: Double($0), transform: DotTransform(viewport: viewport, worlds: $0))
        }
    }
}
