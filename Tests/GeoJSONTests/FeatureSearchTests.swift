import TestSupport
import Testing

@testable import GeoJSON

/// Which features a query means, told without reading more of them than that takes.
@Suite struct FeatureSearchTests {
    /// Features that say the same in different spellings, and what may be taken for an id.
    private static let features = [
        #"{"type":"Feature","id":"a","properties":{"name":"Holed"},"geometry":null}"#,
        #"{"type":"Feature","id":7,"properties":null,"geometry":{"type":"Point","coordinates":[7,42]}}"#,
        #"{"geometry":{"type":"Point","id":"a","coordinates":[1,2]},"type":"Feature","properties":{"n":42}}"#,
        #"{"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"id":"a"},"type":"Feature","id":"b"}"#,
        #"{"type":"Feature","\u0069d":"a","properties":{"n\u0061me":"H\u006fled"},"geometry":null}"#,
        #"{"type":"Feature","id":"x","id":"a","properties":{"name":"x","name":"Caf\u00e9"},"geometry":null}"#,
        #"{"type":"Feature","properties":{"name":"CAFÉ"},"id":"id","meta":{"id":"a"},"geometry":null}"#,
        #"{"type":"Feature","properties":{"name":"a\/b","list":["\u00e9",{"id":"z"}]},"geometry":null}"#,
        #"{"type":"id","id":5.0,"properties":["name"],"geometry":null}"#,
        #"{"type":"Feature","id":"a \"b\"","properties":{},"geometry":null}"#,
    ]
    private static let text =
        #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",\n") + "]}"

