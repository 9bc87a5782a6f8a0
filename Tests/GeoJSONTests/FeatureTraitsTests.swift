import GeoJSON
import Testing

@Suite struct FeatureTraitsTests {
    private func document(_ properties: String...) throws -> Document {
        let features = properties.map {
            #"{"type":"Feature","properties":\#($0),"geometry":{"type":"Point","coordinates":[1,2]}}"#
        }
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        return try Document.read(bytes: Array(text.utf8))
    }

    @Test(
        arguments: [
            (#"{"title":"A","name":"B"}"#, "A"), (#"{"name":"B","title":"A"}"#, "A"),
            (#"{"NAME":"C","Name":"D"}"#, "D"), (#"{"name":"x","name":"y"}"#, "y"),
            (#"{"title":"","name":"B"}"#, "B"), (#"{"title":null,"NAME":"B"}"#, "B"),
            (#"{"name":12.50}"#, "12.50"), (#"{"name":["a"]}"#, nil), (#"{"name":true}"#, nil),
            (#"{"n\u0061me":"caf\u00e9"}"#, "café"), (#"{"name":" a\n\tb  c "}"#, "a b c"),
            (#"{"label":"no"}"#, nil), ("null", nil), ("[]", nil), (#"{"a":{"name":"inner"}}"#, nil),
            (#"{"name":"\#(String(repeating: "x", count: 300))"}"#, nil),
        ] as [(String, String?)])
    func title(properties: String, expected: String?) throws {
        #expect(try document(properties).traits(of: 0).title == expected)
    }

    @Test func noSuchFeature() throws {
        #expect(try document("{}").traits(of: 7).title == nil)
        #expect(try document("{}").traits(of: -1).title == nil)
    }

    /// What was read before an edit is not what is told after it, nor after it is undone; copies do not mix.
    @Test func editsAreSeen() throws {
        let original = try document(#"{"name":"a"}"#, #"{"name":"b"}"#)
        #expect(original.traits(of: 1).title == "b")
        var edited = original
        let edit = try edited.setProperty("title", of: 1, to: .string("new"))
        let inverse = edited.apply(edit)
        #expect(edited.traits(of: 1).title == "new")
        #expect(original.traits(of: 1).title == "b")
        _ = edited.apply(inverse)
        #expect(edited.traits(of: 1).title == "b")
        let removal = try edited.deleteFeature(0)
        _ = edited.apply(removal)
        #expect(edited.traits(of: 0).title == "b")
        #expect(edited.traits(of: 1).title == nil)
    }
}
