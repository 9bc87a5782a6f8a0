import Drawing
import Geography

/// How the layers of the packed world look at a zoom.
struct WorldStyles {
    /// One for each `WorldLayer`.
    let all: [ShapeStyle]
    private let zoom: Double

    init(look: BasemapLook, zoom: Double) {
        let theme = look.theme
        self.zoom = zoom
        all = WorldLayer.allCases.map { layer in
            switch layer {
            case .land: .area(theme.land)
            case .lakes: .area(theme.lake)
            case .countryBorders: .line(theme.countryBorder, width: zoom < 5 ? 2 : 4, rank: 6)
            case .disputedBorders: .line(theme.countryBorder, width: 2, rank: 5)
            case .greatRegionBorders, .regionBorders: .line(theme.regionBorder, width: 2, rank: 3)
            }
        }
    }

    /// Which of the styles a layer has; nil: it does not show at this zoom.
    func index(of layer: WorldLayer) -> UInt16? {
        if layer == .regionBorders, zoom < 6.5 { return nil }
        return UInt16(layer.rawValue)
    }
}

extension ShapeStyle {
    static func area(_ color: Color) -> ShapeStyle {
        ShapeStyle(fill: color, fillOpacity: 1, stroke: nil, point: color)
    }

    static func line(_ color: Color, width: Double, rank: UInt8) -> ShapeStyle {
        ShapeStyle(fill: nil, stroke: color, strokeWidth: width, point: color, rank: rank)
    }
}
