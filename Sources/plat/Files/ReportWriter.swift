import Checking
import Drawing
import GeoJSON
import Options

/// Writes findings to standard output as they come, file by file.
struct ReportWriter {
    private let format: ReportFormat
    private var hasWritten = false
    private var isUnjudgedTold = false
    /// Whether all of it could be written.
    private(set) var isWritten = true

    init(format: ReportFormat) { self.format = format }

    private struct Line {
        let file: String
        let place: DocumentError.Place
        let severity: Severity
        let code: Code
        let message: String
        var feature: Int?
    }

    /// A file that is no JSON, or holds no GeoJSON.
    mutating func add(_ error: DocumentError, file: String) {
        write([
            Line(
                file: file, place: error.place ?? .init(line: 1, column: 1), severity: .error, code: .syntax,
                message: error.reason)
        ])
    }

    /// What was found in a document.
    mutating func add(_ report: Report, of document: Document, file: String) {
        if !report.isValidityJudged, !isUnjudgedTold {
            isUnjudgedTold = true
            Complaint.say(
                "GEOS is not installed (libgeos-c1v5): whether polygons are valid was not judged")
        }
        let lines = document.withCurrentText { bytes in
            var places = PlaceCounter(bytes)
            return report.findings.map { finding in
                Line(
                    file: file, place: places.place(ofOffset: finding.offset), severity: finding.severity,
                    code: finding.code, message: finding.message, feature: finding.feature)
            }
        }
        write(lines)
        guard report.omittedCount > 0 else { return }
        Complaint.say("\(file): \(report.omittedCount) more findings are not listed")
    }

    private mutating func write(_ lines: [Line]) {
        var text: [UInt8] = []
        for line in lines {
            text += Array((format == .json ? json(line) : ReportWriter.text(line)).utf8)
            hasWritten = true
        }
        isWritten = StandardOutput.write(text) && isWritten
    }

    /// Closes the array of JSON.
    mutating func end() {
        guard format == .json else { return }
        isWritten = StandardOutput.write(hasWritten ? "\n]\n" : "[]\n") && isWritten
    }

    private static func text(_ line: Line) -> String {
        SafeText.harmless(
            "\(line.file):\(line.place.line):\(line.place.column): \(line.severity.rawValue): \(line.message)"
                + " [\(line.code.rawValue)]") + "\n"
    }

    private func json(_ line: Line) -> String {
        let feature = line.feature.map { ",\"feature\":\($0)" } ?? ""
        return (hasWritten ? ",\n" : "[\n")
            + "{\"file\":\(JSONText.string(line.file)),\"line\":\(line.place.line),\"column\":\(line.place.column),"
            + "\"severity\":\"\(line.severity.rawValue)\",\"code\":\"\(line.code.rawValue)\"\(feature),"
            + "\"message\":\(JSONText.string(line.message))}"
    }
}

/// JSON as it is written anew.
enum JSONText {
    /// A string in ASCII: all that is not printable there is escaped, so that it harms no terminal and no page.
    static func string(_ text: String) -> String {
        var result = "\""
        for unit in text.utf16 {
            switch unit {
            case 0x22, 0x5C: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20...0x7E where unit != 0x3C && unit != 0x3E && unit != 0x26:
                result += String(UnicodeScalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result + "\""
    }
}
