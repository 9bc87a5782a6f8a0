import Geography
import Glibc
import TestSupport
import Testing

@testable import Drawing

/// Many labels on a screen with a few points. Each label has a colour of its own, so that its cells are known.
private struct RandomLabels {
    static let words = [
        "a", "Zürich", "Old Town", "東京都", "서울", "Москва", "St. John’s", "e\u{301}tat de\u{300}s", "😀 park",
        "ก\u{E31}น", "שלום", "ﾊﾝｶｸ", "x\u{1B}[2J", "A very long name of a place that is hardly ever drawn",
        "山", "‐", "Ω\u{308}\u{301}\u{302}", "🚢🚢🚢",
    ]
    let size: CellSize
    var labels: [Label] = []
    var marks: [Cell] = []

    init(seed: UInt64, columns: ClosedRange<Int> = 1...90, rows: ClosedRange<Int> = 1...30) {
        var generator = SeededGenerator(seed: seed)
        size = CellSize(
            columns: Int.random(in: columns, using: &generator),
            rows: Int.random(in: rows, using: &generator))
        for index in 0..<Int.random(in: 0...150, using: &generator) {
            let places = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                LabelPlace(
                    anchor: DotPoint(
                        x: Double.random(in: -20...Double(size.dotColumns) + 20, using: &generator),
                        y: Double.random(in: -8...Double(size.dotRows) + 8, using: &generator)),
                    alignment: generator.pick([.centered, .leading, .trailing]))
            }
            labels.append(
                Label(
                    text: generator.pick(RandomLabels.words), places: places,
                    color: RandomLabels.color(index),
                    rank: Int.random(in: 0...5, using: &generator)))
        }
        for _ in 0..<Int.random(in: 0...20, using: &generator) {
            marks.append(
                Cell(
                    column: Int.random(in: 0..<size.columns, using: &generator),
                    row: Int.random(in: 0..<size.rows, using: &generator)))
        }
    }

    /// Bright enough to be taken as it is.
    static func color(_ index: Int) -> Color { Color(0xF0_F000 + UInt32(index)) }

    var grid: Grid {
        var scene = Scene(
            viewport: Viewport(camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 3), size: size))
        scene.showsGraticule = false
        scene.labels = labels
        scene.layers = marks.map {
            let middle = CellPoint(middleOf: $0)
            return .symbol(
                Symbol(.point, at: DotPoint(x: middle.column * 2, y: middle.row * 4), color: Color(0xFF_00FF))
            )
        }
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: .truecolor)
        return grid
    }

    /// Where the labels stand that were drawn.
    func drawn(in grid: Grid) -> [Int: (row: Int, columns: Range<Int>)] {
        let indices = Dictionary(uniqueKeysWithValues: labels.indices.map { (labels[$0].color, $0) })
        var found: [Int: (row: Int, columns: Range<Int>)] = [:]
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                guard let index = indices[grid[column, row].foreground] else { continue }
                let start = found[index]?.columns.lowerBound ?? column
                found[index] = (row, start..<column + 1)
            }
        }
        return found
    }
}

@Suite struct LabelPlacementTests {
    @Test(arguments: 0..<1000 as Range<UInt64>)
    func wholeApartAndWithinTheBudget(seed: UInt64) {
        let sample = RandomLabels(seed: seed)
        let grid = sample.grid
        let drawn = sample.drawn(in: grid)
        #expect(drawn.count <= LabelPlacement.budget(for: sample.size))
        for (index, place) in drawn {
            let label = sample.labels[index]
            var text = String.UnicodeScalarView()
            for column in place.columns {
                let cell = grid[column, place.row]
                #expect(cell.foreground == label.color)
                if !cell.isRightHalf { cell.forEachScalar { text.append($0) } }
            }
            // A cell holds two marks.
            let whole = label.text.text.replacing("Ω\u{308}\u{301}\u{302}", with: "Ω\u{308}\u{301}")
            #expect(String(text).unicodeScalars.elementsEqual(whole.unicodeScalars))
            #expect(place.columns.count == label.text.columns)
            #expect(
                label.places.contains {
                    $0.start(columns: label.text.columns)
                        == Cell(column: place.columns.lowerBound, row: place.row)
                })
            for beside in [place.columns.lowerBound - 1, place.columns.upperBound] {
                #expect(!drawn.values.contains { $0.row == place.row && $0.columns.contains(beside) })
            }
        }
        for mark in sample.marks { #expect(grid[mark.column, mark.row].scalar == 0x25CF) }
    }

