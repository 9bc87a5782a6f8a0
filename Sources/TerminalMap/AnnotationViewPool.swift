import Annotations
import Drawing
import Geography

/// Gives the annotations that are on the screen their views, and keeps the views of those that have left it.
@MainActor
final class AnnotationViewPool {
    private var entries: [Entry] = []
    private var spare: [String: [AnnotationView]] = [:]
    private var callout: (owner: MapAnnotation, shown: ViewAnnotation)?
    private unowned let mapView: MapView

    private struct Entry {
        let annotation: MapAnnotation
        var shown: ViewAnnotation?
    }

    init(mapView: MapView) {
        self.mapView = mapView
        mapView.engine.onTapElsewhere = { [weak self] in self?.hideCallout() }
    }

    func add(_ annotations: [MapAnnotation]) {
        entries += annotations.map { Entry(annotation: $0, shown: nil) }
        update()
    }

    func remove(_ annotations: [MapAnnotation]) {
        for annotation in annotations {
            guard let index = entries.firstIndex(where: { $0.annotation === annotation }) else { continue }
            if callout?.owner === annotation { hideCallout() }
            retire(index)
            entries.remove(at: index)
        }
    }

    func dequeue(_ identifier: String) -> AnnotationView? {
        guard let view = spare[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Makes views for what has come onto the screen, and takes those of what has left it.
    func update() {
        for index in entries.indices {
            if let shown = entries[index].shown, !isNear(entries[index].annotation, margin: shown.view.width),
                shown.view.dragState == .none
            {
                retire(index)
            }
        }
        for index in entries.indices where entries[index].shown == nil {
            let annotation = entries[index].annotation
            guard isNear(annotation, margin: 0),
                let view = mapView.delegate?.mapView(mapView, viewFor: annotation)
            else { continue }
            show(view, of: annotation, at: index)
        }
    }

    func hideCallout() {
        callout?.shown.remove()
        callout = nil
    }

    private func show(_ view: AnnotationView, of annotation: MapAnnotation, at index: Int) {
        let shown = ViewAnnotation(coordinate: annotation.coordinate, view: view)
        shown.allowOverlap = true
        shown.dragPolicy = view.isDraggable ? .afterHold : .never
        shown.onDragCoordinateChanged = { [weak self] coordinate in
            annotation.coordinate = coordinate
            if let callout = self?.callout, callout.owner === annotation {
                callout.shown.annotatedFeature = .coordinate(coordinate)
            }
        }
        view.tapHandler = { [weak self] _ in self?.tap(annotation, view) ?? false }
        entries[index].shown = shown
        mapView.viewAnnotations.add(shown)
    }

    private func retire(_ index: Int) {
        guard let shown = entries[index].shown else { return }
        shown.remove()
        entries[index].shown = nil
        if let view = shown.view as? AnnotationView { spare[view.reuseIdentifier, default: []].append(view) }
    }

    private func tap(_ annotation: MapAnnotation, _ view: AnnotationView) -> Bool {
        let wasShown = callout?.owner === annotation
        hideCallout()
        guard !wasShown, let title = annotation.title,
            mapView.delegate?.mapView(mapView, annotationCanShowCallout: annotation) ?? false
        else { return wasShown }
        let text = [title, annotation.subtitle].compactMap(\.self).joined(separator: "\n")
        let columns = text.split(separator: "\n").map { TextWidth.columns(of: String($0)) }.max() ?? 0
        let lines = text.split(separator: "\n").count
        let shown = ViewAnnotation(
            coordinate: annotation.coordinate,
            view: CalloutView(
                text: text, width: Double(columns + 4) * 8, height: Double(lines + 2) * 16))
        let gap = view.height / 2 + 16
        shown.allowOverlap = true
        shown.priority = 1
        shown.variableAnchors = [
            ViewAnnotationAnchorConfig(anchor: .bottom, offsetY: gap),
            ViewAnnotationAnchorConfig(anchor: .top, offsetY: -gap),
        ]
        mapView.viewAnnotations.add(shown)
        callout = (annotation, shown)
        return true
    }

    private func isNear(_ annotation: MapAnnotation, margin: Double) -> Bool {
        let point = mapView.point(for: annotation.coordinate)
        let size = mapView.size
        return point.x > -margin && point.y > -margin && point.x < Double(size.columns) * 8 + margin
            && point.y < Double(size.rows) * 16 + margin
    }
}
