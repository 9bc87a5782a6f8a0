import Annotations
import Drawing
import Geography

/// What pictures on points are as a kind of annotation: a point, and a `SymbolStyle`.
public enum PointKind: AnnotationKind {
    public typealias Style = SymbolStyle
}

/// A picture that stands on a place, and a text beside it.
public typealias PointAnnotation = Annotation<PointKind>
/// Keeps pictures on points.
public typealias PointAnnotationManager = AnnotationManager<PointKind>

/// Opacities from 0 to 1.
public struct SymbolStyle: AnnotationStyle, Hashable {
    /// The name of a picture that `MapView.addImage` was given, or of one that comes with the library.
    public var iconImage: String?
    /// 1 is as large as the picture.
    public var iconSize: Double?
    /// Which spot of the picture lies on the coordinate; `bottom` puts the picture above it.
    public var iconAnchor: BoxAnchor?
    /// Points right and down, times `iconSize`.
    public var iconOffset: [Double]?
    /// A text below the picture or, where there is no room, beside or above it.
    public var textField: String?
    /// Of the text.
    public var textColor: Color?

    /// Nothing is said: all values are nil.
    public init() {}

    public func look(defaults: SymbolStyle, map: MapLook) -> AnnotationLook {
        let offset = iconOffset ?? defaults.iconOffset ?? []
        return .icon(
            IconLook(
                image: (iconImage ?? defaults.iconImage).flatMap { map.images[$0] },
                size: iconSize ?? defaults.iconSize ?? 1,
                anchor: iconAnchor ?? defaults.iconAnchor ?? .center,
                offset: WayInPoints(x: offset.first ?? 0, y: offset.dropFirst().first ?? 0),
                text: textField ?? defaults.textField ?? "",
                textColor: textColor ?? defaults.textColor ?? map.theme.label))
    }
}

extension Annotation where Kind == PointKind {
    /// A picture on a point.
    ///
    /// - Parameter id: a UUID unless given.
    public init(
        id: String? = nil, coordinate: Coordinate, isSelected: Bool = false, isDraggable: Bool = false
    ) {
        self.init(id: id, shape: .point(coordinate), isSelected: isSelected, isDraggable: isDraggable)
    }

    /// Where it is.
    public var coordinate: Coordinate {
        get { shape.first ?? Coordinate(0, 0) }
        set { shape = .point(newValue) }
    }
}
