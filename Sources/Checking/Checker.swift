import GeoJSON
import Geography

/// What is wrong with a document, in the order of the text.
public struct Report: Sendable {
    /// A small file can be wrong in millions of places, and each takes more memory than the place itself.
    public static let mostListed = 100_000

    var list: FindingList
    /// False where polygons could not be judged, since GEOS is not installed.
    public internal(set) var isValidityJudged = true
    /// False where the check was stopped before its end.
    public internal(set) var isWhole = true

    /// As many as were asked for at most: the first that were made.
    public var findings: [Finding] { list.kept }
    /// How many there are beyond these.
    public var omittedCount: Int { list.omittedCount }

    /// How many there are in all.
    public func count(_ severity: Severity) -> Int { list.count(severity) }
}

/// Judges GeoJSON by RFC 7946 and by good sense, a feature at a time.
public struct Checker {
    var report: Report
    var reader: JSONReader
    /// Where the features stand that have been checked.
    private(set) var features: [Range<Int>] = []
    var identifiers: [[UInt8]: Int] = [:]
    var excess = ExcessPrecision()
    var collectionBox: BoundingBoxRule?
    /// Whether coordinates are degrees on WGS 84: no `crs` member says otherwise.
    let isInDegrees: Bool
    private let progress: (Int, Int) -> Bool

    /// Checks the document's current text. `progress` is told steps done of steps in all, of which there are two for
    /// each byte, after each object and each feature; false stops the check.
    ///
    /// - Parameter most: how many findings are listed; what comes beyond is counted.
    public static func check(
        _ document: Document, listing most: Int = Report.mostListed,
        progress: (Int, Int) -> Bool = { _, _ in true }
    ) -> Report {
        withoutActuallyEscaping(progress) { progress in
            document.withCurrentText { bytes in
                var checker = Checker(bytes, isInDegrees: document.referenceSystem == nil, most, progress)
                checker.checkAll(bytes)
                return checker.report
            }
        }
    }

    private init(
        _ bytes: UnsafeRawBufferPointer, isInDegrees: Bool, _ most: Int,
        _ progress: @escaping (Int, Int) -> Bool
    ) {
        reader = JSONReader(bytes)
        report = Report(list: FindingList(most: most))
        self.isInDegrees = isInDegrees
        self.progress = progress
    }

    private mutating func checkAll(_ bytes: UnsafeRawBufferPointer) {
        if reader.offset > 0 {
            tell(
                .byteOrderMark, at: 0,
                "a byte order mark, which RFC 8259 section 8.1 forbids; some programs refuse it")
        }
        let progress = progress
        var isWhole = true
        NameRules.forEachFinding(reader) { [count = reader.count] done in
            isWhole = isWhole && progress(done, 2 * count)
            return isWhole
        } _: {
            add([$0])
        }
        report.isWhole = isWhole
        reader.skipSeparators()
        while report.isWhole, reader.offset < reader.count, reader.kind == .object {
            root()
            reader.skipSeparators()
        }
        if let finding = excess.finding { add([finding]) }
        report.list.arrange(in: features)
    }

    mutating func tell(_ code: Code, at offset: Int, _ message: String, severity: Severity? = nil) {
        report.list.append(Finding(code, at: offset, message, severity: severity))
    }

    mutating func add(_ findings: [Finding]) {
        for finding in findings { report.list.append(finding) }
    }

    mutating func add(_ list: FindingList) { report.list.append(list) }

    /// One root object, at the reader.
    private mutating func root() {
        let start = reader.offset
        let members = GeometryReading.Members(&reader)
        let end = reader.offset
        defer { reader.offset = end }
        guard let type = type(members), type == "FeatureCollection" else {
            checkFeature(members, at: start)
            reader.offset = end
            return self.end(featureFrom: start)
        }
        misplaced(
            ["coordinates", "geometries", "geometry", "properties"], in: "a FeatureCollection", members)
        if let crs = members.values["crs"] { add([CRSRule.finding(crs, reader, isInDegrees: isInDegrees)]) }
        collectionBox = members.values["bbox"].map { BoundingBoxRule(reader, at: $0) }
        defer { collectionBox = nil }
        checkElements(members, at: start)
        if let finding = collectionBox?.finding { add([finding]) }
    }

    private mutating func checkElements(_ members: GeometryReading.Members, at start: Int) {
        guard let value = members.values["features"] else {
            return tell(.missingMember, at: start, "a FeatureCollection must have features")
        }
        reader.offset = value
        guard reader.kind == .array else {
            return tell(.malformedMember, at: value, "features must be an array")
        }
        // The walk has a reader of its own, since `self` changes with each feature.
        var walk = reader
        walk.forEachElement { element, _ in
            if !report.isWhole {
                element.skip()
                return
            }
            reader.offset = element.offset
            checkElement()
            element.offset = reader.offset
        }
    }

    /// One element of `features`, at the reader.
    private mutating func checkElement() {
        let start = reader.offset
        defer { end(featureFrom: start) }
        guard reader.kind == .object else {
            reader.skip()
            tell(.notAFeature, at: start, "an element of features must be a Feature object")
            return
        }
        let members = GeometryReading.Members(&reader)
        let end = reader.offset
        defer { reader.offset = end }
        if let kind = type(members).flatMap(GeometryKind.named) {
            tell(
                .notAFeature, at: start,
                "a bare \(kind.name) among features; put it into a Feature as its geometry")
        }
        checkFeature(members, at: start)
    }

    /// Notes that a feature ends at the reader.
    private mutating func end(featureFrom start: Int) {
        features.append(start..<max(start, reader.offset))
        if !progress(reader.count + reader.offset, 2 * reader.count) { report.isWhole = false }
    }
}
