import Annotations
import Drawing
import Geography

public enum PolylineKind: AnnotationKind {
    public typealias Style = LineStyle
}

public typealias PolylineAnnotation = Annotation<PolylineKind>
public typealias PolylineAnnotationManager = AnnotationManager<PolylineKind>

/// Sizes in points, opacities from 0 to 1.
public struct LineStyle: AnnotationStyle, Hashable {
    public var lineColor: Color?
    public var lineWidth: Double?
    public var lineOpacity: Double?
    /// Drawn and left out, in turn, in widths of the line.
    public var lineDasharray: [Double]?

    public init() {}

    public func look(defaults: LineStyle, map: MapLook) -> AnnotationLook {
        let width = lineWidth ?? defaults.lineWidth ?? 1
        let dash = lineDasharray ?? defaults.lineDasharray ?? []
        return .line(
            LineLook(
                color: lineColor ?? defaults.lineColor ?? map.theme.line, width: width,
                opacity: lineOpacity ?? defaults.lineOpacity ?? 1, dash: dash.map { $0 * width }))
    }
}

extension Annotation where Kind == PolylineKind {
    public init(
        id: String? = nil, lineCoordinates: [Coordinate], isSelected: Bool = false, isDraggable: Bool = false
    ) {
        self.init(id: id, shape: .line(lineCoordinates), isSelected: isSelected, isDraggable: isDraggable)
    }

    public var lineCoordinates: [Coordinate] {
        get { shape.coordinates }
        set { shape = .line(newValue) }
    }
}
