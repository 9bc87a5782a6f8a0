import Geography
import TestSupport
import Testing

@testable import GeoJSON

/// Edits drawn by lot on the small files: after each the document is what a reader of its bytes would see, and
/// all undone it is the file.
@Suite struct RandomEditTests {
    static let files = TestFolder.files(below: TestFolder.own)
    private static let editsEach = 60

    @Test func theFilesAreThere() { #expect(RandomEditTests.files.count >= 13) }

    @Test(arguments: files, [1, 2, 3] as [UInt64])
    func editsHoldAndUndo(path: String, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = try TestFolder.bytes(of: path)
        var document = try Document.read(bytes: bytes)
        let first = document
        var inverses: [Edit] = []
        for _ in 0..<RandomEditTests.editsEach {
            guard let edit = RandomEdit.make(in: document, &generator) else { continue }
            let (before, beforeBytes) = (document, document.currentBytes)
            inverses.append(document.apply(edit))
            try RandomEditTests.expectSameAsReread(document, edit)
            if case .rewrites(let features) = edit.change {
                for feature in features { RandomEditTests.expectClosed(document, asIn: before, feature) }
            }
            if generator.next() % 4 == 0 {
                let again = document
                _ = document.apply(inverses.removeLast())
                #expect(document.currentBytes == beforeBytes, "\(edit.label)")
                inverses.append(document.apply(edit))
                #expect(document.currentBytes == again.currentBytes)
            }
        }
        #expect(!inverses.isEmpty)
        for inverse in inverses.reversed() { _ = document.apply(inverse) }
        #expect(document.currentBytes == bytes)
        #expect(!document.isModified)
        expectSame(document, first)
    }

    private static func expectSameAsReread(_ document: Document, _ edit: Edit) throws {
        let bytes = document.currentBytes
        #expect(document.byteCount == bytes.count)
        let reread: Document
        do {
            reread = try Document.read(bytes: bytes)
        } catch {
            Issue.record("\(edit.label) left \(String(decoding: bytes, as: UTF8.self)): \(error.reason)")
            throw error
        }
        expectSame(document, reread)
    }

    private static func expectClosed(_ document: Document, asIn before: Document, _ feature: Int) {
        let (old, new) = (before.geometry(of: feature).parts, document.geometry(of: feature).parts)
        #expect(old.count == new.count)
        for (old, new) in zip(old, new) where old.kind.isRing && old.coordinates.count > old.vertexCount {
            #expect(new.coordinates.first == new.coordinates.last)
        }
    }
}

/// Whether two documents show the same features.
func expectSame(_ one: Document, _ other: Document, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(one.featureCount == other.featureCount, sourceLocation: sourceLocation)
    #expect(one.bounds == other.bounds, sourceLocation: sourceLocation)
    #expect(one.listFeatures == other.listFeatures, sourceLocation: sourceLocation)
    for feature in 0..<min(one.featureCount, other.featureCount) {
        #expect(one.kind(of: feature) == other.kind(of: feature), sourceLocation: sourceLocation)
        #expect(one.packedBox(of: feature) == other.packedBox(of: feature), sourceLocation: sourceLocation)
        #expect(one.geometry(of: feature) == other.geometry(of: feature), sourceLocation: sourceLocation)
        #expect(shapes(one, feature) == shapes(other, feature), sourceLocation: sourceLocation)
        #expect(one.properties(of: feature) == other.properties(of: feature), sourceLocation: sourceLocation)
        #expect(one.identifier(of: feature) == other.identifier(of: feature), sourceLocation: sourceLocation)
    }
}

/// What is drawn of a feature, part by part.
private func shapes(_ document: Document, _ feature: Int) -> [[PackedWorld]] {
    let (geometry, parts) = document.packed(of: feature)
    return parts.map { Array(geometry.vertices[geometry.vertexRange(ofPart: Int($0))]) }
}

/// An edit drawn by lot.
enum RandomEdit {
    /// nil where the lot fell on something that has no vertex, or may not be done.
    static func make(in document: Document, _ generator: inout SeededGenerator) -> Edit? {
        if document.featureCount == 0 || generator.next() % 8 == 0 { return added(to: document, &generator) }
        let feature = Int.random(in: 0..<document.featureCount, using: &generator)
        let parts = document.geometry(of: feature).parts
        if generator.next() % 3 == 0 { return members(of: feature, in: document, &generator) }
        let precision = precision(&generator)
        if generator.next() % 8 == 0 {
            let way = WorldVector(
                x: Double.random(in: -0.01...0.01, using: &generator),
                y: Double.random(in: -0.01...0.01, using: &generator))
            return try? document.moveFeature(feature, by: way, precision: precision)
        }
        guard !parts.isEmpty else { return nil }
        let part = Int.random(in: parts.indices, using: &generator)
        guard parts[part].vertexCount > 0 else { return nil }
        let index = Int.random(in: 0..<parts[part].vertexCount, using: &generator)
        let vertex = VertexReference(feature: feature, part: part, vertex: index)
        let place = place(near: parts[part].coordinates, &generator)
        return switch generator.next() % 5 {
        case 0: try? document.insertVertex(after: vertex, at: place, precision: precision)
        case 1: try? document.deleteVertex(vertex)
        default: try? document.moveVertex(vertex, to: place, precision: precision)
        }
    }

