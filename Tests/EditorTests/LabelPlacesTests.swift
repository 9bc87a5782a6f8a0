import Drawing
import Geography
import TestSupport
import Testing

@testable import Editor

@Suite struct LabelPlacesTests {
    private let size = CellSize(columns: 40, rows: 16)

    private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, kind: PartKind)
        -> ScreenPart
    {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
        return ScreenPart(kind: kind, dots: corners.map { DotPoint(x: $0.0 * 2, y: $0.1 * 4) })
    }

    /// The first cells of the places, as `column,row`.
    private func starts(_ parts: [ScreenPart], columns: Int) -> [String] {
        LabelPlaces.places(for: parts, columns: columns, size: size).map {
            let cell = CellPoint($0.anchor).cell
            return "\(cell.column),\(cell.row)\($0.alignment == .leading ? "" : " \($0.alignment)")"
        }
    }

    @Test func areaInItsMiddle() {
        let area = box(10, 4, 30, 9, kind: .exteriorRing)
        #expect(starts([area], columns: 6).first == "17,6")
        #expect(starts([area], columns: 18).first == "11,6")
        #expect(starts([area], columns: 19) == [])
    }

    /// Not over a hole; above it, where it is wide.
    @Test func areaWithHole() {
        let parts = [box(10, 2, 30, 9, kind: .exteriorRing), box(14, 4, 26, 7, kind: .interiorRing)]
        #expect(starts(parts, columns: 10).prefix(4) == ["15,3", "15,7", "15,2", "15,8"])
    }

    @Test func areaThatIsPartlySeen() {
        #expect(starts([box(-60, -50, 6, 9, kind: .exteriorRing)], columns: 4).first == "1,4")
        #expect(starts([box(-60, -50, -6, 9, kind: .exteriorRing)], columns: 4) == [])
        #expect(starts([box(-60, -50, 100, 99, kind: .exteriorRing)], columns: 4).first == "18,8")
    }

    /// Of several areas in the one that spans most of the screen.
    @Test func largestOfSeveral() {
        let parts = [box(0, 0, 8, 3, kind: .exteriorRing), box(10, 2, 30, 9, kind: .exteriorRing)]
        #expect(starts(parts, columns: 6).first == "17,5")
    }

    /// Every cell of a place in an area lies in it, by a test point by point.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func everyCellIsInside(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let dots = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
            DotPoint(
                x: Double.random(in: -20...100, using: &generator),
                y: Double.random(in: -20...84, using: &generator))
        }
        let ring = ScreenPart(kind: .exteriorRing, dots: dots)
        let columns = Int.random(in: 1...12, using: &generator)
        for place in LabelPlaces.places(for: [ring], columns: columns, size: size) {
            let cell = CellPoint(place.anchor).cell
            #expect(cell.column >= 0 && cell.column + columns <= size.columns)
            #expect((0..<size.rows).contains(cell.row))
            for column in cell.column..<cell.column + columns {
                for y in [1.0, 3] {
                    let point = DotPoint(x: Double(column * 2) + 1, y: Double(cell.row * 4) + y)
                    #expect(isInside(point, dots))
                }
            }
        }
    }

    private func isInside(_ point: DotPoint, _ ring: [DotPoint]) -> Bool {
        ring.indices.count {
            let (a, b) = (ring[$0], ring[($0 + 1) % ring.count])
            return (a.y > point.y) != (b.y > point.y)
                && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        } % 2 == 1
    }

    private func line(_ points: [(Double, Double)]) -> ScreenPart {
        ScreenPart(kind: .line, dots: points.map { DotPoint(x: $0.0 * 2, y: $0.1 * 4) })
    }

    @Test func aLineInItsMiddleAboveElseBelow() {
        let starts = starts([line([(5, 8.5), (35, 8.5)])], columns: 6)
        #expect(starts.prefix(2) == ["17,7", "17,9"])
        #expect(starts.count == 6)
    }

    /// Steep, too short, or off the screen.
    @Test func aLineWithoutAStretch() {
        #expect(starts([line([(5, 1), (12, 15)])], columns: 6) == [])
        #expect(starts([line([(5, 8), (9, 8)])], columns: 6) == [])
        #expect(starts([line([(-50, 8), (-9, 8)])], columns: 6) == [])
        #expect(starts([line([(5, .infinity), (9, -.infinity), (20, .nan)])], columns: 6).count <= 6)
    }

    /// The level end of a line that is steep elsewhere.
    @Test func theLevelStretch() {
        #expect(starts([line([(2, 15), (10, 4.5), (22, 4.5)])], columns: 8).first == "12,3")
    }

    @Test func aroundAPoint() {
        let point = ScreenPart(
            kind: .points, dots: [DotPoint(x: -9, y: 3), DotPoint(x: 20.5, y: 9), DotPoint(x: 8, y: 8)])
        #expect(starts([point], columns: 5) == ["12,2", "8,2 trailing", "10,1 centered", "10,3 centered"])
        #expect(starts([ScreenPart(kind: .points, dots: [])], columns: 5) == [])
    }

    @Test func oneOfAName() {
        var titles = RepeatedTitles()
        let places = [("a", 0.0, 0.0), ("a", 79, 47), ("a", 80, 0), ("b", 0, 0)]
        let isNew = places.map { titles.isNew($0.0, at: DotPoint(x: $0.1, y: $0.2)) }
        #expect(isNew == [true, false, true, true])
    }
}