    @Test(
        arguments: [
            (.identifier("a"), [0, 4, 5]), (.identifier("7"), [1]), (.identifier("b"), [3]),
            (.identifier("x"), []), (.identifier("id"), [6]), (.identifier("5.0"), [8]),
            (.identifier("5"), []),
            (.identifier("a \"b\""), [9]), (.identifier(""), []),
            (.property(name: "name", text: "Holed"), [0, 4]), (.property(name: "n", text: "42"), [2]),
            (.property(name: "name", text: "Café"), [5]), (.property(name: "name", text: "x"), []),
            (.property(name: "name", text: "Cafe\u{301}"), [5]), (.property(name: "id", text: "a"), [3]),
            (.property(name: "name", text: "a/b"), [7]),
            (.property(name: "list", text: #"["\u00e9",{"id":"z"}]"#), [7]),
            (.text("hOLED"), [0, 4]), (.text("name=h"), [0, 4]), (.text("café"), [5, 6]),
            (.text("CAF"), [5, 6]),
            (.text("42"), [2]), (.text("id=a"), [0, 3, 4, 5, 9]), (.text("a/B"), [7]), (.text("E9"), [7]),
            (.text("feature"), []), (.text("id=id"), [6]), (.text("z"), [7]), (.text("=x"), [5]),
            (.called("hOLED", names: ["name"]), [0, 4]), (.called("name", names: ["name"]), []),
            (.called("A", names: ["name"]), [5, 6, 7, 9]), (.called("b", names: ["name"]), [3, 7, 9]),
            (.called("id", names: ["name"]), []), (.called("42", names: ["name", "n"]), [2]),
        ] as [(FeatureQuery, [Int])])
    func whatIsMeant(_ row: (query: FeatureQuery, features: [Int])) throws {
        #expect(try Document.read(Self.text).features(matching: row.query) == row.features)
    }

    @Test(
        arguments: [
            ("Größe", "GRÖSSE", false), ("GRÖSSE", "grös", true), ("Ärger", "ärg", true), ("Abc", "bC", true),
            ("abc", "abcd", false), ("", "", true), ("a", "", true), ("", "a", false), ("aab", "ab", true),
            ("地図帳", "図", true), ("[A]", "{a}", false), ("@", "`", false), ("\u{212A}m", "km", true),
        ] as [(String, String, Bool)])
    func caseDoesNotMatter(_ row: (text: String, part: String, isFound: Bool)) {
        #expect(FoldedText(row.text).contains(FoldedText(row.part)) == row.isFound)
    }

    /// The same as reading each feature whole, whatever they hold, and after edits too.
    @Test func itIsAsAfterReadingAll() throws {
        var random = SeededGenerator(seed: 11)
        for round in 0..<200 {
            let count = Int.random(in: 0...6, using: &random)
            let features = (0..<count).map { _ in Self.feature(&random) }
            var document = try Document.read(
                #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#)
            if count > 1, round.isMultiple(of: 2) {
                _ = document.apply(try document.setProperty("name", of: 0, to: .word("Ab")))
                _ = document.apply(try document.deleteFeature(1))
            }
            for query in Self.queries {
                #expect(
                    document.features(matching: query) == Self.plainly(document, query),
                    "\(query) in \(features)")
            }
        }
    }

    @Test func itIsToldHowFarItIsAndStopped() throws {
        let feature = #"{"type":"Feature","properties":{"name":"x"},"geometry":null}"#
        let many = repeatElement(feature, count: 60_000).joined(separator: ",")
        let document = try Document.read(#"{"type":"FeatureCollection","features":[\#(many)]}"#)
        var told: [Double] = []
        let found = document.features(matching: .text("X")) {
            told.append($0)
            return true
        }
        #expect(found == Array(0..<60_000))
        #expect(told.count >= 3 && told == told.sorted() && told.allSatisfy { (0...1).contains($0) })
        #expect(document.features(matching: .text("X")) { _ in false } == nil)
    }

    private static let queries: [FeatureQuery] = [
        .identifier("Ab"), .identifier("5"), .identifier("é"), .property(name: "name", text: "Ab"),
        .property(name: "id", text: "5"), .property(name: "é", text: "é"), .text("ab"), .text("É"),
        .text("5"),
        .called("ab", names: ["name"]), .called("5", names: ["name", "a"]), .called("É", names: ["a"]),
        .text("name="), .text("id=5"), .text("a"), .text("\\"), .text("e=a"), .text("\""),
    ]

    private static func feature(_ random: inout SeededGenerator) -> String {
        let words = [
            #""Ab""#, #""ab""#, "5", #""5""#, #""é""#, #""\u00e9""#, #""\u0041b""#, #""a\"b""#, "null",
            #"{"id":5}"#, #"["id"]"#,
        ]
        let names = ["name", "id", "é", #"\u0069d"#, #"n\u0061me"#, "type", "a"]
        func word() -> String { words.randomElement(using: &random) ?? "" }
        func members(_ most: Int) -> [String] {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in
                #""\#(names.randomElement(using: &random) ?? "")":\#(word())"#
            }
        }
        let geometry = #"{"type":"Point","coordinates":[5,5]\#(members(1).map { "," + $0 }.joined())}"#
        let all =
            members(2) + [
                #""type":"Feature""#, #""properties":{\#(members(3).joined(separator: ","))}"#,
                #""geometry":\#(geometry)"#,
            ]
        return "{" + all.shuffled(using: &random).joined(separator: ", ") + "}"
    }

    private static func holds(_ text: String, _ part: String) -> Bool {
        text.lowercased().utf8.firstRange(of: part.lowercased().utf8) != nil
    }

    private static func plainly(_ document: Document, _ query: FeatureQuery) -> [Int] {
        (0..<document.featureCount).filter { feature in
            let (id, properties) = (document.identifier(of: feature), document.properties(of: feature))
            switch query {
            case .identifier(let text):
                return id.map { $0.hasPrefix("\"") ? JSONString.text($0) : $0 } == text
            case .property(let name, let text): return properties.last { $0.name == name }?.text == text
            case .text(let text):
                let lines =
                    properties.map { "\($0.name)=\($0.text)" }
                    + (id.map { ["id=" + $0.filter { $0 != "\"" }] } ?? [])
                return lines.contains { holds($0, text) }
            case .called(let text, let names):
                let called = properties.filter { names.contains($0.name) && !$0.text.isEmpty }.map(\.text)
                let words = called.isEmpty ? id.map { [$0.filter { $0 != "\"" }] } ?? [] : called
                return words.contains { holds($0, text) }
            }
        }
    }
}

extension JSONString {
    fileprivate static func text(_ token: String) -> String { Array(token.utf8).withUnsafeBytes { text($0) } }
}
