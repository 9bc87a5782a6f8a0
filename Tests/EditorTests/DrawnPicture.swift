import Geography

@testable import Drawing
@testable import Editor

/// What is drawn before it becomes characters: dots of ink, marks, and dots that are filled whole.
struct DrawnPicture {
    var dots: Set<Place> = []
    var marks: Set<Place> = []
    var filled: Set<Place> = []
    /// Dots that are filled in part.
    var touched: Set<Place> = []
    let size: CellSize

    struct Place: Hashable {
        var x: Int
        var y: Int

        var around: [Place] {
            (-1...1).flatMap { dx in (-1...1).map { Place(x: x + dx, y: y + $0) } }
        }
    }

    init(_ editor: Editor) {
        self.init(SceneBuilder.scene(for: editor.state), editor.state.settings)
    }

    init(_ scene: Scene, _ settings: Settings) {
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        rasterizer.draw(
            scene, into: &grid, theme: settings.theme, glyphs: .braille,
            depth: .truecolor)
        size = grid.size
        for cell in 0..<size.columns * size.rows {
            let (column, row) = (cell % size.columns, cell / size.columns)
            let ink = rasterizer.canvas.ink.cells[cell]
            // What lies beneath has the cells that the data leaves, and may lose one to a dot of it.
            let isOfData = ink.rank >= InkLayer.Rank.stroke(FeatureLooks.lowestRank)
            if ink.isVisible, ink.glyph != 0 { marks.insert(Place(x: column, y: row)) }
            let covered = DrawnPicture.covered(
                cell, of: rasterizer.canvas.fills, ground: settings.theme.ground)
            for bit in 0..<8 {
                let place = Place(x: column * 2 + bit % 2, y: row * 4 + bit / 2)
                if isOfData, ink.glyph == 0, ink.dots & 1 << UInt8(bit) != 0 { dots.insert(place) }
                let samples = CellSamples.mask(
                    columns: bit % 2 * 4..<bit % 2 * 4 + 4, rows: bit / 2 * 2..<bit / 2 * 2 + 2)
                if covered & samples == samples { filled.insert(place) }
                if covered & samples != 0 { touched.insert(place) }
            }
        }
    }

    /// The samples of a cell that are no ground.
    private static func covered(_ cell: Int, of fills: FillLayer, ground: Color) -> UInt64 {
        guard fills.isSplit(cell) else { return fills.backgrounds[cell] == ground ? 0 : .max }
        var covered: UInt64 = 0
        fills.forEachFragment(of: cell) { if $0.color != ground { covered |= $0.mask } }
        return covered
    }

    /// What the other has nothing of within one dot: of areas, what is filled as far as one dot around.
    func stray(from other: DrawnPicture) -> String? {
        let (columns, rows) = (size.columns, size.rows)
        // Beyond the edge of the screen there may be one.
        func isInside(_ place: Place, _ scale: Int, _ down: Int) -> Bool {
            (1..<columns * scale - 1).contains(place.x) && (1..<rows * down - 1).contains(place.y)
        }
        if let dot = dots.first(where: { dot in
            isInside(dot, 2, 4) && !dot.around.contains(where: other.dots.contains)
                && !other.marks.contains(Place(x: dot.x / 2, y: dot.y / 4))
        }) {
            return "dot \(dot)"
        }
        if let mark = marks.first(where: {
            isInside($0, 1, 1) && !$0.around.contains(where: other.marks.contains)
        }) {
            return "mark \(mark)"
        }
        if let dot = filled.first(where: {
            isInside($0, 2, 4) && $0.around.allSatisfy(filled.contains) && !other.touched.contains($0)
        }) {
            return "area \(dot)"
        }
        return nil
    }
}
