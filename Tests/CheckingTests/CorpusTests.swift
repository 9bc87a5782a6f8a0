import Checking
import GeoJSON
import Glibc
import Testing

/// What is found in files that other people wrote: how often each code, in a golden that a person has read. It
/// holds no false alarm that is known.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.isMissing)"))
struct CorpusTests {
    private static let golden = #filePath.replacing("CorpusTests.swift", with: "Goldens/corpus.txt")

    /// JSONTestSuite has no GeoJSON in it, earcut bare arrays.
    private static let judged = Corpus.files.filter { path in
        ["antimeridian/", "real/", "rfc7946/", "turf/"].contains { path.hasPrefix($0) }
    }

    @Test func findsWhatItFound() throws {
        let text = try Self.judged.map { "\($0): \(try Self.summary(of: $0))\n" }.joined()
        if getenv("RECORD_GOLDENS") != nil {
            let file = try #require(fopen(Self.golden, "w"))
            fputs(text, file)
            fclose(file)
            Issue.record("recorded; look at it")
            return
        }
        let expected = String(decoding: try #require(Corpus.bytes(at: Self.golden)), as: UTF8.self)
        #expect(text.split(separator: "\n") == expected.split(separator: "\n"))
    }

    /// `3 winding, 1 spike`, in the order of the codes.
    private static func summary(of path: String) throws -> String {
        guard let document = try? Document.read(bytes: Corpus.bytes(of: path)) else { return "no GeoJSON" }
        let findings = Found(document).findings
        let counts = Code.allCases.compactMap { code in
            let count = findings.count { $0.code == code.rawValue }
            return count > 0 ? "\(count) \(code.rawValue)" : nil
        }
        return counts.isEmpty ? "clean" : counts.joined(separator: ", ")
    }

    /// As values of a foreign member, even texts made to break parsers.
    @Test func noTextOfJSONTestSuiteCrashesIt() throws {
        let files = Corpus.files.filter { $0.hasPrefix("json-test-suite/") }
        #expect(files.count > 300)
        for path in files {
            let head = Array(#"{"type":"Feature","geometry":null,"properties":"#.utf8)
            for member in [#""#, #"null,"bbox":"#, #"null,"id":"#, #"null,"geometry":"#] {
                let text = head + Array(member.utf8) + Corpus.bytes(of: path) + [UInt8(ascii: "}")]
                guard let document = try? Document.read(bytes: text) else { continue }
                _ = Checker.check(document)
            }
        }
    }

    /// Polygons that are hard to fill, in pixels: each becomes a Polygon.
    @Test func noPolygonOfEarcutCrashesIt() throws {
        let files = Corpus.files.filter { $0.hasPrefix("earcut/") }
        #expect(files.count > 30)
        for path in files {
            let text =
                Array(#"{"type":"Polygon","coordinates":"#.utf8) + Corpus.bytes(of: path) + [
                    UInt8(ascii: "}")
                ]
            guard let document = try? Document.read(bytes: text) else { continue }
            _ = Checker.check(document)
        }
    }

    /// What `--fix` changes of real files stays mended, and is not found again. Those of more than a megabyte say no
    /// more and take seconds.
    @Test(arguments: judged.filter { Corpus.bytes(of: $0).count < 1 << 20 }) func whatIsMendedStaysMended(
        path: String
    ) throws {
        guard var document = try? Document.read(bytes: Corpus.bytes(of: path)) else { return }
        var report = Checker.check(document)
        let mended = Fixer.fix(&document, Code.fixOrder, &report)
        var again = try Document.read(bytes: document.withCurrentText { Array($0) })
        var second = Checker.check(again)
        #expect(second.findings.map(\.offset) == report.findings.map(\.offset))
        #expect(Fixer.fix(&again, Code.fixOrder, &second).isEmpty)
        #expect(document.isModified == !mended.isEmpty)
    }
}
