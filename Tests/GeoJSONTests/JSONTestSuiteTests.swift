import Geography
import Testing

@testable import GeoJSON

/// nst/JSONTestSuite: `y_` is JSON, `n_` is not, `i_` may be either.
@Suite struct JSONTestSuiteTests {
    private static let cases = TestFolder.files(below: TestFolder.corpus.map { $0 + "/json-test-suite" })

    private static func cases(_ prefix: String) -> [String] {
        cases.filter { TestFolder.name(of: $0).hasPrefix(prefix) }
    }

    @Test(.enabled(if: TestFolder.corpus != nil, "\(TestFolder.needsCorpus)"))
    func theSuiteIsThere() {
        #expect(JSONTestSuiteTests.cases("y_").count > 90)
        #expect(JSONTestSuiteTests.cases("n_").count > 180)
        #expect(JSONTestSuiteTests.cases("i_").count > 30)
    }

    @Test(arguments: cases("y_"))
    func accepts(path: String) throws {
        let error = JSONChecker.check(try TestFolder.bytes(of: path))
        #expect(error == nil)
    }

    @Test(arguments: cases("y_"))
    func keepsForeignMember(path: String) throws {
        let value = try TestFolder.bytes(of: path)
        let head = #"{"type":"Feature","foreign":"#
        let tail = #","geometry":{"type":"Point","coordinates":[1.5,2.5]},"properties":null}"#
        let text = Array(head.utf8) + value + Array(tail.utf8)
        var document = try Document.read(bytes: text)
        #expect(document.currentBytes == text)
        let edit = try document.moveVertex(
            VertexReference(feature: 0, part: 0, vertex: 0), to: .init(3, 4),
            precision: .typed(longitudeDecimals: 1, latitudeDecimals: 1))
        let inverse = document.apply(edit)
        let moved = #","geometry":{"type":"Point","coordinates":[3.0,4.0]},"properties":null}"#
        #expect(document.currentBytes == Array(head.utf8) + value + Array(moved.utf8))
        _ = document.apply(inverse)
        #expect(document.currentBytes == text)
        #expect(!document.isModified)
    }

    @Test(arguments: cases("n_"))
    func refusesWithItsPlace(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        let error = try #require(JSONChecker.check(bytes))
        let place = try #require(error.place)
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }
        #expect((1...max(1, lines.count)).contains(place.line))
        #expect((1...(bytes.count + 1)).contains(place.column))
        #expect(!error.reason.isEmpty)
        #expect(throws: DocumentError.self) { try Document.read(bytes: bytes) }
    }

    /// Either verdict will do; that the test ends is what it says. Both readers agree where both decide.
    @Test(arguments: cases("i_"))
    func decidesEitherWay(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        let isJSON = JSONChecker.check(bytes) == nil
        let opened = try? Document.read(bytes: bytes)
        if !isJSON { #expect(opened == nil) }
        if let opened { #expect(opened.currentBytes == bytes) }
    }
}
