import Annotations

/// Makes and removes managers. What a later one draws lies above.
@MainActor
public struct AnnotationOrchestrator {
    let engine: MapEngine

    /// - Parameter id: a UUID unless given. A manager of this id is removed first.
    public func makeCircleAnnotationManager(id: String? = nil) -> CircleAnnotationManager { make(id) }
    /// - Parameter clusterOptions: how points that lie close together are drawn as one; nil: each by itself.
    public func makePointAnnotationManager(
        id: String? = nil, clusterOptions: ClusterOptions? = nil
    ) -> PointAnnotationManager {
        let manager: PointAnnotationManager = make(id)
        manager.clusterOptions = clusterOptions
        return manager
    }

    /// Makes a manager of lines, above all managers that there are.
    ///
    /// - Parameter id: a UUID unless given. A manager of this id is removed first.
    public func makePolylineAnnotationManager(id: String? = nil) -> PolylineAnnotationManager { make(id) }
    /// Makes a manager of areas, above all managers that there are.
    ///
    /// - Parameter id: a UUID unless given. A manager of this id is removed first.
    public func makePolygonAnnotationManager(id: String? = nil) -> PolygonAnnotationManager { make(id) }

    /// Removes a manager with all its annotations; a drag of one of them is called off.
    public func removeAnnotationManager(withId id: String) { engine.remove(id) }

    /// The ids of the managers, the lowest first.
    public var annotationManagerIds: [String] { engine.responders.map(\.id) }

    private func make<Kind: AnnotationKind>(_ id: String?) -> AnnotationManager<Kind> {
        let manager = AnnotationManager<Kind>(id: id ?? UniqueIdentifier.make(), engine: engine)
        engine.add(manager)
        return manager
    }
}
