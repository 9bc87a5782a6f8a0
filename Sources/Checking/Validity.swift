import CGEOS
import Geography

/// GEOS's judgement of polygons: OGC simple feature validity, on the plane.
enum Validity {
    enum Reason {
        case ringSelfIntersection, selfIntersection, holeOutside, nestedHoles, disconnectedInterior, other

        /// By the words of GEOS's TopologyValidationError.
        init(words: String) {
            switch words {
            case "Ring Self-intersection": self = .ringSelfIntersection
            case "Self-intersection": self = .selfIntersection
            case "Hole lies outside shell": self = .holeOutside
            case "Holes are nested": self = .nestedHoles
            case "Interior is disconnected": self = .disconnectedInterior
            default: self = .other
            }
        }
    }

    struct Fault {
        let reason: Reason
        let place: Coordinate?
    }

    case valid
    case invalid(Fault)
    /// GEOS did not take the polygons.
    case notJudged
    /// The library is not there.
    case missing

    /// Whether the library can be opened; the first call tries.
    static var isThere: Bool { plat_geos_is_there() != 0 }

    /// Numbers beyond this say nothing of the earth, and GEOS computes with their squares.
    private static let largest = 1e15

    /// Judges polygons as one geometry; each is its rings, closed, the exterior first.
    static func of(_ polygons: [[[Coordinate]]], allowTouching: Bool = false) -> Validity {
        var numbers: [Double] = []
        var ringSizes: [Int] = []
        for ring in polygons.joined() {
            ringSizes.append(ring.count)
            for coordinate in ring {
                guard abs(coordinate.longitude) < largest, abs(coordinate.latitude) < largest else {
                    return .notJudged
                }
                numbers.append(coordinate.longitude)
                numbers.append(coordinate.latitude)
            }
        }
        var fault = plat_fault()
        let answer = plat_geos_judge(
            numbers, ringSizes, polygons.map(\.count), polygons.count, allowTouching ? 1 : 0, &fault)
        switch answer {
        case PLAT_VALID: return .valid
        case PLAT_INVALID: return .invalid(Fault(fault))
        case PLAT_GEOS_MISSING: return .missing
        default: return .notJudged
        }
    }
}

extension Validity.Fault {
    init(_ fault: plat_fault) {
        let words = withUnsafeBytes(of: fault.reason) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let place = Coordinate(fault.x, fault.y)
        self.init(reason: Validity.Reason(words: words), place: place.isFinite ? place : nil)
    }
}
