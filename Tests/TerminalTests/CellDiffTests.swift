import Drawing
import Geography
import Terminal
import TestSupport
import Testing

@Suite struct CellDiffTests {
    /// A grid from rows of text; `#` after a wide character is its right half.
    private static func grid(_ rows: [String]) -> Grid {
        let scalars = rows.map { Array($0.unicodeScalars) }
        var grid = Grid(size: CellSize(columns: scalars.first?.count ?? 0, rows: rows.count))
        for (row, line) in scalars.enumerated() {
            for (column, scalar) in line.enumerated() {
                grid[column, row] = GridCell(scalar: scalar == "#" ? 0 : scalar.value)
            }
        }
        return grid
    }

    private static func run(_ row: Int, _ columns: Range<Int>) -> CellRun {
        CellRun(row: row, columns: columns)
    }

    @Test(arguments: [
        (["abc", "def"], ["abc", "def"], []),
        (["abc", "def"], ["abx", "def"], [run(0, 2..<3)]),
        (["abcde"], ["xbcdx"], [run(0, 0..<1), run(0, 4..<5)]),
        (["abc", "def"], ["xyz", "dxf"], [run(0, 0..<3), run(1, 1..<2)]),
        (["漢#cd"], ["字#cd"], [run(0, 0..<2)]),
        (["abcd"], ["a漢#d"], [run(0, 1..<3)]),
        (["a漢#d"], ["abcd"], [run(0, 1..<3)]),
        (["a漢#d"], ["ab漢#"], [run(0, 1..<4)]),
        (["a#cd"], ["axcd"], [run(0, 0..<2)]),
        (["漢#漢#"], ["a漢#b"], [run(0, 0..<4)]),
        ([""], [""], []),
    ])
    func runs(_ old: [String], _ new: [String], _ expected: [CellRun]) {
        #expect(CellDiff.runs(from: Self.grid(old), to: Self.grid(new)) == expected)
    }

    @Test func withoutAPictureOfThisSizeEverythingChanged() {
        let grid = Self.grid(["abc", "def"])
        let all = [Self.run(0, 0..<3), Self.run(1, 0..<3)]
        #expect(CellDiff.runs(from: nil, to: grid) == all)
        #expect(CellDiff.runs(from: Self.grid(["ab", "cd"]), to: grid) == all)
    }

    @Test func coloursMarksAndAttributesCount() {
        let old = Self.grid(["abcd"])
        var new = old
        new[0, 0].foreground = Color(0xFF0000)
        new[1, 0].mark1 = 0x301
        new[3, 0].attributes = .bold
        #expect(CellDiff.runs(from: old, to: new) == [Self.run(0, 0..<2), Self.run(0, 3..<4)])
    }

    /// Writing the runs over the old picture gives the new one, and no run is cut inside a wide character.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func runsAreEnough(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = Self.random(&random)
        let new = Bool.random(using: &random) ? Self.random(&random) : old
        var picture = old
        for run in CellDiff.runs(from: old, to: new) {
            for column in run.columns { picture[column, run.row] = new[column, run.row] }
            #expect(!new[run.columns.lowerBound, run.row].isRightHalf, "seed \(seed)")
            #expect(!new[run.columns.upperBound, run.row].isRightHalf, "seed \(seed)")
        }
        #expect(picture == new, "seed \(seed)")
    }

    private static func random(_ random: inout SeededGenerator) -> Grid {
        grid(
            (0..<3).map { _ in
                (0..<4).map { _ in ["a漢#", "漢#b", "xyz", "abc"].randomElement(using: &random) ?? "" }.joined()
            })
    }
}
