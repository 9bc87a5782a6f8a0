import Annotations
import Drawing
import Geography

/// What lines are as a kind of annotation: a line, and a `LineStyle`.
public enum PolylineKind: AnnotationKind {
    public typealias Style = LineStyle
}

/// A line.
public typealias PolylineAnnotation = Annotation<PolylineKind>
/// Keeps lines.
public typealias PolylineAnnotationManager = AnnotationManager<PolylineKind>

/// Sizes in points, opacities from 0 to 1.
public struct LineStyle: AnnotationStyle, Hashable {
    /// Of the line.
    public var lineColor: Color?
    /// In points.
    public var lineWidth: Double?
    /// Of the line.
    public var lineOpacity: Double?
    /// Drawn and left out, in turn, in widths of the line.
    public var lineDasharray: [Double]?

    /// Nothing is said: all values are nil.
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
    /// A line.
    ///
    /// - Parameter id: a UUID unless given.
    public init(
        id: String? = nil, lineCoordinates: [Coordinate], isSelected: Bool = false, isDraggable: Bool = false
    ) {
        self.init(id: id, shape: .line(lineCoordinates), isSelected: isSelected, isDraggable: isDraggable)
    }

    /// Its vertices, from the start to the end.
    public var lineCoordinates: [Coordinate] {
        get { shape.coordinates }
        set { shape = .line(newValue) }
    }
}