    private static let names = ["name", "a", "n\u{FC}\"\\\n", "", "type", "id"]
    private static let values: [PropertyValue] = [
        .word("Old Town"), .word("12.50"), .word("true"), .string("\u{1}\u{1F600}\t"),
        .json("{\"a\": [1, 2]}"),
        .json("null"), .word("-0"), .word(""),
    ]

    /// An edit of a feature's members, or of the feature as a whole.
    private static func members(
        of feature: Int, in document: Document, _ generator: inout SeededGenerator
    ) -> Edit? {
        let held = document.properties(of: feature).map(\.name) + names
        guard let name = held.randomElement(using: &generator),
            let other = names.randomElement(using: &generator),
            let value = values.randomElement(using: &generator)
        else { return nil }
        return switch generator.next() % 7 {
        case 0: try? document.setProperty(name, of: feature, to: value)
        case 1: try? document.renameProperty(name, of: feature, to: other)
        case 2: try? document.removeProperty(name, of: feature)
        case 3: try? document.setIdentifier(of: feature, to: value)
        case 4: try? document.setIdentifier(of: feature, to: nil)
        case 5: try? document.deleteFeature(feature)
        default: try? document.duplicateFeature(feature)
        }
    }

    private static func added(to document: Document, _ generator: inout SeededGenerator) -> Edit? {
        let places = (0..<4).map { _ in place(near: [], &generator) }
        let geometry =
            switch generator.next() % 3 {
            case 0:
                FeatureGeometry(
                    kind: .point, parts: [.init(kind: .points, path: [], coordinates: [places[0]])])
            case 1:
                FeatureGeometry(
                    kind: .lineString, parts: [.init(kind: .line, path: [], coordinates: places)])
            default:
                FeatureGeometry(
                    kind: .polygon,
                    parts: [.init(kind: .exteriorRing, path: [0], coordinates: places + [places[0]])])
            }
        let properties = generator.next() % 2 == 0 ? [] : [("name", PropertyValue.word("new"))]
        let precision = precision(&generator)
        return try? document.addFeature(geometry, properties: properties) { _ in precision }
    }

    private static func place(near others: [Coordinate], _ generator: inout SeededGenerator) -> Coordinate {
        if generator.next() % 4 == 0, let other = others.randomElement(using: &generator) { return other }
        return Coordinate(
            Double.random(in: -200...200, using: &generator), Double.random(in: -95...95, using: &generator))
    }

    private static func precision(_ generator: inout SeededGenerator) -> Precision {
        let digits = Int.random(in: 0...9, using: &generator)
        if generator.next() % 2 == 0 {
            return .typed(
                longitudeDecimals: digits, latitudeDecimals: Int.random(in: 0...9, using: &generator))
        }
        let tenth = 3 / Double(1 + generator.next() % 100_000)
        return .pointer(tenthOfDot: (longitude: tenth, latitude: tenth * 0.7))
    }
}
