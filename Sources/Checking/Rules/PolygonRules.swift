import GeoJSON
import Geography

/// Areas: rings that enclose none, spikes, winding, and what GEOS finds.
struct PolygonRules {
    private(set) var findings = FindingList()
    /// Whether GEOS was missing.
    private(set) var isUnjudged = false
    private var polygons: [[ValidityRule.Ring]] = []
    private var hasJump = false

    private let isInDegrees: Bool

    /// Judges the parts of one Polygon or MultiPolygon. Only degrees go around the earth.
    init(_ parts: [CheckedPart], isInDegrees: Bool) {
        self.isInDegrees = isInDegrees
        var isExteriorUsable = false
        for part in parts where part.kind.isRing {
            let ring = ring(part)
            if part.kind == .exteriorRing {
                isExteriorUsable = ring != nil
                if let ring { polygons.append([ring]) }
            } else if isExteriorUsable, let ring, let exterior = polygons.last?.first {
                polygons[polygons.count - 1].append(PolygonRules.align(ring, with: exterior))
            }
        }
        judge()
    }

    /// The ring as it can be judged; nil where it cannot.
    private mutating func ring(_ part: CheckedPart) -> ValidityRule.Ring? {
        guard part.isWhole, part.positions.count > 2 else { return nil }
        // A short ring has been told.
        if part.isClosed, part.positions.count < 4 { return nil }
        let coordinates = part.positions.map(\.coordinate)
        let isUnrolled = isInDegrees && UnrolledRing.hasJump(coordinates)
        hasJump = hasJump || isUnrolled
        let closed = part.isClosed ? coordinates : coordinates + coordinates.prefix(1)
        guard let line = isUnrolled ? UnrolledRing.make(coordinates) : closed else { return nil }
        let despiked = Despiked(line)
        guard despiked.ring.count >= 4 else {
            findings.append(
                Finding(
                    .flatRing, at: part.offset,
                    "the ring encloses no area: all its positions lie on one line; delete it"))
            return nil
        }
        tellSpikes(despiked.tips, part)
        let way = despiked.ring.count == line.count ? line : despiked.ring
        return ValidityRule.Ring(part: part, isUnrolled: isUnrolled, line: line, way: way)
    }

    private mutating func tellSpikes(_ tips: [Int], _ part: CheckedPart) {
        guard let tip = tips.min(), part.positions.indices.contains(tip) else { return }
        let position = part.positions[tip]
        findings.append(
            Finding(
                .spike, at: position.start,
                "the ring runs out to \(Words.place(position.coordinate)) and back on the same line;"
                    + " delete this vertex\(Words.more(tips.count, in: "ring"))",
                coordinate: position.coordinate))
    }

    private mutating func judge() {
        var validity = ValidityRule()
        if hasJump {
            for polygon in polygons { validity.judge([polygon]) }
        } else {
            validity.judge(polygons)
        }
        for finding in validity.findings { findings.append(finding) }
        isUnjudged = validity.isUnjudged
        for ring in polygons.joined() where !validity.crossed.contains(ring.part.offset) {
            // Which side of a ring across 180 degrees is meant depends on the reading.
            if ring.isUnrolled { continue }
            if let finding = WindingRule.finding(ring.part, ring.line) { findings.append(finding) }
        }
    }

    private static func align(
        _ ring: ValidityRule.Ring, with exterior: ValidityRule.Ring
    ) -> ValidityRule.Ring {
        guard exterior.isUnrolled || ring.isUnrolled else { return ring }
        return ValidityRule.Ring(
            part: ring.part, isUnrolled: ring.isUnrolled,
            line: UnrolledRing.align(ring.line, with: exterior.line),
            way: UnrolledRing.align(ring.way, with: exterior.way))
    }
}
