import Geography
import Testing

@testable import GeoJSON

/// Properties and ids set, renamed and removed, as text before and after.
@Suite struct MemberEditTests {
    enum Change: Sendable {
        case set(String, PropertyValue)
        case rename(String, String)
        case remove(String)
        case id(PropertyValue?)

        func edit(_ document: Document) throws(EditError) -> Edit {
            switch self {
            case .set(let name, let value): try document.setProperty(name, of: 0, to: value)
            case .rename(let name, let newName): try document.renameProperty(name, of: 0, to: newName)
            case .remove(let name): try document.removeProperty(name, of: 0)
            case .id(let value): try document.setIdentifier(of: 0, to: value)
            }
        }
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let before: String
        let change: Change
        let after: String
        var testDescription: String { "\(before) \(change)" }

        init(_ before: String, _ change: Change, _ after: String) {
            (self.before, self.change, self.after) = (before, change, after)
        }
    }

    /// The members behind the type of a Feature that has no geometry.
    static let examples: [Example] = [
        // The token alone is replaced; the type is what the text reads like.
        .init(
            #""properties": {"a": 1, "b":2.50}"#, .set("a", .word("7")), #""properties": {"a": 7, "b":2.50}"#),
        .init(#""properties": {"a": 1}"#, .set("a", .word("Old Town")), #""properties": {"a": "Old Town"}"#),
        .init(#""properties": {"a": 1}"#, .set("a", .word("true")), #""properties": {"a": true}"#),
        .init(#""properties": {"a": 1}"#, .set("a", .word("01")), #""properties": {"a": "01"}"#),
        .init(#""properties": {"a": 1}"#, .set("a", .word("NaN")), #""properties": {"a": "NaN"}"#),
        .init(#""properties": {"a": 1}"#, .set("a", .json(" [1, 2] ")), #""properties": {"a": [1, 2]}"#),
        .init(#""properties": {"a": 1}"#, .set("a", .string("null")), #""properties": {"a": "null"}"#),
        // A string stays a string.
        .init(#""properties": {"a": "3"}"#, .set("a", .word("007")), #""properties": {"a": "007"}"#),
        .init(#""properties": {"a": "3"}"#, .set("a", .word("4")), #""properties": {"a": "4"}"#),
        .init(#""properties": {"a": "3"}"#, .set("a", .json("4")), #""properties": {"a": 4}"#),
        // Of duplicates the last counts; an escaped name is the same name.
        .init(#""properties": {"a":1,"a":2}"#, .set("a", .word("3")), #""properties": {"a":1,"a":3}"#),
        .init(#""properties": {"\u0061":1}"#, .set("a", .word("3")), #""properties": {"\u0061":3}"#),
        // A new one in the style of the others.
        .init(#""properties": {"a" : 1}"#, .set("b", .word("2")), #""properties": {"a" : 1, "b" : 2}"#),
        .init(
            #""properties": {"a": 1, "c": 3}"#, .set("b", .word("2")),
            #""properties": {"a": 1, "c": 3, "b": 2}"#),
        .init(
            "\"properties\": {\n    \"a\": 1\n  }", .set("b", .word("2")),
            "\"properties\": {\n    \"a\": 1,\n    \"b\": 2\n  }"),
        .init(#""properties": {}"#, .set("a\"", .word("x\ty")), #""properties": {"a\"": "x\ty"}"#),
        .init(#""properties": null"#, .set("a", .word("1")), #""properties": {"a": 1}"#),
        .init(#""id": 4"#, .set("a", .word("1")), #""id": 4, "properties": {"a": 1}"#),
        // Names.
        .init(
            #""properties": {"a":1, "a": 2}"#, .rename("a", "b\n"), #""properties": {"b\n":1, "b\n": 2}"#),
        .init(#""properties": {"a":1, "b": 2}"#, .remove("a"), #""properties": {"b": 2}"#),
        .init(#""properties": {"a":1, "b": 2}"#, .remove("b"), #""properties": {"a":1}"#),
        .init(#""properties": { "a":1 }"#, .remove("a"), #""properties": {}"#),
        .init(#""properties": {"a":1, "b": 2, "a": 3}"#, .remove("a"), #""properties": {"b": 2}"#),
        // Ids.
        .init(#""id": 4, "properties": {}"#, .id(.word("5")), #""id": 5, "properties": {}"#),
        .init(#""id": "4", "properties": {}"#, .id(.word("5")), #""id": "5", "properties": {}"#),
        .init(#""properties": {}"#, .id(.word("x-1")), #""id": "x-1", "properties": {}"#),
        .init(#""id": 4, "properties": {}"#, .id(nil), #""properties": {}"#),
    ]

    private static func text(_ members: String) -> String {
        #"{"features": [{"type": "Feature", \#(members)}], "type": "FeatureCollection"}"#
    }

    @Test(arguments: examples) func textBecomesText(_ example: Example) throws {
        let before = MemberEditTests.text(example.before)
        var document = try Document.read(bytes: Array(before.utf8))
        let inverse = document.apply(try example.change.edit(document))
        let after = example.after.replacing("x\ty", with: #"x\ty"#)
        #expect(String(decoding: document.currentBytes, as: UTF8.self) == MemberEditTests.text(after))
        _ = document.apply(inverse)
        #expect(String(decoding: document.currentBytes, as: UTF8.self) == before)
    }

    static let refusals: [(String, Change, String)] = [
        (#""properties": {"a":1}"#, .set("a", .json("{a}")), "is no JSON"),
        (#""properties": {"a":1}"#, .set("a", .json("1 2")), "is no JSON"),
        (#""properties": [1]"#, .set("a", .word("1")), "no object"),
        (#""properties": {"a":1}"#, .rename("b", "c"), "no property 'b'"),
        (#""properties": {"a":1, "b": 2}"#, .rename("a", "b"), "already"),
        (#""properties": {"a":1}"#, .remove("b"), "no property 'b'"),
        (#""properties": {"a":1}"#, .id(nil), "no id"),
        (#""properties": {"a":1}"#, .id(.json("[1]")), "a string or a number"),
        (#""type": "Point", "coordinates": [1,2]"#, .set("a", .word("1")), "a bare Point"),
    ]

    @Test(arguments: refusals) func refuses(_ members: String, _ change: Change, _ reason: String) throws {
        let document = try Document.read(bytes: Array(MemberEditTests.text(members).utf8))
        do throws(EditError) {
            _ = try change.edit(document)
            Issue.record("it was done")
        } catch {
            #expect(error.reason.contains(reason), "\(error.reason)")
        }
    }

    @Test func whatIsSetAlreadyIsNoEdit() throws {
        let document = try Document.read(bytes: Array(MemberEditTests.text(#""properties": {"a":1}"#).utf8))
        #expect(try document.setProperty("a", of: 0, to: .word("1")).splices.isEmpty)
        #expect(try document.renameProperty("a", of: 0, to: "a").splices.isEmpty)
    }
}
