import Checking
import GeoJSON
import Testing

/// `--fix` changes what it says, to the byte, and nothing else; a second run finds nothing.
@Suite struct FixTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let code: Code
        let before: String
        let after: String

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "a ring is closed in the spacing of its neighbours", code: .unclosedRing,
            before: "[ [ [0.0, 0e0, 7],\n  [9,0, 7],\n  [9,9, 7] ] ]",
            after: "[ [ [0.0, 0e0, 7],\n  [9,0, 7],\n  [9,9, 7],\n  [0.0, 0e0, 7] ] ]"),
        Case(
            name: "a ring is reversed, its first position and the spacing stay", code: .winding,
            before: "[[[0,0],[0,9.0],\n[9 ,9],  [9,0],[0.0,0]]]",
            after: "[[[0,0],[9,0],\n[9 ,9],  [0,9.0],[0.0,0]]]"),
        Case(
            name: "a ring with a closing run is reversed", code: .winding,
            before: "[[[0,0],[0,9],[9,9],[9,0],[0,0,1],[0,0]]]",
            after: "[[[0,0],[9,0],[9,9],[0,9],[0,0,1],[0,0]]]"),
        Case(
            name: "an open ring is reversed", code: .winding,
            before: "[[[0,0],[0,9],[9,9],[9,0]]]", after: "[[[0,0],[9,0],[9,9],[0,9]]]"),
        Case(
            name: "of a run the first stays", code: .repeatedVertex,
            before: "[[[0,0],\n[0.0,0],[9,0],[9,9],[9,9.0],\t[9,9],[0,9],[0,0],[0,0]]]",
            after: "[[[0,0],[9,0],[9,9],[0,9],[0,0]]]"),
    ]

    @Test(arguments: cases) func mendsOnlyThat(_ input: Case) throws {
        let (text, found) = try fix(Self.polygon(input.before), [input.code])
        #expect(text == Self.polygon(input.after))
        #expect(!found.contains(input.code))
        let (again, _) = try fix(text, [input.code])
        #expect(again == text)
    }

    private static func polygon(_ coordinates: String) -> String {
        #"{"coordinates": \#(coordinates) , "x":[1.0,1.0], "type":"Polygon"}"#
    }

    @Test(arguments: [
        // Rings that would be too short, and paths with something else among their positions.
        #"{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,1],[0,0]]]}"#,
        #"{"type":"LineString","coordinates":[[1,1],[1,1]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[0,9],null,[9,9],[9,9],[9,0]]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[0,9],[1e999,9],[9,9],[9,9],[9,0]]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[0,9],[9,9],[9,0],{"a":[[0,0]]}]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0]]]}"#,
    ]) func leavesAlone(text: String) throws {
        #expect(try fix(text, Code.fixOrder).text == text)
    }

    @Test func boxesAreRewrittenInTheirSpelling() throws {
        func text(_ outer: String, _ inner: String) -> String {
            """
            {"type":"FeatureCollection","bbox":[\(outer)],"features":[{"type":"Feature","properties":{},
             "bbox":[\(inner)],"geometry":{"type":"LineString","coordinates":[[1,2,3],[4,5.125,6]]}},
             {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[-7.5,0]}}]}
            """
        }
        let before = text("1.00 , 2.00 , 3.00 , 4.00", "1, 2, 4,\n4, 5, 6e0")
        let after = text("-7.50 , 0.00 , 4.00 , 5.125", "1, 2, 3,\n4, 5.125, 6e0")
        let (fixed, found) = try fix(before, [.wrongBBox])
        #expect(fixed == after)
        #expect(found == [.mixedDimensions] || found.isEmpty)
    }

    @Test func allAtOnceLeavesNothingToMend() throws {
        let ring = "[[0,0],[0,9],[0,9],[9,9],[9,0]]"
        let polygon = #"{"type":"Polygon","bbox":[0,0,1,1],"coordinates":[\#(ring)]}"#
        let text = Array(
            repeating: #"{"type":"Feature","bbox":[0,0,5,9],"properties":{},"geometry":\#(polygon)}"#,
            count: 50)
        let (fixed, found) = try fix(text.joined(separator: "\n"), Code.fixOrder)
        #expect(found.isEmpty)
        #expect(fixed.contains("[[0,0],[9,0],[9,9],[0,9],[0,0]]"))
    }

    /// The mended text, and the codes that stay.
    private func fix(_ text: String, _ codes: [Code]) throws -> (text: String, found: [Code]) {
        var document = try Document.read(bytes: Array(text.utf8))
        var report = Checker.check(document)
        _ = Fixer.fix(&document, codes, &report)
        let fixed = document.withCurrentText { String(decoding: $0, as: UTF8.self) }
        return (fixed, report.findings.map(\.code))
    }
}
