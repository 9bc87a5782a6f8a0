import GeoJSON

/// Mends what can be mended without asking, by ordinary edits of the document.
public enum Fixer {
    public struct Mended: Sendable {
        public let code: Code
        /// How many findings were mended.
        public let count: Int
    }

    /// Mends the findings of these codes. `report` must be that of the document as it is; it becomes that of the
    /// mended one.
    public static func fix(_ document: inout Document, _ codes: [Code], _ report: inout Report) -> [Mended] {
        var mended: [Mended] = []
        for code in Code.fixOrder where codes.contains(code) {
            let findings = report.findings.filter { $0.code == code && $0.remedy != nil }
            guard let edit = edit(of: document, code, findings) else { continue }
            let before = report.findings.count { $0.code == code }
            _ = document.apply(edit)
            report = Checker.check(document)
            let after = report.findings.count { $0.code == code }
            mended.append(Mended(code: code, count: max(0, before - after)))
        }
        return mended
    }

    private static func edit(of document: Document, _ code: Code, _ findings: [Finding]) -> Edit? {
        let paths = findings.compactMap { finding -> PathPlace? in
            guard let feature = finding.feature, case .path(let first)? = finding.remedy else { return nil }
            return PathPlace(feature: feature, firstPosition: first)
        }
        switch code {
        case .unclosedRing: return document.closeRings(paths)
        case .repeatedVertex: return document.removeRepeatedVertices(paths)
        case .winding: return document.reverseRings(paths)
        case .wrongBBox:
            let boxes = findings.compactMap { finding -> BoxPlace? in
                guard case .box(let offset, let numbers)? = finding.remedy else { return nil }
                return BoxPlace(feature: finding.feature, offset: offset, numbers: numbers)
            }
            return document.rewriteBoxes(boxes)
        default: return nil
        }
    }
}
