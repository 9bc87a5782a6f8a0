import GeoJSON
import Geography

/// Reads geometries for the rules, and tells what is wrong with their structure on the way.
struct GeometryReading {
    /// Collections nested deeper than this are not looked into, as in the document itself.
    private static let deepestCollection = 64

    private(set) var findings = FindingList()

    /// The members of an object that mean something in GeoJSON: where the values of the last of each name stand.
    struct Members {
        var values: [String: Int] = [:]

        init(_ reader: inout JSONReader) {
            reader.forEachMember { reader, name in values[reader.text(name)] = reader.offset }
        }
    }

    mutating func tell(_ code: Code, at offset: Int, _ message: String) {
        findings.append(Finding(code, at: offset, message))
    }

    /// The geometry whose value is at the reader; nil for null and for what is none.
    mutating func geometry(_ reader: inout JSONReader, depth: Int = 0) -> CheckedGeometry? {
        let start = reader.offset
        guard reader.kind == .object else {
            let isNull = reader.isNull && depth == 0
            if !isNull { tell(.malformedMember, at: start, "a geometry must be an object") }
            reader.skip()
            return nil
        }
        let members = Members(&reader)
        let end = reader.offset
        defer { reader.offset = end }
        return geometry(members, at: start, &reader, depth: depth)
    }

    /// The same of an object whose members are known.
    mutating func geometry(
        _ members: Members, at start: Int, _ reader: inout JSONReader, depth: Int = 0
    ) -> CheckedGeometry? {
        for name in ["geometry", "properties", "features"] {
            guard let value = members.values[name] else { continue }
            tell(
                .misplacedMember, at: value,
                "a geometry must have no member '\(name)' (RFC 7946 section 7.1)")
        }
        guard let kind = kind(members, at: start, &reader) else { return nil }
        var geometry = CheckedGeometry(kind: kind, offset: start)
        geometry.box = members.values["bbox"]
        let content = kind == .geometryCollection ? "geometries" : "coordinates"
        guard let value = members.values[content] else {
            tell(.missingMember, at: start, "a \(kind.name) must have \(content)")
            return geometry
        }
        reader.offset = value
        if kind == .geometryCollection {
            collection(&geometry, &reader, depth: depth)
        } else {
            coordinates(&geometry, &reader)
        }
        return geometry
    }

    private mutating func kind(
        _ members: Members, at start: Int, _ reader: inout JSONReader
    ) -> GeometryKind? {
        guard let value = members.values["type"] else {
            tell(.missingMember, at: start, "a geometry must have a type")
            return nil
        }
        reader.offset = value
        guard reader.kind == .string else {
            tell(.malformedMember, at: value, "a type must be a string")
            return nil
        }
        let name = reader.text(reader.skip())
        if let kind = GeometryKind.named(name) { return kind }
        let near = GeometryKind.allCases.first { $0.name.lowercased() == name.lowercased() }
        let hint = near.map { "; write \($0.name)" } ?? ""
        tell(.unknownType, at: value, "\(Words.quoted(name)) is no type of geometry\(hint)")
        return nil
    }

    private mutating func collection(
        _ geometry: inout CheckedGeometry, _ reader: inout JSONReader, depth: Int
    ) {
        guard reader.kind == .array else {
            return tell(.malformedMember, at: reader.offset, "geometries must be an array")
        }
        guard depth < GeometryReading.deepestCollection else { return }
        var members: [CheckedGeometry] = []
        reader.forEachElement { reader, _ in
            guard let member = self.geometry(&reader, depth: depth + 1) else { return }
            if member.kind == .geometryCollection {
                tell(
                    .nestedCollection, at: member.offset,
                    "a GeometryCollection within another; put its geometries into the outer one")
            }
            members.append(member)
        }
        geometry.members = members
    }

    private mutating func coordinates(_ geometry: inout CheckedGeometry, _ reader: inout JSONReader) {
        var parts: [CheckedPart] = []
        switch geometry.kind {
        case .none, .geometryCollection: return
        case .point:
            var part = CheckedPart(kind: .points, offset: reader.offset)
            if isEmptyArray(&reader) {
                tell(.emptyCoordinates, at: reader.offset, "a Point without coordinates")
            } else {
                position(&part, &reader)
            }
            parts.append(part)
        case .multiPoint: self.part(.points, &parts, &reader)
        case .lineString: self.part(.line, &parts, &reader)
        case .multiLineString:
            forEach("lines", &reader) { this, reader, _ in this.part(.line, &parts, &reader) }
        case .polygon: rings(&parts, &reader)
        case .multiPolygon: forEach("polygons", &reader) { this, reader, _ in this.rings(&parts, &reader) }
        }
        geometry.parts = parts
    }

    private mutating func rings(_ parts: inout [CheckedPart], _ reader: inout JSONReader) {
        forEach("rings", &reader) { this, reader, index in
            this.part(index == 0 ? .exteriorRing : .interiorRing, &parts, &reader)
        }
    }

    private mutating func part(_ kind: PartKind, _ parts: inout [CheckedPart], _ reader: inout JSONReader) {
        var part = CheckedPart(kind: kind, offset: reader.offset)
        forEach("positions", &reader) { this, reader, _ in this.position(&part, &reader) }
        parts.append(part)
    }

    /// Reads the array at the reader; says so where it is none, or empty.
    private mutating func forEach(
        _ what: String, _ reader: inout JSONReader,
        _ body: (inout GeometryReading, inout JSONReader, Int) -> Void
    ) {
        let start = reader.offset
        guard reader.kind == .array else {
            tell(.malformedMember, at: start, "there must be an array of \(what) here")
            reader.skip()
            return
        }
        var count = 0
        reader.forEachElement { reader, index in
            body(&self, &reader, index)
            count += 1
        }
        if count == 0 { tell(.emptyCoordinates, at: start, "an empty array; there should be \(what) in it") }
    }

    private func isEmptyArray(_ reader: inout JSONReader) -> Bool {
        let start = reader.offset
        defer { reader.offset = start }
        var count = 0
        reader.forEachElement { _, _ in count += 1 }
        return reader.offset > start && count == 0
    }

    private mutating func position(_ part: inout CheckedPart, _ reader: inout JSONReader) {
        let start = reader.offset
        guard let position = reader.position() else {
            return spoil(
                &part, .malformedPosition, at: start,
                "a position must be an array of numbers: longitude, latitude and perhaps altitude")
        }
        guard position.coordinate.isFinite, position.count < 3 || position.altitude.isFinite else {
            return spoil(
                &part, .infiniteNumber, at: start, "a number in this position is too large for programs")
        }
        part.positions.append(position)
    }

    /// Tells the first position of a part that cannot be used.
    private mutating func spoil(_ part: inout CheckedPart, _ code: Code, at offset: Int, _ message: String) {
        if part.isWhole { tell(code, at: offset, message) }
        part.isWhole = false
    }
}

extension GeometryKind {
    /// The kind that a `type` names; nil for every other word.
    static func named(_ name: String) -> GeometryKind? { allCases.first { $0 != .none && $0.name == name } }
}
