import Annotations
import Drawing
import Geography

public enum PolygonKind: AnnotationKind {
    public typealias Style = FillStyle
}

public typealias PolygonAnnotation = Annotation<PolygonKind>
public typealias PolygonAnnotationManager = AnnotationManager<PolygonKind>

/// Opacities from 0 to 1.
public struct FillStyle: AnnotationStyle, Hashable {
    public var fillColor: Color?
    public var fillOpacity: Double?
    public var fillOutlineColor: Color?

    public init() {}

    public func look(defaults: FillStyle, map: MapLook) -> AnnotationLook {
        .area(
            AreaLook(
                color: fillColor ?? defaults.fillColor ?? map.theme.polygonFill,
                opacity: fillOpacity ?? defaults.fillOpacity ?? 1,
                outlineColor: fillOutlineColor ?? defaults.fillOutlineColor))
    }
}

extension Annotation where Kind == PolygonKind {
    /// - Parameter polygon: its rings, the exterior first, closed or not.
    public init(
        id: String? = nil, polygon: [[Coordinate]], isSelected: Bool = false, isDraggable: Bool = false
    ) {
        self.init(id: id, shape: .polygon(polygon), isSelected: isSelected, isDraggable: isDraggable)
    }

    public var polygon: [[Coordinate]] {
        get { if case .polygon(let rings) = shape { rings } else { [] } }
        set { shape = .polygon(newValue) }
    }
}
