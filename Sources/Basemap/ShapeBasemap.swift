import Drawing
import Geography

/// Shapes as the basemap, in quiet colours: for a file of shapes that is looked at and not edited.
public struct ShapeBasemap: BasemapSource {
    /// What a shape is drawn as.
    public enum Kind: UInt16, CaseIterable, Sendable {
        case area, line, point
    }

    private let geometry: PackedGeometry
    private let items: [ShapeBatch.Item]

    /// - Parameter shapes: parts of the geometry, and their boxes.
    public init(geometry: PackedGeometry, shapes: [(kind: Kind, parts: Range<UInt32>, box: PackedBox)]) {
        self.geometry = geometry
        items = shapes.map { ShapeBatch.Item(parts: $0.parts, style: $0.kind.rawValue, box: $0.box) }
    }

    public func picture(in viewport: Viewport, look: BasemapLook) -> BasemapPicture {
        let theme = look.theme
        var picture = BasemapPicture()
        let styles = Kind.allCases.map { kind in
            switch kind {
            case .area:
                ShapeStyle(
                    fill: theme.land, fillOpacity: 1, plainFill: .outline,
                    stroke: look.depth == .none ? nil : theme.regionBorder, point: theme.regionBorder, rank: 2
                )
            case .line: ShapeStyle.line(theme.road, rank: 3, dash: look.depth == .none ? [4, 8] : [])
            case .point: ShapeStyle(fill: nil, stroke: nil, point: theme.countryBorder, rank: 4)
            }
        }
        picture.ground = theme.water
        picture.layers = [.batch(ShapeBatch(geometry: geometry, items: items, styles: styles))]
        return picture
    }
}
