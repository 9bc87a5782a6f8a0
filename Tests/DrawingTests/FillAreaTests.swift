import Geography
import Testing

@testable import Drawing

/// The covered area of earcut's fixtures, against their even-odd area.
@Suite struct FillAreaTests {
    private typealias Ring = [(x: Double, y: Double)]

    private struct RingPath: DotPath {
        let ring: Ring
        var count: Int { ring.count }
        func dot(_ index: Int) -> FixedDot {
            DotTransform.fixed(DotPoint(x: ring[index].x, y: ring[index].y))
        }
    }

    private static let files = Corpus.files(in: "earcut").filter { !$0.hasSuffix("expected.json") }
    private static let dots = 400.0

    @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.isMissing)"))
    func theFixturesAreThere() {
        #expect(FillAreaTests.files.count > 50)
    }

    @Test(arguments: files)
    func coversTheEvenOddArea(path: String) throws {
        let tree = try #require(NestedNumbers.all(in: Corpus.bytes(of: path)).first)
        let rings = FillAreaTests.fitted(tree.paths)
        var mask = FillMask()
        mask.reset(to: CellSize(columns: 200, rows: 100))
        for ring in rings { mask.add(ring: RingPath(ring: ring)) }
        mask.endPolygon()
        var samples = 0
        mask.forEachCell(columns: 200) { _, _, covered in samples += covered.nonzeroBitCount }
        let area = Double(samples) / 8
        let expected = FillAreaTests.area(of: rings)
        // The smallest and the empty ones are allowed half a dot.
        #expect(abs(area - expected) <= max(0.01 * expected, 0.5), "\(area) dots, not \(expected)")
    }

    /// Into the middle of the screen, as large as it can be.
    private static func fitted(_ rings: [Ring]) -> [Ring] {
        let (xs, ys) = (rings.joined().map(\.x), rings.joined().map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let extent = max((xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
        guard extent > 0 else { return [] }
        return rings.map { ring in
            ring.map { (($0.x - left) / extent * dots, ($0.y - top) / extent * dots) }
        }
    }

    /// The area inside an odd number of rings, in square dots, by scan lines a 64th of a dot apart, exact along
    /// each of them.
    private static func area(of rings: [Ring]) -> Double {
        let lines = Int(dots) * 64
        var crossings = [[Double]](repeating: [], count: lines)
        for ring in rings where ring.count >= 3 {
            for (index, end) in ring.enumerated() {
                let start = ring[(index + ring.count - 1) % ring.count]
                let (low, high) = start.y < end.y ? (start, end) : (end, start)
                let first = max(0, Int((low.y * 64 - 0.5).rounded(.up)))
                for line in first..<max(first, min(lines, Int((high.y * 64 - 0.5).rounded(.up)))) {
                    let y = (Double(line) + 0.5) / 64
                    crossings[line].append(low.x + (y - low.y) / (high.y - low.y) * (high.x - low.x))
                }
            }
        }
        return crossings.reduce(0) { sum, line in
            let sorted = line.sorted()
            return stride(from: 0, to: sorted.count - 1, by: 2).reduce(sum) {
                $0 + (sorted[$1 + 1] - sorted[$1]) / 64
            }
        }
    }
}
