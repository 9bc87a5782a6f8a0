import GeoJSON
import Geography

/// What is wrong with a document, in the order of the text.
public struct Report: Sendable {
    public internal(set) var findings: [Finding] = []
    /// False where polygons could not be judged, since GEOS is not installed.
    public internal(set) var isValidityJudged = true

    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// Judges GeoJSON by RFC 7946 and by good sense, a feature at a time.
public struct Checker {
    private var report = Report()
    private var reader: JSONReader
    private var feature = 0
    private var identifiers: [[UInt8]: Int] = [:]
    private var excess = ExcessPrecision()
    private var collectionBox: BoundingBoxRule?
    /// Whether coordinates are degrees, as far as a `crs` member says.
    private var isInDegrees = true
    private let progress: (Int, Int) -> Void

    /// Checks the document's current text. `progress` is told bytes checked of bytes in all, after each feature.
    public static func check(
        _ document: Document, progress: (Int, Int) -> Void = { _, _ in }
    ) -> Report {
        withoutActuallyEscaping(progress) { progress in
            document.withCurrentText { bytes in
                var checker = Checker(bytes, progress)
                checker.checkAll(bytes)
                return checker.report
            }
        }
    }

    private init(_ bytes: UnsafeRawBufferPointer, _ progress: @escaping (Int, Int) -> Void) {
        reader = JSONReader(bytes)
        self.progress = progress
    }

    private mutating func checkAll(_ bytes: UnsafeRawBufferPointer) {
        if reader.offset > 0 {
            tell(
                .byteOrderMark, at: 0,
                "a byte order mark, which RFC 8259 section 8.1 forbids; some programs refuse it")
        }
        add(NameRules.findings(reader), of: nil)
        reader.skipSeparators()
        while reader.offset < reader.count, reader.kind == .object {
            root()
            reader.skipSeparators()
        }
        if let finding = excess.finding { add([finding], of: nil) }
        report.findings.sort { ($0.offset, $0.code.rawValue) < ($1.offset, $1.code.rawValue) }
    }

    private mutating func tell(_ code: Code, at offset: Int, _ message: String, severity: Severity? = nil) {
        report.findings.append(Finding(code, at: offset, message, severity: severity))
    }

    private mutating func add(_ findings: [Finding], of feature: Int?) {
        for var finding in findings {
            finding.feature = feature
            report.findings.append(finding)
        }
    }

    /// One root object, at the reader.
    private mutating func root() {
        let start = reader.offset
        let members = GeometryReading.Members(&reader)
        let end = reader.offset
        defer { reader.offset = end }
        isInDegrees = CRSRule.isInDegrees(members.values["crs"], reader)
        guard let type = type(members), type == "FeatureCollection" else {
            checkFeature(members, at: start)
            return
        }
        misplaced(
            ["coordinates", "geometries", "geometry", "properties"], in: "a FeatureCollection", members)
        if let crs = members.values["crs"] { add([CRSRule.finding(crs, reader)], of: nil) }
        collectionBox = members.values["bbox"].map { BoundingBoxRule(reader, at: $0) }
        defer { collectionBox = nil }
        features(members, at: start)
        if let finding = collectionBox?.finding { add([finding], of: nil) }
    }

    private mutating func features(_ members: GeometryReading.Members, at start: Int) {
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
            reader.offset = element.offset
            checkElement()
            element.offset = reader.offset
        }
    }

    /// One element of `features`, at the reader.
    private mutating func checkElement() {
        let start = reader.offset
        guard reader.kind == .object else {
            reader.skip()
            tell(.notAFeature, at: start, "an element of features must be a Feature object")
            feature += 1
            return
        }
        let members = GeometryReading.Members(&reader)
        let end = reader.offset
        defer { reader.offset = end }
        if let type = type(members), type != "Feature",
            GeometryKind.allCases.contains(where: { $0.name == type })
        {
            tell(
                .notAFeature, at: start,
                "a bare \(type) among features; put it into a Feature as its geometry")
        }
        checkFeature(members, at: start)
    }

