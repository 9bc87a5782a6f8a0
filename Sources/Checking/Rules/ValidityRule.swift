import GeoJSON
import Geography

/// What GEOS finds with polygons, brought back to the places in the text.
struct ValidityRule {
    /// A ring that can be judged, and the part it came from.
    struct Ring {
        let part: CheckedPart
        let isUnrolled: Bool
        /// Its positions on the plane, in their order.
        let line: [Coordinate]
        /// The same as GEOS gets it: without spikes and repeated positions.
        let way: [Coordinate]
    }

    private(set) var findings: [Finding] = []
    /// The offsets of rings that cross themselves: nothing can be said of their direction.
    private(set) var crossed: Set<Int> = []
    /// Whether GEOS was missing.
    private(set) var isUnjudged = false

    /// The polygons of one geometry, the exterior first in each.
    mutating func judge(_ polygons: [[Ring]]) {
        guard let first = polygons.first?.first else { return }
        if RingMeetings.areTooMany(in: polygons.flatMap { $0.map(\.way) }) {
            findings.append(
                Finding(
                    .notJudged, at: first.part.offset,
                    "so many segments lie over each other here that it was not judged whether they cross"))
            return
        }
        switch Validity.of(polygons.map { $0.map(\.way) }) {
        case .valid, .notJudged: return
        case .missing: isUnjudged = true
        case .invalid:
            let before = findings.count
            for polygon in polygons { judgeAlone(polygon) }
            if findings.count == before { judgeTogether(polygons) }
        }
    }

    private mutating func judgeAlone(_ polygon: [Ring]) {
        guard case .invalid = Validity.of([polygon.map(\.way)]) else { return }
        let before = findings.count
        for ring in polygon { judgeAlone(ring) }
        let isTouching = findings.count > before
        guard !polygon.contains(where: { crossed.contains($0.part.offset) }),
            case .invalid(let fault) = Validity.of([polygon.map(\.way)], allowTouching: isTouching),
            fault.reason != .ringSelfIntersection
        else { return }
        tell(ValidityRule.code(ofPolygon: fault.reason), fault, polygon)
    }

    private mutating func judgeAlone(_ ring: Ring) {
        guard case .invalid(let strict) = Validity.of([[ring.way]]) else { return }
        if strict.reason == .ringSelfIntersection {
            tell(.selfTouch, strict, [ring])
            guard case .invalid(let fault) = Validity.of([[ring.way]], allowTouching: true),
                fault.reason != .ringSelfIntersection
            else { return }
            return tellCrossing(fault, ring)
        }
        tellCrossing(strict, ring)
    }

    private mutating func tellCrossing(_ fault: Validity.Fault, _ ring: Ring) {
        crossed.insert(ring.part.offset)
        tell(.selfIntersection, fault, [ring])
    }

    private mutating func judgeTogether(_ polygons: [[Ring]]) {
        guard case .invalid(let fault) = Validity.of(polygons.map { $0.map(\.way) }, allowTouching: true),
            fault.reason != .ringSelfIntersection
        else { return }
        tell(.overlappingParts, fault, polygons.flatMap { $0 })
    }

    private static func code(ofPolygon reason: Validity.Reason) -> Code {
        switch reason {
        case .holeOutside: .holeOutside
        case .nestedHoles: .nestedHoles
        case .disconnectedInterior: .disconnectedInterior
        default: .crossingRings
        }
    }

    private mutating func tell(_ code: Code, _ fault: Validity.Fault, _ rings: [Ring]) {
        guard let nearest = ValidityRule.nearest(to: fault.place, in: rings) else { return }
        var place = fault.place ?? nearest.coordinate
        // A ring that was unrolled goes on beyond 180 degrees where its positions do not.
        if abs(nearest.coordinate.longitude) <= 180, abs(place.longitude) > 180 {
            place.longitude -= place.longitude > 0 ? 360 : -360
        }
        findings.append(
            Finding(
                code, at: nearest.offset, ValidityRule.message(code, Words.place(place)), coordinate: place))
    }

    private static func message(_ code: Code, _ place: String) -> String {
        switch code {
        case .selfIntersection: "the ring crosses itself at \(place), in the segment that begins here"
        case .selfTouch:
            "the ring touches itself at \(place); what it encloses there should be a ring of its own"
        case .holeOutside: "the hole with \(place) lies outside of its exterior ring"
        case .nestedHoles: "the hole with \(place) lies within another hole"
        case .disconnectedInterior: "rings touch so that they cut the polygon apart at \(place)"
        case .overlappingParts: "two polygons overlap or share an edge at \(place); unite them"
        default: "two rings of the polygon cross or run along each other at \(place)"
        }
    }

    /// The position that begins the segment that lies nearest to a place; the first one where there is no place.
    private static func nearest(to place: Coordinate?, in rings: [Ring]) -> (
        offset: Int, coordinate: Coordinate
    )? {
        var best: (distance: Double, position: ReadPosition)?
        for ring in rings {
            guard let place else { return ring.part.positions.first.map { ($0.start, $0.coordinate) } }
            for (index, (start, end)) in zip(ring.line, ring.line.dropFirst()).enumerated() {
                let distance = Segment.distance(of: place, from: start, to: end)
                if distance < best?.distance ?? .infinity, ring.part.positions.indices.contains(index) {
                    best = (distance, ring.part.positions[index])
                }
            }
        }
        return best.map { ($0.position.start, $0.position.coordinate) }
    }
}

/// A straight way on the plane.
enum Segment {
    /// The square of a place's distance from a segment.
    static func distance(of place: Coordinate, from a: Coordinate, to b: Coordinate) -> Double {
        let (x, y) = (b.longitude - a.longitude, b.latitude - a.latitude)
        let (px, py) = (place.longitude - a.longitude, place.latitude - a.latitude)
        let length = x * x + y * y
        let way = length > 0 ? max(0, min(1, (px * x + py * y) / length)) : 0
        let (dx, dy) = (px - way * x, py - way * y)
        return dx * dx + dy * dy
    }
}
