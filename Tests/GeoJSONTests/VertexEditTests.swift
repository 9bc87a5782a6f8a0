import Geography
import Testing

@testable import GeoJSON

/// Moving, inserting and deleting a vertex, as text before and after.
@Suite struct VertexEditTests {
    enum Change: Sendable {
        case move(Double, Double)
        case insert(Double, Double)
        case delete
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let type: String
        let before: String
        let path: [Int]
        let change: Change
        let after: String
        var testDescription: String { "\(type) \(before) \(path) \(change)" }

        init(_ type: String, _ before: String, _ path: [Int], _ change: Change, _ after: String) {
            (self.type, self.before, self.path, self.change, self.after) = (type, before, path, change, after)
        }
    }

    static let examples: [Example] = [
        // A closed ring's first moves with every closer of its closing run.
        .init("Polygon", "[[[0,0],[1,0],[1,1],[0,0]]]", [0, 0], .move(5, 6), "[[[5,6],[1,0],[1,1],[5,6]]]"),
        .init(
            "Polygon", "[[[1,1],[2,2],[3,3],[1,1],[1,1],[1,1]]]", [0, 0], .move(0, 9),
            "[[[0,9],[2,2],[3,3],[0,9],[0,9],[0,9]]]"),
        .init(
            "Polygon", "[[[0,0],[2,0],[2,2],[0,0],[0,2],[0,0]]]", [0, 0], .move(7, 7),
            "[[[7,7],[2,0],[2,2],[0,0],[0,2],[7,7]]]"),
        .init(
            "Polygon", "[[[0,0],[2,0],[2,2],[0,0],[0,2],[0,0]]]", [0, 3], .move(7, 7),
            "[[[0,0],[2,0],[2,2],[7,7],[0,2],[0,0]]]"),
        .init(
            "Polygon", "[[[0,0,1],[1,0],[1,1],[0.0,0,2]]]", [0, 0], .move(5, 6),
            "[[[5,6,1],[1,0],[1,1],[5,6,2]]]"),
        .init("Polygon", "[[[0,0],[1,0],[1,1],[0,1]]]", [0, 0], .move(5, 6), "[[[5,6],[1,0],[1,1],[0,1]]]"),
        .init("Polygon", "[[[0,0],[1,0],[1,1],[0,1]]]", [0, 3], .move(5, 6), "[[[0,0],[1,0],[1,1],[5,6]]]"),
        // Far longitudes stay in their own frame.
        .init(
            "Polygon", "[[[-531,0],[-528,0],[-528,3],[-531,0]]]", [0, 1], .move(-529, 0),
            "[[[-531,0],[-529,0],[-528,3],[-531,0]]]"),
        .init(
            "Polygon", "[[[0,0],[1,1],[1,0],[0,1],[0,0]]]", [0, 2], .move(1, 5),
            "[[[0,0],[1,1],[1,5],[0,1],[0,0]]]"),
        .init(
            "MultiPolygon", "[[[[0,0],[1,0],[1,1],[0,0]]],[[[5,5],[6,5],[6,6],[5,5]]]]", [1, 0, 2],
            .move(9, 9),
            "[[[[0,0],[1,0],[1,1],[0,0]]],[[[5,5],[6,5],[9,9],[5,5]]]]"),
        .init("Point", "[1,2,3]", [0], .move(4, 5), "[4,5,3]"),
        .init("MultiPoint", "[[1,2],[3,4]]", [1], .move(9, 9), "[[1,2],[9,9]]"),
        // Insertion takes the spacing of the neighbours.
        .init("LineString", "[[0,0],[2,2]]", [0], .insert(1, 1), "[[0,0],[1,1],[2,2]]"),
        .init("LineString", "[ [0, 0],\n  [2, 2] ]", [0], .insert(1, 1), "[ [0, 0],\n  [1, 1],\n  [2, 2] ]"),
        .init("LineString", "[ [0, 0],\n  [2, 2] ]", [1], .insert(3, 3), "[ [0, 0],\n  [2, 2],\n  [3, 3] ]"),
        .init("LineString", "[[0,0]]", [0], .insert(1, 1), "[[0,0],[1,1]]"),
        .init("LineString", "[[0,0],\"?\",[2,2]]", [0], .insert(1, 1), "[[0,0],[1,1],\"?\",[2,2]]"),
        .init(
            "Polygon", "[[[0,0],[1,0],[1,1],[0,0]]]", [0, 2], .insert(0, 1),
            "[[[0,0],[1,0],[1,1],[0,1],[0,0]]]"),
        .init("MultiPoint", "[[1,2]]", [0], .insert(3, 4), "[[1,2],[3,4]]"),
        // An altitude only between two altitudes; further ordinates are nobody's to invent.
        .init("LineString", "[[0,0,10],[4,0,20.5]]", [0], .insert(2, 0), "[[0,0,10],[2,0,15.2],[4,0,20.5]]"),
        .init("LineString", "[[0,0,10],[4,0,20]]", [0], .insert(1, 0), "[[0,0,10],[1,0,12],[4,0,20]]"),
        .init("LineString", "[[0,0,10],[4,0]]", [0], .insert(2, 0), "[[0,0,10],[2,0],[4,0]]"),
        .init("LineString", "[[0,0,10],[4,0,20]]", [1], .insert(5, 0), "[[0,0,10],[4,0,20],[5,0]]"),
        .init(
            "LineString", "[[0,0,10,7],[4,0,20,8]]", [0], .insert(2, 0), "[[0,0,10,7],[2,0,15],[4,0,20,8]]"),
        .init("LineString", "[[0,0,null],[4,0,20]]", [0], .insert(2, 0), "[[0,0,null],[2,0],[4,0,20]]"),
        .init("LineString", "[[0,0,1e999],[4,0,20]]", [0], .insert(2, 0), "[[0,0,1e999],[2,0],[4,0,20]]"),
        .init("LineString", "[[0,0,9],[0,0,9]]", [0], .insert(2, 0), "[[0,0,9],[2,0,9],[0,0,9]]"),
        // Deletion takes one comma along, and nothing else.
        .init("LineString", "[[0,0],[1,1],[2,2]]", [1], .delete, "[[0,0],[2,2]]"),
        .init("LineString", "[[0,0], [1,1], [2,2]]", [0], .delete, "[[1,1], [2,2]]"),
        .init("LineString", "[\n[0,0] ,\n[1,1] ,\n[2,2]\n]", [2], .delete, "[\n[0,0] ,\n[1,1]\n]"),
        .init("LineString", "[[0,0],null,[1,1],[2,2]]", [0], .delete, "[null,[1,1],[2,2]]"),
        .init("LineString", "[[0,0],[1,1],[2,2],null]", [2], .delete, "[[0,0],[1,1],null]"),
        .init("MultiPoint", "[[1,2],[3,4]]", [0], .delete, "[[3,4]]"),
        .init(
            "Polygon", "[[[0,0],[2,0],[2,2],[0,2],[0,0]]]", [0, 0], .delete, "[[[2,0],[2,2],[0,2],[2,0]]]"),
        .init(
            "Polygon", "[[[0,0],[2,0,5.50],[2,2],[0,2],[0,0],[0,0]]]", [0, 0], .delete,
            "[[[2,0,5.50],[2,2],[0,2],[2,0,5.50],[2,0,5.50]]]"),
        .init("Polygon", "[[[0,0],[2,0],[2,2],[0,2]]]", [0, 0], .delete, "[[[2,0],[2,2],[0,2]]]"),
        .init(
            "Polygon", "[[[0,0],[2,0],[2,2],[0,2],[0,0]]]", [0, 3], .delete, "[[[0,0],[2,0],[2,2],[0,0]]]"),
    ]

