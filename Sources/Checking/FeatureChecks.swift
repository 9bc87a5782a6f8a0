import GeoJSON
import Geography

/// One feature: its members, and all rules about its geometry.
extension Checker {
    /// A Feature, or a geometry that stands for one, whose members are known.
    mutating func checkFeature(_ members: GeometryReading.Members, at start: Int) {
        var reading = GeometryReading()
        let geometry: CheckedGeometry?
        if type(members).flatMap(GeometryKind.named) != nil {
            geometry = reading.geometry(members, at: start, &reader)
        } else {
            checkMembers(members, at: start)
            geometry = members.values["geometry"].flatMap { value in
                reader.offset = value
                return reading.geometry(&reader)
            }
            if let box = members.values["bbox"] { check(box: box, geometry.map { [$0] } ?? []) }
        }
        if let crs = members.values["crs"] { add([CRSRule.finding(crs, reader, isInDegrees: isInDegrees)]) }
        add(reading.findings)
        if let geometry { check(geometry) }
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
        guard let other = identifiers.updateValue(features.count, forKey: key) else { return }
        identifiers[key] = other
        let text = isString ? reader.text(token) : String(decoding: reader.bytes(token), as: UTF8.self)
        tell(.duplicateID, at: value, "feature \(other) has the id \(Words.quoted(text)) already")
    }

    private mutating func check(_ geometry: CheckedGeometry) {
        geometry.forEachPart { part in
            add(PathRules.findings(part))
            if isInDegrees {
                add(RangeRules.findings(part))
                excess.add(part)
            }
            if collectionBox != nil {
                for position in part.positions { collectionBox?.add(position) }
            }
        }
        geometry.forEachSimple { simple in
            add(DimensionRules.findings(simple))
            guard simple.kind == .polygon || simple.kind == .multiPolygon else { return }
            let polygons = PolygonRules(simple.parts, isInDegrees: isInDegrees)
            add(polygons.findings)
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
        if let finding = rule.finding { add([finding]) }
    }

    mutating func misplaced(
        _ names: [String], in what: String, _ members: GeometryReading.Members
    ) {
        for name in names {
            guard let value = members.values[name] else { continue }
            tell(.misplacedMember, at: value, "\(what) must have no member '\(name)' (RFC 7946 section 7.1)")
        }
    }

    /// What the `type` member says; nil where it is no string.
    func type(_ members: GeometryReading.Members) -> String? {
        guard let value = members.values["type"] else { return nil }
        var reader = reader
        reader.offset = value
        return reader.kind == .string ? reader.text(reader.skip()) : nil
    }
}
