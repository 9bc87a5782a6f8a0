/// What a shape of a tile is on the map, from the lowest to the uppermost.
enum TileRole: Int, CaseIterable, Sendable {
    case ice, sand, wood, park, urban, otherArea
    case water, building
    case river, path, road, rail, roadMajor, otherLine
    case regionBorder, countryBorder

    var isArea: Bool { rawValue <= TileRole.building.rawValue }
}

/// What a name of a tile is the name of.
enum TileNameKind: Hashable, Sendable {
    case country, region, place, water
}

/// The attributes of a feature that say what it is, and its name.
struct TileTags {
    var type = ""
    var name = ""
    /// Of the names, the English one wins over the local one.
    var hasEnglishName = false
    var adminLevel: Int?
    var rank: Int?
    var isMaritime = false
}

extension TileRole {
    /// What a feature is, by its layer and class as the OpenMapTiles schema (3.15) has them, else by its geometry.
    /// nil: it is not drawn.
    init?(layer: String, tags: TileTags, isArea: Bool) {
        let known: TileRole? =
            switch layer {
            case "water", "ocean", "lakes": .water
            case "waterway", "rivers": .river
            case "landcover": TileRole.landcover[tags.type]
            case "landuse": TileRole.landuse[tags.type]
            case "park", "parks": .park
            case "building", "buildings": .building
            case "transportation", "road", "roads", "streets", "aeroway": TileRole.way(tags.type)
            case "boundary", "boundaries", "admin": TileRole.border(tags)
            case "place", "places", "water_name", "poi", "housenumber", "transportation_name",
                "mountain_peak", "aerodrome_label", "globallandcover":
                nil
            default: isArea ? .otherArea : .otherLine
            }
        // A pedestrian area or the area of a river's bed is none of the lines.
        guard let known, known.isArea == isArea else { return nil }
        self = known
    }

    private static let landcover: [String: TileRole] = [
        "wood": .wood, "forest": .wood, "tree": .wood, "grass": .park, "scrub": .park, "park": .park,
        "wetland": .park, "sand": .sand, "desert": .sand, "ice": .ice, "glacier": .ice,
    ]

    private static let landuse: [String: TileRole] = [
        "residential": .urban, "suburb": .urban, "quarter": .urban, "neighbourhood": .urban,
        "commercial": .urban, "industrial": .urban, "retail": .urban, "railway": .urban, "school": .urban,
        "university": .urban, "hospital": .urban, "cemetery": .park, "pitch": .park, "playground": .park,
        "garden": .park, "zoo": .park, "forest": .wood, "wood": .wood,
    ]

    private static func way(_ type: String) -> TileRole? {
        switch type {
        case "motorway", "trunk", "primary": .roadMajor
        case "rail", "transit": .rail
        case "path", "track", "footway", "cycleway", "steps": .path
        case "ferry", "pier", "bridge": nil
        default: .road
        }
    }

    private static func border(_ tags: TileTags) -> TileRole? {
        if tags.isMaritime { return nil }
        return switch tags.adminLevel {
        case .some(...2): .countryBorder
        case .some(...4): .regionBorder
        case .some: nil
        case nil: .regionBorder
        }
    }
}

extension TileNameKind {
    init?(layer: String, tags: TileTags) {
        switch layer {
        case "water_name": self = .water
        case "place", "places":
            switch tags.type {
            case "continent": return nil
            case "country": self = .country
            case "state", "province", "region": self = .region
            default: self = .place
            }
        default: return nil
        }
    }

    /// A name as an atlas has it.
    func written(_ name: String) -> String { self == .country ? name.uppercased() : name }

    /// How important a place of a type is; 0 up to 99.
    static func rank(of tags: TileTags) -> Int {
        let base =
            switch tags.type {
            case "country": 85
            case "ocean", "sea": 80
            case "state", "province", "region": 60
            case "city": 75
            case "town": 55
            case "village": 40
            case "suburb", "quarter", "borough": 45
            case "hamlet", "neighbourhood", "isolated_dwelling": 30
            default: 35
            }
        // The schema's ranks go from 1, the most important, up; a tile may say any number.
        return base + 1 - max(1, min(16, tags.rank ?? 8))
    }
}
