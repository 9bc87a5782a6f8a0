import Geography
import TestSupport
import Testing

@testable import GeoJSON

/// `bbox` members follow the edit of a vertex: tight ones stay tight, others only grow.
@Suite struct BoundingBoxTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let before: String
        let change: VertexEditTests.Change
        let after: String
        var testDescription: String { "\(name) \(before) \(change)" }

        init(_ name: String, _ before: String, _ change: VertexEditTests.Change, _ after: String) {
            (self.name, self.before, self.change, self.after) = (name, before, change, after)
        }
    }

    /// The box of a line from 0,0 over 4,4 to 9,2; what is changed is its second vertex.
    static let examples: [Example] = [
        .init("tight grows", "[0,0,9,4]", .move(10, 5), "[0,0,10,5]"),
        .init("tight shrinks", "[0,0,9,4]", .move(3, 1), "[0,0,9,2]"),
        .init("tight follows below", "[0,0,9,4]", .move(-3, -1), "[-3,-1,9,2]"),
        .init("tight shrinks by deletion", "[0,0,9,4]", .delete, "[0,0,9,2]"),
        .init("tight grows by insertion", "[0,0,9,4]", .insert(20, 4), "[0,0,20,4]"),
        .init("tight is not touched", "[ 0.0, 0, 9e0, 4.00 ]", .move(5, 4), "[ 0.0, 0, 9e0, 4.00 ]"),
        .init("spelling is kept", "[ 0.0, 0, 9e0, 4.00 ]", .move(12, 5), "[ 0.0, 0, 12e0, 5.00 ]"),
        .init("merely containing grows", "[-1,0,9,4]", .move(10, 5), "[-1,0,10,5]"),
        .init("merely containing does not shrink", "[-1,0,9,4]", .move(3, 1), "[-1,0,9,4]"),
        .init("wrong is left alone", "[1,0,9,4]", .move(10, 5), "[1,0,9,4]"),
        .init("heights are kept", "[0,0,-5.5,9,4,1E3]", .move(10, 5), "[0,0,-5.5,10,5,1E3]"),
        .init("across 180 degrees", "[170,0,-170,4]", .move(10, 5), "[170,0,-170,4]"),
        .init("no numbers", "[0,0,9,\"4\"]", .move(10, 5), "[0,0,9,\"4\"]"),
        .init("too few", "[0,0,9]", .move(10, 5), "[0,0,9]"),
        .init("no array", "null", .move(10, 5), "null"),
        .init("empty", "[]", .move(10, 5), "[]"),
    ]

    private enum Holder: CaseIterable { case geometry, feature, collection, nested }

    @Test(arguments: examples)
    func followsTheEdit(example: Example) throws {
        for holder in Holder.allCases {
            let before = BoundingBoxTests.text(holder, example.before, "[[0,0],[4,4],[9,2]]")
            var document = try Document.read(before)
            let vertex = VertexReference(
                feature: holder == .collection ? 1 : 0, part: holder == .nested ? 1 : 0, vertex: 1)
            let inverse = document.apply(try VertexEditTests.edit(document, vertex, example.change))
            let coordinates =
                switch example.change {
                case .move(let x, let y): "[[0,0],[\(Int(x)),\(Int(y))],[9,2]]"
                case .insert(let x, let y): "[[0,0],[4,4],[\(Int(x)),\(Int(y))],[9,2]]"
                case .delete: "[[0,0],[9,2]]"
                }
            #expect(document.currentText == BoundingBoxTests.text(holder, example.after, coordinates))
            _ = document.apply(inverse)
            #expect(document.currentText == before)
        }
    }

    private static func text(_ holder: Holder, _ box: String, _ coordinates: String) -> String {
        let line = #""type":"LineString","coordinates":\#(coordinates)"#
        let inner = #"{"type":"Point","coordinates":[1,1]}"#
        return switch holder {
        case .geometry: #"{"type":"Feature","geometry":{"bbox":\#(box),\#(line)}}"#
        case .feature: #"{"type":"Feature","geometry":{\#(line)},"bbox":\#(box)}"#
        case .collection:
            #"{"type":"FeatureCollection","bbox":\#(box),"features":[{"geometry":\#(inner)},{\#(line)},null]}"#
        case .nested:
            #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[50,50]},{\#(line),"bbox":\#(box)}]}"#
        }
    }

    /// The box of one member says nothing about another's.
    @Test func leavesOtherBoxesAlone() throws {
        let text = #"""
            {"type":"FeatureCollection","bbox":[0,0,100,100],"features":[
            {"type":"Feature","bbox":[1,1,1,1],"geometry":{"type":"Point","bbox":[1,1,1,1],"coordinates":[1,1]}},
            {"type":"Feature","bbox":[1,1,1,1],"geometry":{"type":"Point","coordinates":[1,1]},"properties":{"bbox":[1,1,1,1]}}]}
            """#
        var document = try Document.read(text)
        let vertex = VertexReference(feature: 1, part: 0, vertex: 0)
        _ = document.apply(try VertexEditTests.edit(document, vertex, .move(2, 3)))
        let expected = #"""
            {"type":"Feature","bbox":[2,3,2,3],"geometry":{"type":"Point","coordinates":[2,3]},"properties":{"bbox":[1,1,1,1]}}]}
            """#
        let lines = document.currentText.split(separator: "\n")
        #expect(lines.last.map(String.init) == expected)
        #expect(lines.dropLast() == text.split(separator: "\n").dropLast())
    }

    @Test func followsAWholeFeature() throws {
        var document = try Document.read(
            #"{"type":"Feature","bbox":[1.5,0,2,0],"geometry":{"type":"LineString","coordinates":[[1.5,0],[2,0]]}}"#
        )
        let edit = try document.moveFeature(
            0, by: WorldVector(x: 10.0 / 360, y: 0),
            precision: .typed(longitudeDecimals: 1, latitudeDecimals: 0))
        let before = document.currentText
        let inverse = document.apply(edit)
        #expect(
            document.currentText
                == #"{"type":"Feature","bbox":[11.5,0,12,0],"geometry":{"type":"LineString","coordinates":[[11.5,0],[12.0,0]]}}"#
        )
        _ = document.apply(inverse)
        #expect(document.currentText == before)
    }

    /// The bounds of a few features are those of all their coordinates, though few of them are read.
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func boundsAreExact(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<40).map { _ in
            Coordinate(.random(in: -400...400, using: &generator), .random(in: -95...95, using: &generator))
        }
        let texts = points.map { #"{"type":"Point","coordinates":[\#($0.longitude),\#($0.latitude)]}"# }
        let document = try Document.read(
            #"{"type":"FeatureCollection","features":[\#(texts.joined(separator: ","))]}"#)
        var expected = CoordinateBounds()
        for point in points[5..<30] { expected.formUnion(point) }
        #expect(document.bounds(of: 5..<30) == expected)
    }
}
