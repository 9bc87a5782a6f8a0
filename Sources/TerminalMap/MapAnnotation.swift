import Annotations
import Geography

/// A place on the map that a view is made for when it comes onto the screen.
@MainActor
public final class MapAnnotation {
    /// Where it is; changed by a drag of its view.
    public internal(set) var coordinate: Coordinate
    /// What its callout says.
    public let title: String?
    /// What its callout says below the title.
    public let subtitle: String?

    /// A place; without a title it has no callout.
    public init(coordinate: Coordinate, title: String? = nil, subtitle: String? = nil) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// Makes views of annotations, and says which have a callout.
@MainActor
public protocol MapViewDelegate: AnyObject {
    /// A view for an annotation that comes onto the screen; nil shows nothing.
    func mapView(_ mapView: MapView, viewFor annotation: MapAnnotation) -> AnnotationView?
    /// Whether a tap shows the annotation's title.
    func mapView(_ mapView: MapView, annotationCanShowCallout annotation: MapAnnotation) -> Bool
}

extension MapViewDelegate {
    public func mapView(_ mapView: MapView, annotationCanShowCallout annotation: MapAnnotation) -> Bool {
        false
    }
}

/// The view of an annotation; one whose annotation has left the screen is kept for the next.
@MainActor
open class AnnotationView: CellView {
    /// What `dequeueReusableAnnotationView` finds it by.
    public let reuseIdentifier: String
    /// Whether it can be dragged after a press and hold.
    public var isDraggable = false

    /// A view of this size in points.
    public init(reuseIdentifier: String, width: Double, height: Double) {
        self.reuseIdentifier = reuseIdentifier
        super.init(width: width, height: height)
    }

    /// It is about to be used for another annotation.
    open func prepareForReuse() {}
}
