import Annotations
import Drawing
import Geography

public enum CircleKind: AnnotationKind {
    public typealias Style = CircleStyle
}

/// A circle of one size at every zoom.
public typealias CircleAnnotation = Annotation<CircleKind>
public typealias CircleAnnotationManager = AnnotationManager<CircleKind>

/// Sizes in points, opacities from 0 to 1.
public struct CircleStyle: AnnotationStyle, Hashable {
    public var circleRadius: Double?
    public var circleColor: Color?
    public var circleOpacity: Double?
    public var circleStrokeWidth: Double?
    public var circleStrokeColor: Color?
    public var circleStrokeOpacity: Double?

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
    public init(
        id: String? = nil, centerCoordinate: Coordinate, isSelected: Bool = false, isDraggable: Bool = false
    ) {
        self.init(
            id: id, shape: .point(centerCoordinate), isSelected: isSelected, isDraggable: isDraggable)
    }

    public var centerCoordinate: Coordinate {
        get { shape.first ?? Coordinate(0, 0) }
        set { shape = .point(newValue) }
    }
}