    /// A Feature, or a geometry that stands for one, whose members are known.
    private mutating func checkFeature(_ members: GeometryReading.Members, at start: Int) {
        defer {
            feature += 1
            progress(reader.offset, reader.count)
        }
        let first = report.findings.count
        var reading = GeometryReading()
        let geometry: CheckedGeometry?
        let type = type(members)
        if let type, type != "Feature", GeometryKind.allCases.contains(where: { $0.name == type }) {
            geometry = reading.geometry(members, at: start, &reader)
        } else {
            checkMembers(members, at: start)
            geometry = members.values["geometry"].flatMap { value in
                reader.offset = value
                return reading.geometry(&reader)
            }
            if let box = members.values["bbox"] { check(box: box, geometry.map { [$0] } ?? []) }
        }
        if let crs = members.values["crs"] { add([CRSRule.finding(crs, reader)], of: nil) }
        add(reading.findings, of: nil)
        if let geometry { check(geometry) }
        for index in first..<report.findings.count { report.findings[index].feature = feature }
    }

    private mutating func checkMembers(_ members: GeometryReading.Members, at start: Int) {
        misplaced(["coordinates", "geometries", "features"], in: "a Feature", members)
        if members.values["type"] == nil {
            tell(.missingMember, at: start, "a Feature must have a type")
        } else if let value = members.values["type"], let type = type(members), type != "Feature" {
            tell(.unknownType, at: value, "\(Words.quoted(type)) is no type of a Feature; write Feature")
        }
        for name in ["geometry", "properties"] where members.values[name] == nil {
            tell(.missingMember, at: start, "a Feature must have a member '\(name)', null where it has none")
        }
        if let value = members.values["properties"] {
            reader.offset = value
            if reader.kind != .object, !reader.isNull {
                tell(.malformedMember, at: value, "properties must be an object or null")
            }
        }
        if let value = members.values["id"] { checkIdentifier(at: value) }
    }

    private mutating func checkIdentifier(at value: Int) {
        reader.offset = value
        guard reader.kind == .string || reader.kind == .number else {
            return tell(
                .malformedMember, at: value,
                "an id must be a string or a number; leave it out where there is none")
        }
        let isString = reader.kind == .string
        let token = reader.skip()
        let key = isString ? [0x22] + NameRules.key(token, reader) : Array(reader.bytes(token))
        guard let other = identifiers.updateValue(feature, forKey: key) else { return }
        identifiers[key] = other
        let text = isString ? reader.text(token) : String(decoding: reader.bytes(token), as: UTF8.self)
        tell(.duplicateID, at: value, "feature \(other) has the id \(Words.quoted(text)) already")
    }

    private mutating func check(_ geometry: CheckedGeometry) {
        geometry.forEachPart { part in
            add(PathRules.findings(part), of: nil)
            if isInDegrees {
                add(RangeRules.findings(part), of: nil)
                excess.add(part)
            }
            if collectionBox != nil {
                for position in part.positions { collectionBox?.add(position) }
            }
        }
        geometry.forEachSimple { simple in
            add(DimensionRules.findings(simple), of: nil)
            guard simple.kind == .polygon || simple.kind == .multiPolygon else { return }
            let polygons = PolygonRules(simple.parts)
            add(polygons.findings, of: nil)
            if polygons.isUnjudged { report.isValidityJudged = false }
        }
        checkBoxes(geometry)
    }

    /// The `bbox` of a geometry and of those in it.
    private mutating func checkBoxes(_ geometry: CheckedGeometry) {
        if let box = geometry.box { check(box: box, [geometry]) }
        for member in geometry.members { checkBoxes(member) }
    }

    private mutating func check(box: Int, _ geometries: [CheckedGeometry]) {
        var rule = BoundingBoxRule(reader, at: box)
        for geometry in geometries {
            geometry.forEachPart { part in for position in part.positions { rule.add(position) } }
        }
        if let finding = rule.finding { add([finding], of: nil) }
    }

    private mutating func misplaced(
        _ names: [String], in what: String, _ members: GeometryReading.Members
    ) {
        for name in names {
            guard let value = members.values[name] else { continue }
            tell(.misplacedMember, at: value, "\(what) must have no member '\(name)' (RFC 7946 section 7.1)")
        }
    }

    /// What the `type` member says; nil where it is no string.
    private func type(_ members: GeometryReading.Members) -> String? {
        guard let value = members.values["type"] else { return nil }
        var reader = reader
        reader.offset = value
        return reader.kind == .string ? reader.text(reader.skip()) : nil
    }
}
