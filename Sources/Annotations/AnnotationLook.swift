import Drawing
import Geography

/// What an annotation looks like, once its own values, its manager's and the style's have been settled.
/// Sizes are in points (a cell is 8 x 16, a dot 4 x 4), opacities from 0 to 1.
public enum AnnotationLook: Sendable {
    /// Of a point.
    case circle(CircleLook)
    /// Of a point.
    case icon(IconLook)
    /// Of a line.
    case line(LineLook)
    /// Of a polygon.
    case area(AreaLook)
}

/// Which points are drawn as one, and how: a circle with their number.
public struct ClusterLook: Sendable {
    /// Which points are drawn as one.
    public var options: ClusterOptions
    /// What stands for them.
    public var circle: CircleLook
    /// Of their number.
    public var textColor: Color

    /// A look of all its parts.
    public init(options: ClusterOptions, circle: CircleLook, textColor: Color) {
        self.options = options
        self.circle = circle
        self.textColor = textColor
    }
}

/// A circle of one size at every zoom.
public struct CircleLook: Hashable, Sendable {
    /// In points, without the stroke.
    public var radius: Double
    /// Of what lies within the radius.
    public var color: Color
    /// Of what lies within the radius.
    public var opacity: Double
    /// Of the stroke.
    public var strokeColor: Color
    /// In points, around the radius; 0: none.
    public var strokeWidth: Double
    /// Of the stroke.
    public var strokeOpacity: Double

    /// A look of all its parts.
    public init(
        radius: Double, color: Color, opacity: Double, strokeColor: Color, strokeWidth: Double,
        strokeOpacity: Double
    ) {
        self.radius = radius
        self.color = color
        self.opacity = opacity
        self.strokeColor = strokeColor
        self.strokeWidth = strokeWidth
        self.strokeOpacity = strokeOpacity
    }
}

/// A line of one width at every zoom.
public struct LineLook: Hashable, Sendable {
    /// Of the line.
    public var color: Color
    /// In points.
    public var width: Double
    /// Of the line.
    public var opacity: Double
    /// Points drawn and left out, in turn; empty for a solid line.
    public var dash: [Double]

    /// A look of all its parts.
    public init(color: Color, width: Double, opacity: Double, dash: [Double] = []) {
        self.color = color
        self.width = width
        self.opacity = opacity
        self.dash = dash
    }
}

/// A filled area.
public struct AreaLook: Hashable, Sendable {
    /// Of the area.
    public var color: Color
    /// Of the area; its outline is opaque.
    public var opacity: Double
    /// nil: no outline.
    public var outlineColor: Color?

    /// A look of all its parts.
    public init(color: Color, opacity: Double, outlineColor: Color?) {
        self.color = color
        self.opacity = opacity
        self.outlineColor = outlineColor
    }
}

/// A picture, and a text beside it.
public struct IconLook: Sendable {
    /// nil: only the text.
    public var image: IconImage?
    /// How much larger than the picture is.
    public var size: Double
    /// Which spot of the picture lies on the coordinate.
    public var anchor: BoxAnchor
    /// Points right and down, in units of `size`.
    public var offset: WayInPoints
    /// Below the picture or, where there is no room, beside or above it; empty: none.
    public var text: String
    /// Of the text.
    public var textColor: Color

    /// A look of all its parts.
    public init(
        image: IconImage?, size: Double, anchor: BoxAnchor, offset: WayInPoints,
        text: String,
        textColor: Color
    ) {
        self.image = image
        self.size = size
        self.anchor = anchor
        self.offset = offset
        self.text = text
        self.textColor = textColor
    }

    /// The box of the picture around its coordinate, in points.
    public var box: BoxInPoints? {
        guard let image else { return nil }
        let (width, height) = (image.width * size, image.height * size)
        let corner = anchor.corner(width: width, height: height)
        return BoxInPoints(
            left: corner.x + offset.x * size, top: corner.y + offset.y * size, width: width, height: height)
    }
}
