import TestSupport
import Testing

@testable import GeoJSON

/// Whatever the bytes are, they are opened or refused, and what opens can be read and saved.
@Suite struct MalformedTests {
    /// Opens, reads everything, and says whether the bytes were taken.
    @discardableResult
    static func survive(_ bytes: [UInt8]) -> Bool {
        guard let document = try? Document.read(bytes: bytes) else { return false }
        for feature in 0..<document.featureCount {
            let geometry = document.geometry(of: feature)
            for part in geometry.parts.indices where geometry.parts[part].vertexCount > 0 {
                let vertex = VertexReference(feature: feature, part: part, vertex: 0)
                #expect(
                    geometry.vertexReference(ofPath: geometry.path(of: vertex), feature: feature) == vertex)
            }
            _ = document.properties(of: feature)
            _ = document.identifier(of: feature)
        }
        for note in document.notes { _ = document.place(of: note) }
        #expect(document.currentBytes == bytes)
        return true
    }

    @Test(arguments: RandomEditTests.files)
    func everyPrefix(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        #expect(MalformedTests.survive(bytes))
        for length in bytes.indices { MalformedTests.survive(Array(bytes[..<length])) }
    }

    @Test(arguments: RandomEditTests.files, [11, 12] as [UInt64])
    func mutations(path: String, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = try TestFolder.bytes(of: path)
        let alphabet = Array("[]{},:\"\\0123456789-+.eE \n\ttfnu\u{1E}é".utf8) + [0, 0x7F, 0x80, 0xC0, 0xFF]
        for _ in 0..<300 {
            var mutated = bytes
            for _ in 0...(generator.next() % 4) where !mutated.isEmpty {
                let index = Int.random(in: mutated.indices, using: &generator)
                let byte = alphabet.randomElement(using: &generator) ?? 0
                switch generator.next() % 4 {
                case 0: mutated.remove(at: index)
                case 1: mutated.insert(byte, at: index)
                case 2: mutated[index] = byte
                default: mutated.swapAt(index, Int.random(in: mutated.indices, using: &generator))
                }
            }
            MalformedTests.survive(mutated)
        }
    }

    @Test(arguments: [
        (100_000, #"{"a":"#, "}", false), (100_000, "[", "]", false),
        (100_000, #"{"type":"Feature","geometry":null,"deep":"#, "}", true),
        (100_000, #"{"type":"GeometryCollection","geometries":["#, "]}", true),
        (10_000, #"{"geometries":["#, #"],"type":"GeometryCollection"}"#, true),
        (100_000, #"{"type":"Polygon","coordinates":"#, "}", true),
    ])
    func deepNesting(levels: Int, opening: String, closing: String, isGeoJSON: Bool) {
        let inner = isGeoJSON ? #"{"type":"Point","coordinates":[1,2]}"# : "1"
        let text =
            String(repeating: opening, count: levels) + inner + String(repeating: closing, count: levels)
        let bytes = Array(text.utf8)
        #expect(JSONChecker.check(bytes) == nil)
        #expect((try? Document.read(bytes: bytes)) != nil || !isGeoJSON)
        let unclosed = Array(bytes.dropLast())
        #expect(JSONChecker.check(unclosed) != nil)
        #expect(throws: DocumentError.self) { try Document.read(bytes: unclosed) }
    }

    @Test(arguments: [
        ("", 1, 1), (" \n ", 2, 2), ("{\"a\":1,}", 1, 8), ("{\"a\":1\n\"b\"}", 2, 1), ("{\"é\":x}", 1, 6),
        ("{\"🏰\":x}", 1, 6), ("{\r\n\"a\":NaN}", 2, 5), ("{\r\"a\":x}", 2, 5), ("[1,2", 1, 5),
        ("{\"a\":01}", 1, 6),
        ("{\"a\":1.}", 1, 8), ("{\"a\":1e}", 1, 8), ("{\"a\":-}", 1, 7), ("{\"a\":\"\\x\"}", 1, 7),
        ("{\"a\":\"\t\"}", 1, 7), ("{'a':1}", 1, 2), ("{\"a\":tru}", 1, 6),
        ("{\"type\":\"Feature\"} x", 1, 20),
        ("\u{FEFF}{\"a\":x}", 1, 6), ("\u{FEFF}\n x", 2, 2), ("{\"a\"=1}", 1, 5), ("{a:1}", 1, 2),
    ])
    func errorsHaveTheirPlace(text: String, line: Int, column: Int) throws {
        let expected = DocumentError.Place(line: line, column: column)
        let bytes = Array(text.utf8)
        let error = try #require(JSONChecker.check(bytes))
        #expect(error.place == expected, "\(error.reason)")
        do {
            _ = try Document.read(bytes: bytes)
            Issue.record("it opened")
        } catch {
            #expect(error.place == expected, "\(error.reason)")
        }
    }

    @Test(arguments: [
        ("[]", 1, 1, "no object"), ("\n {\"a\":1}", 2, 2, "no type"), ("{\"type\":5}", 1, 1, "no type"),
        ("{\"type\": \"Topology\"}", 1, 10, "'Topology'"),
        ("{\"type\":\"Feature\"}{\"type\":\"Feature\"}", 1, 19, "behind"),
        ("{\"type\":\"Feature\"}\n5", 2, 1, "behind"), ("{\"type\":\"a\\u0007b\"}", 1, 9, "'a?b'"),
        ("{\"type\":\"LineString\",\n\"coordinates\":[[1,NaN]]}", 2, 19, "NaN"),
        ("{\"type\":\"Feature\"}\n{\"type\":\"Feature\",\"id\":}", 2, 24, "value"),
    ])
    func refusesWhatIsNoGeoJSON(text: String, line: Int, column: Int, word: String) {
        do {
            _ = try Document.read(text)
            Issue.record("it opened")
        } catch let error as DocumentError {
            #expect(error.place == DocumentError.Place(line: line, column: column))
            #expect(error.reason.contains(word), "\(error.reason)")
        } catch { Issue.record("\(error)") }
    }

    @Test(arguments: [
        (#"{"type":"Polygon","coordinates":[]}"#, ["the coordinates are empty"]),
        (#"{"type":"Point","coordinates":[]}"#, ["the coordinates are empty"]),
        (#"{"type":"LineString","coordinates":[]}"#, ["the coordinates are empty"]),
        (#"{"type":"GeometryCollection","geometries":[]}"#, ["the collection is empty"]),
        (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1]]]}"#, ["the ring is not closed"]),
        (
            #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[0,0]]]}"#,
            ["the ring has fewer than four positions"]
        ),
        (#"{"type":"LineString","coordinates":[[0,0]]}"#, ["the line has fewer than two positions"]),
        (#"{"type":"Point","coordinates":[1]}"#, ["a position needs two numbers, longitude and latitude"]),
        (#"{"type":"Feature"}"#, ["the feature has no geometry"]),
        (#"{"type":"Feature","geometry":null}"#, []),
        (#"{"type":"Point","coordinates":[1,2]}"#, []),
        (#"{"type":"FeatureCollection","features":[]}"#, []),
        (#"{"type":"FeatureCollection"}"#, ["the collection has no features"]),
        (#"{"type":"Point","coordinates":[1,1e999]}"#, ["the position is too large for a number"]),
    ])
    func notesWhatIsAmiss(text: String, messages: [String]) throws {
        #expect(try Document.read(text).notes.map(\.message) == messages)
    }
}
