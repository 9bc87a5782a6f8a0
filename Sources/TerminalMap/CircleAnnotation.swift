import Annotations
import Drawing
import Geography

/// What circles are as a kind of annotation: a point, and a `CircleStyle`.
public enum CircleKind: AnnotationKind {
    public typealias Style = CircleStyle
}

/// A circle of one size at every zoom.
public typealias CircleAnnotation = Annotation<CircleKind>
/// Keeps circles.
public typealias CircleAnnotationManager = AnnotationManager<CircleKind>

/// Sizes in points, opacities from 0 to 1.
public struct CircleStyle: AnnotationStyle, Hashable {
    /// In points, without the stroke.
    public var circleRadius: Double?
    /// Of what lies within the radius.
    public var circleColor: Color?
    /// Of what lies within the radius.
    public var circleOpacity: Double?
    /// In points; the stroke lies around the radius. 0: none.
    public var circleStrokeWidth: Double?
    /// Of the stroke.
    public var circleStrokeColor: Color?
    /// Of the stroke.
    public var circleStrokeOpacity: Double?

    /// Nothing is said: all values are nil.
    public init() {}

    public func look(defaults: CircleStyle, map: MapLook) -> AnnotationLook {
        .circle(
            CircleLook(
                radius: circleRadius ?? defaults.circleRadius ?? 5,
                color: circleColor ?? defaults.circleColor ?? map.theme.point,
                opacity: circleOpacity ?? defaults.circleOpacity ?? 1,
                strokeColor: circleStrokeColor ?? defaults.circleStrokeColor ?? map.theme.label,
                strokeWidth: circleStrokeWidth ?? defaults.circleStrokeWidth ?? 0,
                strokeOpacity: circleStrokeOpacity ?? defaults.circleStrokeOpacity ?? 1))
    }
}

extension Annotation where Kind == CircleKind {
    /// A circle.
    ///
    /// - Parameter id: a UUID unless given.
    public init(
        id: String? = nil, centerCoordinate: Coordinate, isSelected: Bool = false, isDraggable: Bool = false
    ) {
        self.init(
            id: id, shape: .point(centerCoordinate), isSelected: isSelected, isDraggable: isDraggable)
    }

    /// Its middle.
    public var centerCoordinate: Coordinate {
        get { shape.first ?? Coordinate(0, 0) }
        set { shape = .point(newValue) }
    }
}
