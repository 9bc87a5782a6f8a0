import Drawing
import Geography

/// How the layers of the packed world look at a zoom.
struct WorldStyles {
    /// One for each `WorldLayer`.
    let all: [ShapeStyle]
    private let zoom: Double
    private let isPlain: Bool

    /// Borders are quieter where the whole world is seen, and there are many in little room.
    private static let loudFrom = 2.2
    private static let greatRegionsFrom = 3.5
    private static let regionsFrom = 5.8

    init(look: BasemapLook, zoom: Double) {
        let theme = look.theme
        self.zoom = zoom
        isPlain = look.depth == .none
        let border = zoom < WorldStyles.loudFrom ? theme.regionBorder : theme.countryBorder
        // Without colour a whole line would be taken for one of the data.
        let dash: [Double] = isPlain ? [4, 8] : []
        all = WorldLayer.allCases.map { layer in
            switch layer {
            case .land: .area(theme.land)
            case .lakes: .area(theme.lake)
            case .countryBorders: .line(border, rank: 6, dash: dash)
            case .disputedBorders: .line(border, rank: 5, dash: [8, 8])
            case .greatRegionBorders, .regionBorders: .line(theme.regionBorder, rank: 3, dash: [4, 4])
            }
        }
    }

    /// Which of the styles a layer has; nil: it does not show at this zoom.
    func index(of layer: WorldLayer) -> UInt16? {
        switch layer {
        case .greatRegionBorders where isPlain || zoom < WorldStyles.greatRegionsFrom: nil
        case .regionBorders where isPlain || zoom < WorldStyles.regionsFrom: nil
        default: UInt16(layer.rawValue)
        }
    }
}

extension ShapeStyle {
    /// Ground of one colour; where there are no colours it is told by its outline.
    static func area(_ color: Color) -> ShapeStyle {
        ShapeStyle(fill: color, fillOpacity: 1, plainFill: .outline, stroke: nil, point: color)
    }

    static func line(_ color: Color, width: Double = 4, rank: UInt8, dash: [Double]) -> ShapeStyle {
        ShapeStyle(fill: nil, stroke: color, strokeWidth: width, dash: dash, point: color, rank: rank)
    }
}
