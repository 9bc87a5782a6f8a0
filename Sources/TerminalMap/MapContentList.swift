/// What a declarative map consists of, in order.
public struct MapContentList {
    /// Annotations of one kind that follow each other: one manager's.
    enum Run {
        case circles([CircleAnnotation])
        case points([PointAnnotation])
        case polylines([PolylineAnnotation])
        case polygons([PolygonAnnotation])
    }

    private(set) var runs: [Run] = []
    private(set) var views: [(id: String, content: MapViewAnnotation)] = []
    /// The way to the part that is being added: the same part of the content has the same id every time.
    private var path = ""

    /// Adds what stands deeper in the content.
    @MainActor
    mutating func descend(into step: String, _ body: (inout MapContentList) -> Void) {
        let outer = path
        path += "/" + step
        body(&self)
        path = outer
    }

    mutating func append(_ view: MapViewAnnotation) { views.append((path, view)) }

    mutating func append<Kind: AnnotationKind>(_ annotation: Annotation<Kind>) {
        let named = annotation.named(orElse: path)
        switch (named, runs.last) {
        case (let circle as CircleAnnotation, .circles(let others)?): replace(.circles(others + [circle]))
        case (let point as PointAnnotation, .points(let others)?): replace(.points(others + [point]))
        case (let line as PolylineAnnotation, .polylines(let others)?): replace(.polylines(others + [line]))
        case (let area as PolygonAnnotation, .polygons(let others)?): replace(.polygons(others + [area]))
        case (let circle as CircleAnnotation, _): runs.append(.circles([circle]))
        case (let point as PointAnnotation, _): runs.append(.points([point]))
        case (let line as PolylineAnnotation, _): runs.append(.polylines([line]))
        case (let area as PolygonAnnotation, _): runs.append(.polygons([area]))
        default: break
        }
    }

    private mutating func replace(_ run: Run) { runs[runs.count - 1] = run }
}
