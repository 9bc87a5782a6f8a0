import Annotations
import Drawing
import Geography

/// What areas are as a kind of annotation: rings, and a `FillStyle`.
public enum PolygonKind: AnnotationKind {
    public typealias Style = FillStyle
}

/// A filled area, with holes or without.
public typealias PolygonAnnotation = Annotation<PolygonKind>
/// Keeps areas.
public typealias PolygonAnnotationManager = AnnotationManager<PolygonKind>

/// Opacities from 0 to 1.
public struct FillStyle: AnnotationStyle, Hashable {
    /// Of the area.
    public var fillColor: Color?
    /// Of the area.
    public var fillOpacity: Double?
    /// Of a thin line along all rings; nil here and in the manager's: no line.
    public var fillOutlineColor: Color?

    /// Nothing is said: all values are nil.
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

    /// Its rings, the exterior first, closed or not.
    public var polygon: [[Coordinate]] {
        get { if case .polygon(let rings) = shape { rings } else { [] } }
        set { shape = .polygon(newValue) }
    }
}
