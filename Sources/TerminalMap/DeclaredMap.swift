/// Keeps what is on a map equal to its declared content: makes managers and views for new parts, and takes away
/// what is no longer declared. What stays keeps its identity, so that a drag goes on.
@MainActor
final class DeclaredMap {
    private let content: @MainActor () -> MapContentGroup
    private var shown: [String: ViewAnnotation] = [:]
    private var managers: [any AnnotationResponder] = []
    private var madeFor: Int?

    init(content: @escaping @MainActor () -> MapContentGroup) { self.content = content }

    /// Makes the map anew if any state has changed.
    func update(_ mapView: MapView) {
        guard madeFor != StateChanges.count else { return }
        madeFor = StateChanges.count
        var list = MapContentList()
        content().append(to: &list)
        updateManagers(list.runs, of: mapView)
        updateViews(list.views, of: mapView)
    }

    private func updateManagers(_ runs: [MapContentList.Run], of mapView: MapView) {
        for (index, run) in runs.enumerated() {
            switch run {
            case .circles(let annotations): manager(index, mapView).annotations = annotations
            case .points(let annotations): manager(index, mapView).annotations = annotations
            case .polylines(let annotations): manager(index, mapView).annotations = annotations
            case .polygons(let annotations): manager(index, mapView).annotations = annotations
            }
        }
        drop(from: runs.count, of: mapView)
    }

    /// The manager at a place in the order. Where it is of another kind, it and all above it are made anew.
    private func manager<Kind: AnnotationKind>(_ index: Int, _ mapView: MapView) -> AnnotationManager<Kind> {
        if managers.indices.contains(index) {
            if let manager = managers[index] as? AnnotationManager<Kind> { return manager }
            drop(from: index, of: mapView)
        }
        let manager = AnnotationManager<Kind>(id: "content-\(index)", engine: mapView.engine)
        mapView.engine.add(manager)
        managers.append(manager)
        return manager
    }

    private func drop(from index: Int, of mapView: MapView) {
        while managers.count > index { mapView.engine.remove(managers.removeLast().id) }
    }

    private func updateViews(_ views: [(id: String, content: MapViewAnnotation)], of mapView: MapView) {
        let declared = Set(views.map(\.id))
        for (id, annotation) in shown where !declared.contains(id) {
            annotation.remove()
            shown[id] = nil
        }
        for (id, content) in views {
            let annotation = shown[id] ?? add(id, content, to: mapView)
            let coordinate = AnnotatedFeature.coordinate(content.coordinate.wrappedValue)
            if annotation.annotatedFeature != coordinate { annotation.annotatedFeature = coordinate }
            // The binding may be another one than last time.
            annotation.onDragCoordinateChanged = { content.coordinate.wrappedValue = $0 }
        }
    }

    private func add(_ id: String, _ content: MapViewAnnotation, to mapView: MapView) -> ViewAnnotation {
        let annotation = ViewAnnotation(
            coordinate: content.coordinate.wrappedValue, view: content.makeView(mapView))
        annotation.allowOverlap = content.overlaps
        annotation.isDraggable = content.isDraggable
        annotation.variableAnchors = content.anchors
        shown[id] = annotation
        mapView.viewAnnotations.add(annotation)
        return annotation
    }
}
