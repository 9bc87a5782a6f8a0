import Checking
import GeoJSON
import Testing

/// Shapes that look wrong and are right.
@Suite struct FalseAlarmTests {
    private static func polygon(_ rings: String) -> String {
        #"{"type":"Polygon","coordinates":[\#(rings)]}"#
    }

    @Test(arguments: [
        // A cap around the south pole as it is cut for the plane, and the whole world.
        polygon("[[-180,-90],[180,-90],[180,-70],[0,-65],[-180,-70],[-180,-90]]"),
        polygon("[[-180,-90],[180,-90],[180,90],[-180,90],[-180,-90]]"),
        polygon("[[-180,-85],[180,-85],[180,85],[-180,85],[-180,-85]]"),
        polygon("[[-180,-85],[180,-85],[180,85],[-180,85],[-180,-85]],[[150,5],[151,6],[151,5],[150,5]]"),
        // A hole that touches its exterior at a point, and holes that touch each other.
        polygon("[[0,0],[9,0],[9,9],[0,9],[0,0]],[[0,0],[2,4],[4,2],[0,0]]"),
        polygon("[[0,0],[9,0],[9,9],[0,9],[0,0]],[[1,1],[2,4],[4,2],[1,1]],[[4,2],[6,6],[7,5],[4,2]]"),
        // Parts that touch at a point, and an island in a hole.
        #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]],[[[1,1],[2,1],[2,2],[1,1]]]]}"#,
        """
        {"type":"MultiPolygon","coordinates":[[[[0,0],[9,0],[9,9],[0,9],[0,0]],[[1,1],[1,8],[8,8],[8,1],[1,1]]],
        [[[2,2],[3,2],[3,3],[2,2]]]]}
        """,
        // A vertex in the middle of an edge; a line that crosses itself; a track that comes back.
        polygon("[[0,0],[1,0],[2,0],[9,0],[9,9],[0,0]]"),
        #"{"type":"LineString","coordinates":[[0,0],[2,2],[2,0],[0,2],[0,0],[2,2]]}"#,
        // Names that are equal to Unicode, and not to a program; what another member of the object says.
        "{\"type\":\"Point\",\"coordinates\":[1,2],\"\u{E9}\":1,\"e\u{301}\":2,\"\\ud800\":3,\"\\ud801\":4}",
        #"{"type":"Point","coordinates":[1,2],"x":{"type":"Polygon","coordinates":7,"bbox":[]}}"#,
        // A box over 180 degrees (RFC 7946 section 5.2), and one of a whole turn further on.
        #"{"type":"MultiPoint","bbox":[177,-20,-178,-16],"coordinates":[[180,-20],[177,-16],[-178,-17]]}"#,
        #"{"type":"Point","bbox":[-180,70,180,90],"coordinates":[180,90]}"#,
        // Null and nothing, as RFC 7946 has them.
        #"{"type":"Feature","geometry":null,"properties":null,"id":0}"#,
        #"{"type":"FeatureCollection","features":[]}"#,
    ]) func nothingIsFound(text: String) throws {
        #expect(try Found(text).findings.map(\.description) == [])
    }

    /// Metres go around nothing.
    @Test func anotherReferenceSystem() throws {
        let text = """
            {"type":"Polygon","crs":{"type":"name","properties":{"name":"EPSG:2056"}},
            "coordinates":[[[0,0],[200,0],[200,300.123456789],[0,300],[0,0]],[[10,10],[10,20],[20,20],[10,10]]]}
            """
        #expect(try Found(text).findings.map(\.code) == ["old-crs"])
    }

    /// A ring over 180 degrees that is not cut is told as such, and not as crossing itself or running backwards.
    @Test(arguments: [
        polygon("[[170,0],[-170,0],[-170,10],[170,10],[170,0]],[[175,2],[175,8],[-175,8],[-175,2],[175,2]]"),
        polygon(
            "[[170,0],[-170,0],[-170,10],[170,10],[170,0]],[[-175,2],[-175,8],[-172,8],[-172,2],[-175,2]]"),
        polygon("[[-170,0],[-170,10],[170,10],[170,0],[-170,0]],[[175,2],[175,8],[178,8],[178,2],[175,2]]"),
        polygon("[[170,60],[-100,60],[0,60],[90,60],[170,60]]"),
        polygon("[[170,0],[190,0],[190,10],[170,10],[170,0]]"),
    ]) func overTheAntimeridian(text: String) throws {
        #expect(Set(try Found(text).findings.map(\.code)) == ["antimeridian-crossing"])
    }
}
