import GeoJSON
import Geography
import Input

@testable import Editor

/// Editors on small documents.
enum Samples {
    /// Every kind of geometry, and what files hold that is not as it should be.
    static let everything = """
        {"type":"FeatureCollection","bbox":[-531,-20,30,95],"features":[
        {"type":"Feature","id":"a","properties":{"name":"Holed"},"geometry":{"type":"Polygon","coordinates":[
        [[0,0],[10,0],[10,10,5.5],[0,10,6],[0,0]],[[2,2],[2,4],[4,4],[4,2],[2,2]]]}},
        {"type":"Feature","id":7,"properties":null,"geometry":{"type":"LineString","coordinates":[[-5,1.50],[1e-08, 2],[3,-4.0]]}},
        {"type":"Feature","properties":{"name":"\\u001b[31mWell"},"geometry":{"type":"Point","coordinates":[5,5,100]}},
        {"type":"Feature","properties":{},"geometry":null},
        {"type":"Feature","properties":{},"geometry":{"type":"MultiPoint","coordinates":[[1,1],[1,1],[1.0000001,1]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"MultiPolygon","coordinates":[
        [[[20,0],[22,0],[21,3],[20,0]]],[[[24,0],[26,0],[26,2],[24,2],[24,0],[24,0]]]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"GeometryCollection","geometries":[
        {"type":"Point","coordinates":[15,15]},{"type":"MultiLineString","coordinates":[[[14,14],[16,16]],[]]}]}},
        {"type":"Feature","properties":{"name":"Far"},"geometry":{"type":"Polygon","coordinates":[[[-531,10],[-528,10],[-528,12],[-531,10]]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[10,80],[20,95],[30,80]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[0,-20],[9,-20],[9,-11],[0,-11]]]}}
        ]}

        """

    static let square = """
        {"type":"Feature","properties":{"name":"Square"},"geometry":{"type":"Polygon","coordinates":[[
        [10.0,50.0],
        [11.0,50.0],
        [11.0,50.6],
        [10.0,50.6],
        [10.0,50.0]]]}}

        """

    static func editor(_ text: String, columns: Int = 40, rows: Int = 12) throws -> Editor {
        let document = try Document.read(bytes: Array(text.utf8))
        let layer = Layer(
            document: document, path: "a.geojson", name: "a.geojson", isReadOnly: false, stamp: nil)
        var editor = Editor(state: EditorState(layers: [layer]))
        _ = editor.update(.input(.resize(CellSize(columns: columns, rows: rows))))
        return editor
    }

    /// What comes of a search.
    static func result(of request: SearchRequest, in editor: Editor) -> EffectResult {
        .found(
            request,
            request.layers.flatMap { layer in
                (editor.state.layers[layer].document.features(matching: request.query) ?? []).map {
                    FeatureReference(layer: layer, feature: $0)
                }
            })
    }
}

extension Editor {
    /// Runs a command, and the search it may ask for.
    mutating func search(_ line: String) {
        for case .search(let request) in update(.command(line)) {
            _ = update(.result(Samples.result(of: request, in: self)))
        }
    }
}

extension Document {
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        forEachChunk { bytes += $0 }
        return bytes
    }
}
