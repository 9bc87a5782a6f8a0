import Annotations
import Drawing
import Geography

/// What a view draws on: marks at dots, and a box of text at cells. Sizes and places are in points, from the place
/// that the view stands on, right and down; the view's scale and opacity are applied to them.
public struct ViewCanvas {
    /// The view's box around its place.
    public let box: BoxInPoints
    /// How many times as large as it is the view is drawn now.
    public let scale: Double
    /// How opaque the view is drawn now.
    public let opacity: Double
    /// The colours of the map's style.
    public let theme: Theme
    private let glyphs: GlyphSet
    let place: DotPoint
    private(set) var layers: [SceneLayer] = []
    private(set) var boxes: [TextBox] = []
    /// The cells of each circle.
    private(set) var discs: [CellRect] = []

    init(placed: PlacedView, scale: Double, opacity: Double, theme: Theme, glyphs: GlyphSet) {
        box = placed.box
        place = placed.place
        self.scale = scale
        self.opacity = opacity
        self.theme = theme
        self.glyphs = glyphs
    }

    /// The middle of the view's box, from its place.
    public var center: WayInPoints {
        WayInPoints(x: box.left + box.width / 2, y: box.top + box.height / 2)
    }

    /// Draws a circle about the middle of the view; the border lies within the diameter.
    public mutating func circle(
        diameter: Double, color: Color, borderColor: Color? = nil, borderWidth: Double = 0
    ) {
        let radius = max(0, diameter * scale / 2 - borderWidth)
        discs.append(cells(about: center, reach: diameter * scale / 2))
        layers.append(
            .circle(
                Circle(
                    center: dot(center), radius: radius, fill: color, fillOpacity: opacity,
                    stroke: borderWidth > 0 ? borderColor : nil, strokeWidth: borderWidth,
                    strokeOpacity: opacity, rank: 40)))
    }

    /// Draws a picture with its anchor at the view's place, about which it is scaled. It is always opaque.
    ///
    /// - Parameter size: how many times as large as it is, besides the view's scale.
    public mutating func picture(_ icon: IconImage, size: Double = 1) {
        layers.append(
            .picture(
                Picture(
                    image: icon.image.scaled(by: scale * size), position: place, glyph: icon.glyph(glyphs),
                    color: icon.color, rank: 40)))
    }

    /// Draws lines of text in a box with round corners, as large as the view, with a tail that points at the
    /// view's place where that is outside of the box. Text is made harmless and cut to the box.
    public mutating func callout(_ lines: [String], isClosable: Bool = false, isEmphasised: Bool = false) {
        boxes.append(
            TextBox(
                lines, upperLeft: dot(WayInPoints(x: box.left, y: box.top)),
                columns: ViewCanvas.cells(box.width / 8), rows: ViewCanvas.cells(box.height / 16),
                place: place, isClosable: isClosable, isEmphasised: isEmphasised))
    }

    /// The cells that lie within a way of a place, wholly or in part.
    private func cells(about middle: WayInPoints, reach: Double) -> CellRect {
        let first = CellPoint(dot(WayInPoints(x: middle.x - reach, y: middle.y - reach))).cell
        let last = CellPoint(dot(WayInPoints(x: middle.x + reach, y: middle.y + reach))).cell
        return CellRect(
            column: first.column, row: first.row, columns: last.column - first.column + 1,
            rows: last.row - first.row + 1)
    }

    /// A size in whole cells. A view may say that it has any size.
    private static func cells(_ size: Double) -> Int { Int(max(0, min(10_000, size)).rounded()) }

    private func dot(_ way: WayInPoints) -> DotPoint {
        DotPoint(x: place.x + way.x / DotPoint.sizeInPoints, y: place.y + way.y / DotPoint.sizeInPoints)
    }
}
