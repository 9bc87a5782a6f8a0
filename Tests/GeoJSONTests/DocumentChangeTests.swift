import Geography
import Testing

@testable import GeoJSON

/// What changed between two states of a document.
@Suite struct DocumentChangeTests {
    private static let text = """
        {"type":"FeatureCollection","bbox":[0,0,4,4],"features":[
        {"type":"Feature","id":1,"properties":{"a":1},"geometry":{"type":"Polygon","coordinates":[[[0,0],[4, 0,7],[4,4],[0,0]]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[1,1],[2,2],[3,3]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,1]}}]}
        """

    private static let typed = Precision.typed(longitudeDecimals: 1, latitudeDecimals: 1)

    typealias Make = @Sendable (Document) throws -> Edit
    static let examples: [([Make], [DocumentChange])] = [
        (
            [
                {
                    try $0.moveVertex(
                        .init(feature: 0, part: 0, vertex: 1), to: Coordinate(3, 0), precision: typed)
                }
            ],
            [
                DocumentChange(feature: 0, part: .position([0, 1]), old: "[4,0,7]", new: "[3.0,0,7]")
            ]
        ),
        (
            // The closing position goes with the first; the collection's box was tight.
            [
                {
                    try $0.moveVertex(
                        .init(feature: 0, part: 0, vertex: 0), to: Coordinate(-1, 0), precision: typed)
                }
            ],
            [
                DocumentChange(feature: nil, part: .collectionBox, old: "[0,0,4,4]", new: "[-1,0,4,4]"),
                DocumentChange(feature: 0, part: .position([0, 0]), old: "[0,0]", new: "[-1.0,0]"),
            ]
        ),
        (
            [
                {
                    try $0.insertVertex(
                        after: .init(feature: 1, part: 0, vertex: 0), at: Coordinate(1.5, 1), precision: typed
                    )
                }
            ],
            [DocumentChange(feature: 1, part: .position([1]), old: nil, new: "[1.5,1.0]")]
        ),
        (
            [{ try $0.deleteVertex(.init(feature: 1, part: 0, vertex: 1)) }],
            [DocumentChange(feature: 1, part: .position([1]), old: "[2,2]", new: nil)]
        ),
        (
            [
                { try $0.setProperty("a", of: 0, to: .word("x")) },
                { try $0.setProperty("b", of: 0, to: .word("2")) },
                { try $0.setIdentifier(of: 0, to: nil) },
            ],
            [
                DocumentChange(feature: 0, part: .identifier, old: "1", new: nil),
                DocumentChange(feature: 0, part: .property("a"), old: "1", new: "\"x\""),
                DocumentChange(feature: 0, part: .property("b"), old: nil, new: "2"),
            ]
        ),
        (
            [{ try $0.duplicateFeature(1) }, { try $0.deleteFeature(0) }],
            [
                DocumentChange(feature: nil, part: .collectionBox, old: "[0,0,4,4]", new: "[1,1,3,3]"),
                DocumentChange(feature: 0, part: .feature, old: "Polygon", new: nil),
                DocumentChange(feature: 1, part: .feature, old: nil, new: "LineString"),
            ]
        ),
    ]

    @Test(arguments: examples) func changesAreTold(_ makes: [Make], _ expected: [DocumentChange]) throws {
        let old = try Document.read(DocumentChangeTests.text)
        var new = old
        var inverses: [Edit] = []
        for make in makes { inverses.append(new.apply(try make(new))) }
        #expect(new.changes(since: old) == expected)
        #expect(old.changes(since: new).count == expected.count)
        for inverse in inverses.reversed() { _ = new.apply(inverse) }
        #expect(new.changes(since: old).isEmpty)
    }
}