    /// What was left out had no place that was free, by a rule written down a second time.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func nothingIsLeftOutThatFits(seed: UInt64) {
        let sample = RandomLabels(seed: seed)
        let drawn = sample.drawn(in: sample.grid)
        if drawn.count == LabelPlacement.budget(for: sample.size) { return }
        for (index, label) in sample.labels.enumerated() where drawn[index] == nil {
            let higher = drawn.filter {
                (sample.labels[$0.key].rank, -$0.key) > (label.rank, -index)
            }.values
            for place in label.places {
                let start = place.start(columns: label.text.columns)
                let columns = start.column..<start.column + label.text.columns
                let isInside =
                    start.column >= 0 && columns.upperBound <= sample.size.columns
                    && (0..<sample.size.rows).contains(start.row)
                let meets = higher.contains {
                    $0.row == start.row && $0.columns.lowerBound - 1 < columns.upperBound
                        && columns.lowerBound < $0.columns.upperBound + 1
                }
                let hides = sample.marks.contains { $0.row == start.row && columns.contains($0.column) }
                #expect(!isInside || meets || hides)
            }
        }
    }

    /// On a map that moves by whole cells the labels go with it, none to another of its places.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func moveTogether(seed: UInt64) {
        var sample = RandomLabels(seed: seed, columns: 200...200, rows: 60...60)
        sample.marks = []
        for index in sample.labels.indices {
            for place in sample.labels[index].places.indices {
                let anchor = sample.labels[index].places[place].anchor
                sample.labels[index].places[place].anchor = DotPoint(
                    x: 140 + anchor.x.truncatingRemainder(dividingBy: 100),
                    y: 80 + anchor.y.truncatingRemainder(dividingBy: 60))
            }
        }
        let before = sample.drawn(in: sample.grid)
        for index in sample.labels.indices {
            for place in sample.labels[index].places.indices {
                sample.labels[index].places[place].anchor.x += 6
                sample.labels[index].places[place].anchor.y -= 8
            }
        }
        let after = sample.drawn(in: sample.grid)
        #expect(before.keys.sorted() == after.keys.sorted())
        for (index, place) in before {
            #expect(after[index]?.row == place.row - 2)
            #expect(after[index]?.columns.lowerBound == place.columns.lowerBound + 3)
        }
    }

    /// Every cell is one column wide, or two and then its right half: by the table, and by the C library.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func cellsAreAsWideAsTheyCount(seed: UInt64) throws {
        let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
        let old = uselocale(locale)
        let wcwidth = try #require(LibraryWidth.wcwidth)
        defer {
            uselocale(old)
            freelocale(locale)
        }
        let grid = RandomLabels(seed: seed).grid
        for row in 0..<grid.size.rows {
            for column in 0..<grid.size.columns where !grid[column, row].isRightHalf {
                let cell = grid[column, row]
                let scalar = try #require(Unicode.Scalar(cell.scalar))
                let width = grid[column + 1, row].isRightHalf ? 2 : 1
                #expect(CharacterWidth.width(of: scalar) == width)
                #expect(wcwidth(Int32(scalar.value)) == Int32(width))
                for mark in [cell.mark1, cell.mark2] where mark != 0 { #expect(wcwidth(Int32(mark)) == 0) }
            }
        }
    }

    /// Beside a name neither the graticule nor, without colour, the dots of a fill; a stroke stays.
    @Test(arguments: [(ColorDepth.none, " ab "), (.truecolor, " ab")])
    func besideAName(depth: ColorDepth, expected: String) {
        var sample = SampleScene(columns: 12, rows: 3)
        sample.scene.showsGraticule = true
        sample.add(.exteriorRing, [(-9, -9), (40, -9), (40, 40), (-9, 40)], style: SampleScene.filled)
        sample.add(.line, [(8, 0), (8, 12)], style: SampleScene.line)
        sample.scene.labels = [
            Label(
                text: "ab", places: [LabelPlace(anchor: DotPoint(x: 14, y: 5), alignment: .leading)],
                color: Color(0xFF_FFFF), rank: 1),
            Label(
                text: "c", places: [LabelPlace(anchor: DotPoint(x: 6, y: 5), alignment: .leading)],
                color: Color(0xFF_FFFF), rank: 0),
        ]
        let row = TextWriter.text(of: sample.drawn(depth: depth)).split(separator: "\n")[1]
        #expect(row.contains(expected))
        #expect(row.contains("c⡇") || row.contains("c⢸"))
    }

    @Test(arguments: [
        (LabelPlace.Alignment.leading, 5), (.trailing, 2), (.centered, 4),
    ])
    func start(alignment: LabelPlace.Alignment, column: Int) {
        let place = LabelPlace(anchor: DotPoint(x: 10.9, y: 9), alignment: alignment)
        #expect(place.start(columns: 4) == Cell(column: column, row: 2))
    }

    /// A name is readable on every ground.
    @Test(arguments: [0x00_0000, 0xFF_FFFF, 0x80_8080, 0xFF_CF6B, 0x4C_9A8B, 0x10_1820] as [UInt32])
    func ink(ground: UInt32) {
        for color in [0xFF_FFFF, 0x00_0000, 0x80_8080, 0xFF_0000, 0x20_4060] as [UInt32] {
            let seen = LabelInk.color(Color(color), on: [Color(ground), Color(ground)])
            #expect(seen.contrast(with: Color(ground)) >= 2.99)
            if Color(color).contrast(with: Color(ground)) >= 3 { #expect(seen == Color(color)) }
        }
    }
}

/// wcwidth(3), which Swift's import of the C library leaves out.
private enum LibraryWidth {
    static var wcwidth: (@convention(c) (Int32) -> Int32)? {
        dlsym(nil, "wcwidth").map { unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self) }
    }
}
