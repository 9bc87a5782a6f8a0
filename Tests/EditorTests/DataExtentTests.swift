import GeoJSON
import Geography
import TestSupport
import Testing

@testable import Editor

/// The extent of data by the boxes of its features against the same by all of its vertices.
@Suite struct DataExtentTests {
    /// As `DataExtent` was before it knew boxes.
    private static func plainBox(of document: Document) -> WorldBox {
        var box = document.bounds.worldBox
        guard box.width > 0.5, box.width <= 1 else { return box }
        var isCovered = [Bool](repeating: false, count: 720)
        for feature in 0..<document.featureCount {
            let (geometry, parts) = document.packed(of: feature)
            for part in parts {
                let bins = geometry.vertexRange(ofPart: Int(part)).map {
                    Int((geometry.vertices[$0].point.x * 720).rounded(.down))
                }
                for (index, bin) in bins.enumerated() {
                    let isPoint = index == 0 || geometry.partKinds[Int(part)] == .points
                    let start = isPoint ? bin : bins[index - 1]
                    for covered in min(start, bin)...max(start, bin) {
                        isCovered[(covered % 720 + 720) % 720] = true
                    }
                }
            }
        }
        let covered = isCovered.indices.filter { isCovered[$0] }
        var (gap, end) = (0, 0)
        for (west, east) in zip(covered, covered.dropFirst()) where east - west - 1 > gap {
            (gap, end) = (east - west - 1, east)
        }
        guard Double(gap) > 720 * (1 - box.width) + 1 else { return box }
        box.minX = Double(end) / 720
        box.maxX = box.minX + 1 - Double(gap) / 720
        return box
    }

    private static func feature(_ generator: inout SeededGenerator) -> String {
        let centers: [Double] = [-179, -170, 0, 60, 150, 179]
        let reaches: [Double] = [0.1, 1, 20, 100]
        let center = centers.randomElement(using: &generator) ?? 0
        let reach = reaches.randomElement(using: &generator) ?? 1
        func positions(_ count: Int) -> String {
            "["
                + (0..<count).map { _ in
                    let longitude = center + Double.random(in: -reach...reach, using: &generator)
                    return "[\(longitude),\(Double.random(in: -80...80, using: &generator))]"
                }.joined(separator: ",") + "]"
        }
        let (type, coordinates) =
            switch generator.next() % 5 {
            case 0: ("Point", "[\(center),1]")
            case 1: ("MultiPoint", positions(3))
            case 2: ("LineString", positions(3))
            case 3: ("Polygon", "[\(positions(4)),\(positions(4))]")
            default: ("MultiLineString", "[\(positions(2)),[],\(positions(2))]")
            }
        let geometry = #"{"type":"\#(type)","coordinates":\#(coordinates)}"#
        return generator.next() % 6 == 0
            ? #"{"type":"Feature","geometry":{"type":"GeometryCollection","geometries":[\#(geometry)]}}"#
            : #"{"type":"Feature","geometry":\#(geometry)}"#
    }

    @Test func isWhatTheVerticesSay() throws {
        var generator = SeededGenerator(seed: 3)
        var (across, others) = (0, 0)
        for _ in 0..<600 {
            let features = (0...(generator.next() % 6)).map { _ in Self.feature(&generator) }
            let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
            var document = try Document.read(bytes: Array(text.utf8))
            if generator.next() % 3 == 0, let edit = try? document.deleteFeature(0) {
                _ = document.apply(edit)
            }
            let vertex = VertexReference(feature: 0, part: 0, vertex: 0)
            let precision = Precision.typed(longitudeDecimals: 2, latitudeDecimals: 2)
            if generator.next() % 3 == 0,
                let edit = try? document.moveVertex(vertex, to: Coordinate(178, 3), precision: precision)
            {
                _ = document.apply(edit)
            }
            let layer = Layer(document: document, path: nil, name: "", isReadOnly: false, stamp: nil)
            let box = DataExtent.box(of: [layer])
            #expect(box == Self.plainBox(of: document), "\(text)")
            if box == document.bounds.worldBox { others += 1 } else { across += 1 }
        }
        #expect(across > 50 && others > 50)
    }
}
