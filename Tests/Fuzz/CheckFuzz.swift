import Checking
import GeoJSON

/// Any bytes as a document: what opens is judged and mended. Findings lie within the text and in its order; what is
/// mended still opens, is JSON if it was, and a second run mends nothing more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard var document = try? Document.read(bytes: input) else { return 0 }
    for feature in 0..<min(document.featureCount, 4) {
        _ = selfIntersection(of: document.geometry(of: feature))
    }
    var report = Checker.check(document)
    precondition(report.findings.allSatisfy { (0...count).contains($0.offset) }, "a place beyond the text")
    precondition(
        zip(report.findings, report.findings.dropFirst()).allSatisfy { $0.offset <= $1.offset },
        "out of order")
    let mended = Fixer.fix(&document, Code.fixOrder, &report)
    precondition(document.isModified == !mended.isEmpty, "mended, and not modified")
    let fixed = document.withCurrentText { Array($0) }
    precondition(
        (JSONChecker.check(fixed) == nil) == (JSONChecker.check(input) == nil), "mending broke the JSON")
    guard var again = try? Document.read(bytes: fixed) else {
        preconditionFailure("what was mended does not open")
    }
    precondition(again.featureCount == document.featureCount, "mending lost a feature")
    var second = Checker.check(again)
    precondition(
        second.findings.map(\.offset) == report.findings.map(\.offset), "read afresh, it is judged otherwise")
    precondition(Fixer.fix(&again, Code.fixOrder, &second).isEmpty, "mended twice")
    return 0
}
