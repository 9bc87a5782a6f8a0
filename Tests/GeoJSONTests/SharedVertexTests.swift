import GeoJSON
import Testing

@Suite struct SharedVertexTests {
    private let document = #"""
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[0,0],[1,1],[2,0]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[1,1],[2,2],[1,1]]}}]}
        """#

    @Test func vertices() throws {
        let shared = try Document.read(bytes: Array(document.utf8)).sharedVertices(of: 0)
        func vertex(_ feature: Int, _ index: Int) -> VertexReference {
            VertexReference(feature: feature, part: 0, vertex: index)
        }
        #expect(shared.others(of: vertex(0, 1)) == [vertex(1, 0), vertex(1, 2)])
        #expect(shared.others(of: vertex(0, 0)) == [])
        #expect(!shared.isShared(vertex(0, 2)))
    }

    /// Each is told with all others at its place, which must not take the square of their number in memory.
    @Test func allAtOnePlace() throws {
        let positions = String(repeating: "[13.4,52.5],", count: 20_000) + "[0,0]"
        let text = #"{"type":"LineString","coordinates":[\#(positions)]}"#
        let shared = try Document.read(bytes: Array(text.utf8)).sharedVertices(of: 0)
        #expect(shared.others(of: VertexReference(feature: 0, part: 0, vertex: 7)).count == 19_999)
    }
}
