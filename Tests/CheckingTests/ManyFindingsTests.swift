import Checking
import GeoJSON
import Testing

/// A small file can be wrong in more places than can be listed.
@Suite struct ManyFindingsTests {
    private func document(_ features: String, times: Int) throws -> Document {
        let list = String(repeating: features + ",", count: times - 1) + features
        return try Document.read(bytes: Array(#"{"type":"FeatureCollection","features":[\#(list)]}"#.utf8))
    }

    @Test func whatIsNotListedIsCounted() throws {
        let report = Checker.check(try document("null", times: 150), listing: 100)
        #expect(report.findings.count == 100)
        #expect(report.omittedCount == 50)
        #expect(report.count(.error) == 150)
        #expect(zip(report.findings, report.findings.dropFirst()).allSatisfy { $0.offset < $1.offset })
    }

    @Test func whatIsNotListedIsMended() throws {
        let ring = #"{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}"#
        var document = try document(
            #"{"type":"Feature","properties":null,"geometry":\#(ring)}"#, times: 250)
        var report = Checker.check(document, listing: 100)
        let mended = Fixer.fix(&document, [.winding], &report)
        #expect(mended.map(\.count) == [250])
        #expect(report.findings.isEmpty)
    }
}
