import GeoJSON
import Testing

@testable import Editor

/// What is typed behind `property`, and what is written.
@Suite struct PropertyCommandTests {
    @Test(arguments: [
        ("property name=Old Town", #""name":"Old Town""#),
        (#"property name="Old Town""#, #""name":"Old Town""#),
        (#"property note=C:\dir "q" it's"#, #""note":"C:\\dir \"q\" it's""#),
        ("property a=1.50", #""a":1.50"#),
        (#"property a="1.50""#, #""a":"1.50""#), ("property a:=[1, 2]", #""a":[1, 2]"#),
        (#"property a:={"b": "c"}"#, #""a":{"b": "c"}"#), ("property  ee = v ", #""ee":"v""#),
        ("property dd := [1]", #""dd":[1]"#), (#"property "c d"="e f""#, #""c d":"e f""#),
        ("property a=b=c", #""a":"b=c""#), ("property a=", #""a":"""#),
    ])
    func whatIsTypedIsWritten(_ line: String, _ member: String) throws {
        var editor = try Samples.editor(
            #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":null}]}"#)
        for line in ["select 0", line] { _ = editor.update(.command(line)) }
        #expect(editor.failure == nil)
        var text: [UInt8] = []
        editor.state.layers[0].document.forEachChunk { text.append(contentsOf: $0) }
        #expect(String(decoding: text, as: UTF8.self).contains(#""properties":{\#(member)}"#))
    }

    @Test(arguments: [
        "property =x", "property :=1", "property a:=", "property a:={b}", "property rename a", "property b",
    ])
    func whatMakesNoSenseIsRefused(_ line: String) throws {
        var editor = try Samples.editor(
            #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1},"geometry":null}]}"#
        )
        for line in ["select 0", line] { _ = editor.update(.command(line)) }
        #expect(editor.failure != nil)
        #expect(!editor.state.isModified)
    }
}
