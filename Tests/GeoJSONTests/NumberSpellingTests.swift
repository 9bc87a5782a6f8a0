import Geography
import Testing

@testable import GeoJSON

/// How the numbers of a moved vertex are written.
@Suite struct NumberSpellingTests {
    struct Move: Sendable, CustomTestStringConvertible {
        let from: String
        let to: Coordinate
        let precision: Precision
        let expected: String
        var testDescription: String { from + " -> " + expected }

        /// A coordinate that was typed with so many decimals.
        static func typed(_ from: String, _ to: (Double, Double), _ decimals: (Int, Int), _ expected: String)
            -> Move
        {
            Move(
                from: from, to: Coordinate(to.0, to.1),
                precision: .typed(longitudeDecimals: decimals.0, latitudeDecimals: decimals.1),
                expected: expected)
        }

        /// A coordinate from the pointer, where a tenth of a dot is so many degrees.
        static func pointer(_ from: String, _ to: (Double, Double), _ tenth: Double, _ expected: String)
            -> Move
        {
            Move(
                from: from, to: Coordinate(to.0, to.1), precision: .pointer(tenthOfDot: (tenth, tenth)),
                expected: expected)
        }
    }

    static let moves: [Move] = [
        // Typed digits are kept, up to 7 or what the vertex and its neighbours use.
        .typed("[[1,2],[3,4]]", (13.4, 52.5), (1, 1), "[[13.4,52.5],[3,4]]"),
        .typed("[[1,2],[3,4]]", (13.4, 52.25), (3, 2), "[[13.400,52.25],[3,4]]"),
        .typed("[[1,2],[3,4]]", (13.123456789, 52), (9, 0), "[[13.1234568,52],[3,4]]"),
        .typed("[[1.123456789,2],[3,4]]", (13.123456789, 52), (9, 0), "[[13.123456789,52],[3,4]]"),
        .typed("[[1,2],[3.123456789,4]]", (13.123456789, 52), (12, 0), "[[13.123456789,52],[3.123456789,4]]"),
        .typed("[[1.2345,2.3456],[3,4]]", (7, 8), (0, 0), "[[7,8],[3,4]]"),
        // From the pointer: as many as are used, at least what the zoom needs, at most 7 unless more are used.
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), 1, "[[10,20],[3,4]]"),
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), 0.5, "[[10.1,20.1],[3,4]]"),
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), 0.01, "[[10.12,20.12],[3,4]]"),
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), 0.009, "[[10.123,20.123],[3,4]]"),
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), 1e-12, "[[10.1234568,20.1234568],[3,4]]"),
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), 0, "[[10.1234568,20.1234568],[3,4]]"),
        .pointer("[[1,2],[3,4]]", (10.123456789, 20.123456789), .nan, "[[10.1234568,20.1234568],[3,4]]"),
        .pointer("[[1.12345,2],[3,4]]", (10.123456789, 20), 1, "[[10.12346,20.00000],[3,4]]"),
        .pointer("[[1.0123456789,2],[3,4]]", (10.12, 2), 1, "[[10.1200000000,2],[3,4]]"),
        // What does not move, or rounds to its old value, keeps its token.
        .typed("[[1.0,2.50],[3,4]]", (1, 9), (0, 0), "[[1.0,9],[3,4]]"),
        .typed("[[-0.0,2],[3,4]]", (0, 9), (0, 0), "[[-0.0,9],[3,4]]"),
        .pointer("[[1E0,2.50],[3,4]]", (1.0004, 2.4996), 0.01, "[[1E0,2.50],[3,4]]"),
        .typed(
            "[[100000000000000000000000,2],[3,4]]", (1e23, 3), (0, 0), "[[100000000000000000000000,3],[3,4]]"),
        // An exponent only where the file had it, in its spelling.
        .typed("[[1E2,2],[3,4]]", (101, 2), (0, 0), "[[1.01E2,2],[3,4]]"),
        .typed("[[1.5e+01,2],[3,4]]", (12.25, 2), (2, 2), "[[1.225e+01,2],[3,4]]"),
        .typed("[[15e-1,2],[3,4]]", (-2.5, 2), (1, 0), "[[-25e-1,2],[3,4]]"),
        .typed("[[1e-08,2],[3,4]]", (2e-08, 2), (8, 0), "[[2e-08,2],[3,4]]"),
        .typed("[[0e999999999999999999999,2],[3,4]]", (5, 2), (0, 0), "[[5,2],[3,4]]"),
        .typed("[[0e-9223372036854775808,2],[3,4]]", (5, 2), (0, 0), "[[5,2],[3,4]]"),
        .typed("[[0e300,2],[3,4]]", (5, 2), (0, 0), "[[5,2],[3,4]]"),
        // Minus nought is not written.
        .typed("[[1,2],[3,4]]", (-0.0001, 2), (2, 0), "[[0.00,2],[3,4]]"),
        // Altitude and further ordinates stay, and so does the spacing.
        .typed(
            "[[72.823191,19.009949,6.5],[72.823218,19.010081,6.25]]", (72, 19), (0, 0),
            "[[72,19,6.5],[72.823218,19.010081,6.25]]"),
        .typed(
            "[[1,2,30.0,4e1,\"m\",null,[5]],[3,4]]", (6, 7), (0, 0),
            "[[6,7,30.0,4e1,\"m\",null,[5]],[3,4]]"),
        .typed("[ [ 1 ,\t2\n] , [3,4] ]", (6, 7), (0, 0), "[ [ 6 ,\t7\n] , [3,4] ]"),
    ]

    @Test(arguments: moves)
    func writes(move: Move) throws {
        func text(_ coordinates: String) -> String { #"{"type":"LineString","coordinates":\#(coordinates)}"# }
        var document = try Document.read(text(move.from))
        let edit = try document.moveVertex(
            VertexReference(feature: 0, part: 0, vertex: 0), to: move.to, precision: move.precision)
        let inverse = document.apply(edit)
        #expect(document.currentText == text(move.expected))
        _ = document.apply(inverse)
        #expect(document.currentText == text(move.from))
    }

    /// The ends of a ring are neighbours, whether it is closed or not.
    @Test(arguments: [
        ("[[0,0],[1,0],[1,1],[0,1.125]]", 0, "[[7.000,8.000],[1,0],[1,1],[0,1.125]]"),
        ("[[0,0.125],[1,0],[1,1],[0,1]]", 3, "[[0,0.125],[1,0],[1,1],[7.000,8.000]]"),
        ("[[0,0],[1,0],[0,1.125],[0,0]]", 0, "[[7.000,8.000],[1,0],[0,1.125],[7.000,8.000]]"),
        ("[[0,0],[1,0.125],[0,1],[0,0]]", 2, "[[0,0],[1,0.125],[7.000,8.000],[0,0]]"),
        ("[[0,0],[1,0.125],[1,1],[0,1],[0,0]]", 3, "[[0,0],[1,0.125],[1,1],[7,8],[0,0]]"),
    ])
    func decimalsOfARing(before: String, vertex: Int, after: String) throws {
        var document = try Document.read(#"{"type":"Polygon","coordinates":[\#(before)]}"#)
        _ = document.apply(
            try document.moveVertex(
                VertexReference(feature: 0, part: 0, vertex: vertex), to: Coordinate(7, 8),
                precision: .pointer(tenthOfDot: (longitude: 2, latitude: 2))))
        #expect(document.currentText == #"{"type":"Polygon","coordinates":[\#(after)]}"#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func neverWritesWhatIsNoNumber(ordinate: Double) throws {
        let document = try Document.read(#"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#)
        let vertex = VertexReference(feature: 0, part: 0, vertex: 0)
        let precision = Precision.typed(longitudeDecimals: 1, latitudeDecimals: 1)
        for place in [Coordinate(ordinate, 1), Coordinate(1, ordinate)] {
            #expect(throws: EditError.self) {
                try document.moveVertex(vertex, to: place, precision: precision)
            }
            #expect(throws: EditError.self) {
                try document.insertVertex(after: vertex, at: place, precision: precision)
            }
        }
        let way = WorldVector(x: ordinate, y: 0)
        #expect(throws: EditError.self) { try document.moveFeature(0, by: way, precision: precision) }
    }

    @Test(arguments: [
        ("12.5", 0, "12.5"), ("12.5", -1, "1.25"), ("12.5", -3, "0.0125"), ("12.5", 3, "12500"),
        ("-0.025", 2, "-2.5"), ("7", 0, "7"), ("7", -7, "0.0000007"), ("0.00", 5, "0"),
    ])
    func movesThePoint(text: String, places: Int, expected: String) {
        #expect(text.movingPoint(by: places) == expected)
    }
}
