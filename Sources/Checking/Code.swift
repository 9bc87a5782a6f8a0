/// What a finding is about: one stable word each, which `plat check` prints in brackets and `--fix` takes.
public enum Code: String, CaseIterable, Sendable {
    case syntax
    case byteOrderMark = "byte-order-mark"
    case duplicateKey = "duplicate-key"
    case infiniteNumber = "infinite-number"
    case unknownType = "unknown-type"
    case missingMember = "missing-member"
    case malformedMember = "malformed-member"
    case misplacedMember = "misplaced-member"
    case notAFeature = "not-a-feature"
    case duplicateID = "duplicate-id"
    case oldCRS = "old-crs"
    case nestedCollection = "nested-collection"
    case malformedPosition = "malformed-position"
    case extraOrdinates = "extra-ordinates"
    case mixedDimensions = "mixed-dimensions"
    case emptyCoordinates = "empty-coordinates"
    case latitudeRange = "latitude-range"
    case longitudeRange = "longitude-range"
    case antimeridianCrossing = "antimeridian-crossing"
    case excessPrecision = "excess-precision"
    case shortLine = "short-line"
    case unclosedRing = "unclosed-ring"
    case shortRing = "short-ring"
    case flatRing = "flat-ring"
    case winding
    case repeatedVertex = "repeated-vertex"
    case spike
    case selfIntersection = "self-intersection"
    case selfTouch = "self-touch"
    case crossingRings = "crossing-rings"
    case holeOutside = "hole-outside"
    case nestedHoles = "nested-holes"
    case disconnectedInterior = "disconnected-interior"
    case overlappingParts = "overlapping-parts"
    case notJudged = "not-judged"
    case malformedBBox = "malformed-bbox"
    case wrongBBox = "wrong-bbox"

    /// How bad it is where a finding does not say otherwise: an error breaks RFC 7946 or cannot be drawn, a
    /// warning is what it advises against or what will surprise another program, information is neither.
    public var severity: Severity {
        switch self {
        case .byteOrderMark, .duplicateKey, .duplicateID, .oldCRS, .nestedCollection, .extraOrdinates,
            .mixedDimensions, .emptyCoordinates, .longitudeRange, .antimeridianCrossing, .winding,
            .repeatedVertex, .selfTouch, .notJudged, .wrongBBox:
            .warning
        case .excessPrecision: .info
        default: .error
        }
    }

    /// Whether `--fix` mends it.
    public var isFixable: Bool { Code.fixOrder.contains(self) }

    /// What `--fix` mends, in the order in which it does: each leaves those behind it to be judged anew.
    public static let fixOrder: [Code] = [.unclosedRing, .repeatedVertex, .winding, .wrongBBox]

    /// What the help says of it.
    public var summary: String {
        switch self {
        case .syntax: "not JSON, or no GeoJSON object"
        case .byteOrderMark: "a byte order mark at the start"
        case .duplicateKey: "a member name twice in one object"
        case .infiniteNumber: "a number such as 1e999"
        case .unknownType: "a type that RFC 7946 does not know"
        case .missingMember: "a member that must be there is not"
        case .malformedMember: "the value of a member is of the wrong kind"
        case .misplacedMember: "another type's member (section 7.1)"
        case .notAFeature: "an element of features is no Feature"
        case .duplicateID: "the id of a feature that came before"
        case .oldCRS: "a crs member, no longer allowed (section 4)"
        case .nestedCollection: "a collection in another (section 3.1.8)"
        case .malformedPosition: "a position is no array of numbers"
        case .extraOrdinates: "a position of more than three numbers"
        case .mixedDimensions: "altitudes at some positions only"
        case .emptyCoordinates: "coordinates with nothing in them"
        case .latitudeRange: "a latitude beyond 90"
        case .longitudeRange: "a longitude beyond 180"
        case .antimeridianCrossing: "across 180 degrees and not cut there"
        case .excessPrecision: "more than 7 decimals, a centimetre"
        case .shortLine: "a line of fewer than two places"
        case .unclosedRing: "a ring whose last position is not its first"
        case .shortRing: "a ring of fewer than four positions"
        case .flatRing: "a ring that encloses no area"
        case .winding: "a ring runs the wrong way (section 3.1.6)"
        case .repeatedVertex: "the same position twice in a row"
        case .spike: "a ring runs out and back on the same line"
        case .selfIntersection: "a ring crosses itself"
        case .selfTouch: "a ring touches itself at a point"
        case .crossingRings: "rings of one polygon cross, or share an edge"
        case .holeOutside: "a hole lies outside of its exterior ring"
        case .nestedHoles: "a hole lies within another"
        case .disconnectedInterior: "holes cut a polygon apart"
        case .overlappingParts: "polygons overlap, or share an edge"
        case .notJudged: "too intricate to be judged"
        case .malformedBBox: "a bbox is no four or six numbers in order"
        case .wrongBBox: "a bbox does not contain what it is of"
        }
    }
}

public enum Severity: String, Sendable, Comparable {
    case info, warning, error

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
