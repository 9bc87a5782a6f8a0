import Annotations
import Drawing
import Geography

/// What a view draws on: marks at dots, and a box of text at cells. Sizes and places are in points, from the place
/// that the view stands on, right and down; the view's scale and opacity are applied to them.
public struct ViewCanvas {
    /// The view's box around its place.
    public let box: BoxInPoints
    public let scale: Double
    public let opacity: Double
    public let theme: Theme
    private let glyphs: GlyphSet
    let place: DotPoint
    private(set) var layers: [SceneLayer] = []
    private(set) var boxes: [TextBox] = []

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
        layers.append(
            .circle(
                Circle(
                    center: dot(center), radius: radius, fill: color, fillOpacity: opacity,
                    stroke: borderWidth > 0 ? borderColor : nil, strokeWidth: borderWidth,
                    strokeOpacity: opacity, rank: 40)))
    }

    /// Draws a picture with its anchor at the view's place, about which it is scaled. It is always opaque.
    public mutating func picture(_ icon: IconImage) {
        layers.append(
            .picture(
                Picture(
                    image: icon.image.scaled(by: scale), position: place, glyph: icon.glyph(glyphs),
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

    /// A size in whole cells. A view may say that it has any size.
    private static func cells(_ size: Double) -> Int { Int(max(0, min(10_000, size)).rounded()) }

    private func dot(_ way: WayInPoints) -> DotPoint {
        DotPoint(x: place.x + way.x / DotPoint.sizeInPoints, y: place.y + way.y / DotPoint.sizeInPoints)
    }
}
