import Basemap
import Editor
import GeoJSON
import Geography
import Glibc
import Options

/// Opens what a call or a person names as the basemap.
enum BasemapLoading {
    static func choice(_ option: BasemapOption) throws(LookFailure) -> BasemapChoice {
        switch option {
        case .none: .none
        case .builtin: .builtin
        case .file(let path): BasemapChoice(name: path, source: try source(path))
        }
    }

    /// What a file is, it says itself: a database holds tiles, all else is GeoJSON. A pipe, which can be read but
    /// once, is no database.
    private static func source(_ path: String) throws(LookFailure) -> any BasemapSource {
        do throws(BasemapError) {
            if !Waiting.mayHappen(reading: path), begins(path, with: "SQLite format 3") {
                return try TileBasemap(path: path)
            }
        } catch {
            throw LookFailure(reason: "\(path): \(error.reason)")
        }
        do throws(DocumentError) {
            return shapes(of: try Document.open(path: path))
        } catch {
            throw LookFailure(reason: error.message(file: path))
        }
    }

    private static func begins(_ path: String, with text: String) -> Bool {
        guard let file = fopen(path, "re") else { return false }
        defer { fclose(file) }
        return text.utf8.allSatisfy { fgetc(file) == Int32($0) }
    }

    private static func shapes(of document: Document) -> ShapeBasemap {
        var shapes: [(kind: ShapeBasemap.Kind, parts: Range<UInt32>, box: PackedBox)] = []
        var shared: PackedGeometry?
        let everywhere = PackedBox(minX: .min, minY: .min, maxX: .max, maxY: .max)
        document.features(intersecting: everywhere) { feature in
            let (geometry, parts) = document.packed(of: feature)
            shared = geometry
            shapes.append((kind(document.kind(of: feature)), parts, document.packedBox(of: feature)))
        }
        let none = PackedGeometry(vertices: [], partStarts: [0], partKinds: [])
        return ShapeBasemap(geometry: shared ?? none, shapes: shapes)
    }

    private static func kind(_ kind: GeometryKind) -> ShapeBasemap.Kind {
        switch kind {
        case .polygon, .multiPolygon, .geometryCollection: .area
        case .lineString, .multiLineString: .line
        case .point, .multiPoint, .none: .point
        }
    }
}
