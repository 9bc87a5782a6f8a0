import Checking
import GeoJSON
import Testing

/// One small input for each code, and a twin that is like it but for what is wrong.
struct CodeCase: Sendable, CustomTestStringConvertible {
    let code: Code
    let text: String
    /// `LINE:COL` of the finding.
    let place: String
    let good: String
    /// Whether `text` has no other finding.
    var isAlone = true

    var testDescription: String { code.rawValue }

    init(_ code: Code, _ text: String, at place: String, good: String, isAlone: Bool = true) {
        self.code = code
        self.text = text
        self.place = place
        self.good = good
        self.isAlone = isAlone
    }
}

@Suite struct CodeTests {
    @Test(arguments: CodeCase.all) func aSmallInputHasIt(_ input: CodeCase) throws {
        let found = try Found(input.text)
        let place = try #require(
            found.findings.first { $0.code == input.code.rawValue }?.place, "\(found.findings)")
        #expect(place == input.place)
        if input.isAlone { #expect(found.findings.count == 1, "\(found.findings)") }
    }

    @Test(arguments: CodeCase.all) func itsTwinHasNothing(_ input: CodeCase) throws {
        #expect(try Found(input.good).findings.map(\.code) == [])
    }

    @Test func everyCodeHasACase() {
        // What cannot be opened is told by the command, and what cannot be judged is not small.
        let tested = Set(CodeCase.all.map(\.code)).union([.syntax, .notJudged])
        #expect(Code.allCases.filter { !tested.contains($0) } == [])
    }

    @Test(arguments: Code.allCases) func codesAreKebabCase(_ code: Code) {
        #expect(code.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
    }
}

/// The findings of a text, readable.
struct Found {
    struct Line: CustomStringConvertible {
        let place: String
        let code: String
        let severity: Severity
        let message: String
        let feature: Int?

        var description: String { "\(place): \(severity.rawValue): \(message) [\(code)]" }
    }

    var findings: [Line] = []
    let report: Report

    init(_ text: String) throws { try self.init(bytes: Array(text.utf8)) }

    init(bytes: [UInt8]) throws { self.init(try Document.read(bytes: bytes)) }

    init(_ document: Document) {
        report = Checker.check(document)
        findings = document.withCurrentText { bytes in
            var places = PlaceCounter(bytes)
            return report.findings.map { finding in
                let place = places.place(ofOffset: finding.offset)
                return Line(
                    place: "\(place.line):\(place.column)", code: finding.code.rawValue,
                    severity: finding.severity, message: finding.message, feature: finding.feature)
            }
        }
    }
}
