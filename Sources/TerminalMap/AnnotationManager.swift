import Annotations

/// Keeps the annotations of one kind, and draws them above what was made before it. The values of `style` hold for
/// all annotations that do not say their own; they are members, too: `manager.circleColor = .blue`.
@MainActor
@dynamicMemberLookup
public final class AnnotationManager<Kind: AnnotationKind> {
    /// A UUID unless it was given. View annotations call it the layer's id.
    public let id: String
    /// The ids that occurred twice when `annotations` was last assigned; of these the first is kept.
    public private(set) var repeatedIDs: [String] = []
    private var kept: [Annotation<Kind>] = []
    /// The annotation that is dragged as it was when that began, and where the pointer was last.
    private var dragged: (original: Annotation<Kind>, context: InteractionContext)?
    /// nil once it was removed from its map, or the map is gone: then it keeps annotations that nobody sees.
    private weak var engine: MapEngine?

    init(id: String, engine: MapEngine) {
        self.id = id
        self.engine = engine
    }

    /// In the order in which they are drawn. Assigning them, also within a handler, costs one redraw.
    public var annotations: [Annotation<Kind>] {
        get { kept }
        _modify {
            yield &kept
            synchronize()
        }
    }

    /// What holds for all annotations that do not say it themselves.
    public var style = Kind.Style() { didSet { synchronize() } }

    /// A value for all annotations that do not say their own: `manager.circleColor` is
    /// `manager.style.circleColor`.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Kind.Style, Value>) -> Value {
        get { style[keyPath: keyPath] }
        set { style[keyPath: keyPath] = newValue }
    }

    /// How points that lie close together are drawn as one.
    var clusters: ClusterOptions? { didSet { synchronize() } }
    var clusterTap: (@MainActor (ClusterContext) -> Bool)?
    var clusterLongPress: (@MainActor (ClusterContext) -> Bool)?

    /// Hands all annotations to the scene.
    func synchronize() {
        guard let engine else { return }
        let look = engine.look
        repeatedIDs = engine.scene.replaceItems(
            of: id, with: kept.map { $0.item(defaults: style, map: look) })
        if !repeatedIDs.isEmpty {
            var seen: Set<String> = []
            kept.removeAll { !seen.insert($0.id).inserted }
        }
        engine.scene.setClusters(clusters.map { look.cluster($0) }, of: id)
        engine.setNeedsDisplay()
        dropLostDrag()
    }

    /// Tells the annotation that was dragged, if it has been removed meanwhile, that this is over.
    private func dropLostDrag() {
        guard var lost = dragged, engine?.scene[group: id]?[id: lost.original.id] == nil else { return }
        dragged = nil
        lost.original.dragCancelHandler?(&lost.original, lost.context)
    }

    /// It is no longer on its map.
    func detach() {
        engine = nil
        dropLostDrag()
    }

    private func position(of id: String) -> Int? {
        guard let position = engine?.scene[group: self.id]?.position(of: id), kept.indices.contains(position),
            kept[position].id == id
        else { return nil }
        return position
    }

    /// Keeps a changed annotation, unless it was removed meanwhile.
    private func put(_ annotation: Annotation<Kind>) {
        guard let engine, let position = position(of: annotation.id) else { return }
        kept[position] = annotation
        engine.scene.update(annotation.item(defaults: style, map: engine.look), in: id)
        engine.setNeedsDisplay()
    }

    /// Lets a handler change an annotation.
    private func change<Result>(
        _ id: String, _ body: (inout Annotation<Kind>) -> Result?
    ) -> Result? {
        guard let position = position(of: id) else { return nil }
        var annotation = kept[position]
        let result = body(&annotation)
        put(annotation)
        return result
    }
}

extension AnnotationManager: AnnotationResponder {
    func tap(_ id: String, _ context: InteractionContext) -> Bool {
        let handler = change(id) { annotation in
            annotation.isSelected.toggle()
            return annotation.tapHandler
        }
        return handler?(context) ?? false
    }

    func tap(cluster id: Int, _ context: InteractionContext) -> Bool {
        clusterTap?(clusterContext(id, context)) ?? false
    }

    func longPress(cluster id: Int, _ context: InteractionContext) -> Bool {
        clusterLongPress?(clusterContext(id, context)) ?? false
    }

    private func clusterContext(_ id: Int, _ context: InteractionContext) -> ClusterContext {
        ClusterContext(
            annotationIDs: engine?.scene[group: self.id]?.members(ofCluster: id) ?? [], context: context)
    }

    func longPress(_ id: String, _ context: InteractionContext) -> Bool {
        position(of: id).flatMap { kept[$0].longPressHandler }?(context) ?? false
    }

    func dragBegan(_ id: String, _ context: InteractionContext) -> Bool {
        let isGranted =
            change(id) { annotation in
                annotation.isDraggable ? annotation.dragBeginHandler?(&annotation, context) ?? true : false
            } ?? false
        // The handler may have removed it, or made it one that is not draggable.
        guard isGranted, let position = position(of: id), kept[position].isDraggable else { return false }
        dragged = (kept[position], context)
        return true
    }

    func dragMoved(_ id: String, _ context: InteractionContext) {
        dragged?.context = context
        follow(id) { $0.dragChangeHandler?(&$0, context) }
    }

    func dragEnded(_ id: String, _ context: InteractionContext) {
        dragged = nil
        follow(id) { $0.dragEndHandler?(&$0, context) }
    }

    func dragCancelled(_ id: String, _ context: InteractionContext) {
        dragged = nil
        follow(id) { $0.dragCancelHandler?(&$0, context) }
    }

    /// Takes over where the scene has carried the annotation, and calls the handler.
    private func follow(_ id: String, _ handler: (inout Annotation<Kind>) -> Void) {
        guard let shape = engine?.scene[group: self.id]?[id: id]?.geometry else { return }
        _ = change(id) { annotation -> Void? in
            annotation.shape = shape
            return handler(&annotation)
        }
    }
}

/// A manager, whatever its kind.
@MainActor
protocol AnnotationResponder: AnyObject {
    var id: String { get }
    func synchronize()
    func detach()
    func tap(_ id: String, _ context: InteractionContext) -> Bool
    func longPress(_ id: String, _ context: InteractionContext) -> Bool
    func tap(cluster id: Int, _ context: InteractionContext) -> Bool
    func longPress(cluster id: Int, _ context: InteractionContext) -> Bool
    func dragBegan(_ id: String, _ context: InteractionContext) -> Bool
    func dragMoved(_ id: String, _ context: InteractionContext)
    func dragEnded(_ id: String, _ context: InteractionContext)
    func dragCancelled(_ id: String, _ context: InteractionContext)
}