    @Test(arguments: examples)
    func changes(example: Example) throws {
        func text(_ coordinates: String) -> String {
            #"{"type":"\#(example.type)","coordinates":\#(coordinates)}"#
        }
        var document = try Document.read(text(example.before))
        let reference = document.geometry(of: 0).vertexReference(ofPath: example.path, feature: 0)
        let edit = try VertexEditTests.edit(document, try #require(reference), example.change)
        let inverse = document.apply(edit)
        #expect(document.currentText == text(example.after))
        let redo = document.apply(inverse)
        #expect(document.currentText == text(example.before))
        _ = document.apply(redo)
        #expect(document.currentText == text(example.after))
    }

    static func edit(_ document: Document, _ vertex: VertexReference, _ change: Change) throws -> Edit {
        let whole = Precision.typed(longitudeDecimals: 0, latitudeDecimals: 0)
        return switch change {
        case .move(let longitude, let latitude):
            try document.moveVertex(vertex, to: Coordinate(longitude, latitude), precision: whole)
        case .insert(let longitude, let latitude):
            try document.insertVertex(after: vertex, at: Coordinate(longitude, latitude), precision: whole)
        case .delete: try document.deleteVertex(vertex)
        }
    }

    @Test(arguments: [
        ("LineString", "[[0,0],[1,1]]", [0]), ("LineString", "[[0,0]]", [0]), ("MultiPoint", "[[0,0]]", [0]),
        ("Point", "[0,0]", [0]), ("Polygon", "[[[0,0],[1,0],[1,1],[0,0]]]", [0, 0]),
        ("Polygon", "[[[0,0],[1,0],[1,1],[0,0],[0,0]]]", [0, 1]),
        ("Polygon", "[[[0,0],[1,0],[1,1]]]", [0, 2]),
        ("MultiLineString", "[[[0,0],[1,1],[2,2]],[[0,0],[1,1]]]", [1, 0]),
    ])
    func refusesToDeleteBelowTheFewest(type: String, coordinates: String, path: [Int]) throws {
        let document = try Document.read(#"{"type":"\#(type)","coordinates":\#(coordinates)}"#)
        let vertex = try #require(document.geometry(of: 0).vertexReference(ofPath: path, feature: 0))
        #expect(throws: EditError.self) { try document.deleteVertex(vertex) }
    }

    @Test func refusesToInsertIntoAPointEvenInACollection() throws {
        let point = #"{"type":"Point","coordinates":[1,2]}"#
        for text in [point, #"{"type":"GeometryCollection","geometries":[\#(point)]}"#] {
            let document = try Document.read(text)
            let vertex = VertexReference(feature: 0, part: 0, vertex: 0)
            #expect(throws: EditError.self) { try VertexEditTests.edit(document, vertex, .insert(3, 4)) }
            #expect(throws: EditError.self) { try VertexEditTests.edit(document, vertex, .delete) }
        }
    }

    @Test(arguments: [
        (-1, 0, 0), (1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 3), (0, 0, -1), (.max, .max, .max),
    ])
    func refusesWhatIsNotThere(feature: Int, part: Int, vertex: Int) throws {
        let document = try Document.read(#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}"#)
        let reference = VertexReference(feature: feature, part: part, vertex: vertex)
        for change in [Change.move(1, 1), .insert(1, 1), .delete] {
            #expect(throws: EditError.self) { try VertexEditTests.edit(document, reference, change) }
        }
    }
}
