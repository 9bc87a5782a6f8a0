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
            let before = report.list.count(code)
            var left = before
            // A report lists so many at most: then there is more to mend after these.
            while let edit = edit(of: document, code, report.findings) {
                _ = document.apply(edit)
                report = Checker.check(document, listing: report.list.most)
                let count = report.list.count(code)
                if count >= left { break }
                left = count
            }
            let count = before - report.list.count(code)
            if count > 0 { mended.append(Mended(code: code, count: count)) }
        }
        return mended
    }

    private static func edit(of document: Document, _ code: Code, _ all: [Finding]) -> Edit? {
        let findings = all.filter { $0.code == code && $0.remedy != nil }
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
