import Drawing

/// How the roles of a tile's shapes look at a zoom.
struct TileStyles {
    /// One for each `TileRole`.
    let all: [ShapeStyle]
    private let zoom: Double
    private let isPlain: Bool

    init(look: BasemapLook, zoom: Double) {
        self.zoom = zoom
        isPlain = look.depth == .none
        let theme = look.theme
        let dotted: [Double] = [4, 8]
        let wide = zoom >= 13 && look.depth != .none ? 8.0 : 4
        all = TileRole.allCases.map { role in
            switch role {
            case .ice: .area(theme.ice)
            case .sand: .area(theme.sand)
            case .wood: .area(theme.wood)
            case .park: .area(theme.park)
            case .urban, .otherArea: .area(theme.urban)
            case .water: .area(theme.water)
            case .building: .area(theme.building)
            case .river: .line(theme.river, rank: 1, dash: [])
            case .path: .line(theme.road, rank: 1, dash: dotted)
            case .road, .otherLine: .line(theme.road, rank: 2, dash: [])
            case .rail: .line(theme.rail, rank: 3, dash: [8, 4])
            case .roadMajor: .line(theme.roadMajor, width: wide, rank: 4, dash: [])
            case .regionBorder: .line(theme.regionBorder, rank: 6, dash: [4, 4])
            case .countryBorder: .line(theme.countryBorder, rank: 7, dash: [])
            }
        }
    }

    /// Whether a role shows: without colour the ground's areas cannot be told apart, and only what makes the
    /// picture is drawn.
    func shows(_ role: TileRole) -> Bool {
        switch role {
        case .ice, .sand, .wood, .park, .urban: !isPlain
        case .path: !isPlain && zoom >= 15
        case .road: zoom >= (isPlain ? 14 : 10)
        case .rail: !isPlain && zoom >= 10
        case .building: zoom >= (isPlain ? 16 : 14)
        case .river: zoom >= 7
        default: true
        }
    }
}
