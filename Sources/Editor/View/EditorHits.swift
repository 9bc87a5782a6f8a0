import GeoJSON
import Geography
import Interaction

/// What lies under the pointer in the editor.
enum EditorHits {
    static func hits(at pointer: DotPoint, in state: EditorState) -> [Hit<EditorTarget>] {
        guard !state.mapSize.isEmpty else { return [] }
        var sources: [any HitSource<EditorTarget>] = []
        if let handles = handles(in: state) { sources.append(handles) }
        // Later layers lie above earlier ones.
        for layer in state.layers.indices.reversed() {
            sources.append(
                FeatureHits(document: state.layers[layer].document, layer: layer, settings: state.settings))
        }
        return HitTest.hits(at: pointer, in: state.viewport, sources: sources)
    }

    /// The handles of the selected feature.
    static func handles(in state: EditorState) -> HandleSet? {
        guard let selection = state.selection else { return nil }
        let viewport = state.viewport
        return selection.handles.handles(in: viewport, first: selection.vertex) {
            HandleSet(
                shape: selection.shape(in: viewport), feature: selection.feature, viewport: viewport,
                first: selection.vertex)
        }
    }

    static func handleHit(at pointer: DotPoint, in state: EditorState) -> Hit<EditorTarget>? {
        guard let handles = handles(in: state) else { return nil }
        return HitTest.hits(at: pointer, in: state.viewport, sources: [handles]).first
    }

    /// What a click chooses among: vertices and features, each once.
    static func tapTargets(_ hits: [Hit<EditorTarget>]) -> [EditorTarget] {
        if hits.first?.rank == .midpoint { return [] }
        var seen: Set<EditorTarget> = []
        return hits.filter { $0.rank != .midpoint && seen.insert($0.target).inserted }.map(\.target)
    }

    /// What a drag from here moves, nil to pan: a handle, or the point that is selected already.
    static func dragTarget(_ hits: [Hit<EditorTarget>], selection: Selection?) -> ShapeDrag.Target? {
        guard let selection, let first = hits.first else { return nil }
        switch first.target {
        case .vertex(let vertex): return .vertex(vertex)
        case .midpoint(let vertex):
            return Midpoint.place(after: vertex, in: selection).map {
                .insertion(after: vertex, at: $0)
            }
        case .feature: return nil
        }
    }

    /// What a press and hold lifts: the first feature here, unless a handle lies above it.
    static func heldFeature(_ hits: [Hit<EditorTarget>]) -> (layer: Int, feature: Int)? {
        guard case .feature(let layer, let feature)? = hits.first?.target else { return nil }
        return (layer, feature)
    }

    static func worldOffset(of target: ShapeDrag.Target, at pointer: DotPoint, in state: EditorState) -> Int {
        let handle: EditorTarget
        switch target {
        case .vertex(let vertex): handle = .vertex(vertex)
        case .insertion(let vertex, _): handle = .midpoint(vertex)
        case .feature: return 0
        }
        return handles(in: state)?.worldOffset(of: handle, at: pointer, in: state.viewport) ?? 0
    }

    /// The copy of the world in which a box lies nearest to the pointer.
    static func worldOffset(of box: WorldBox, at pointer: DotPoint, in viewport: Viewport) -> Int {
        let place = viewport.world(at: pointer)
        guard let offsets = viewport.worldOffsets(of: box) else { return 0 }
        return offsets.min {
            abs(box.center.x + Double($0) - place.x) < abs(box.center.x + Double($1) - place.x)
        } ?? 0
    }

    /// The features that show in a rectangle of the screen, in the order of the file.
    static func features(in box: BoxDrag, state: EditorState) -> [FeatureReference] {
        let area = DotBox(DotPoint(box.start), DotPoint(box.end))
        let viewport = state.viewport
        var found: [FeatureReference] = []
        for (layer, content) in state.layers.enumerated() {
            for feature in VisibleFeatures.list(in: content.document, area: area.worldBox(in: viewport)) {
                let box = content.document.packedBox(of: feature).worldBox
                guard let offsets = viewport.worldOffsets(of: box),
                    offsets.contains(where: {
                        BoxMeeting.of(feature, of: content.document, with: area, in: viewport, offset: $0)
                    })
                else { continue }
                found.append(FeatureReference(layer: layer, feature: feature))
            }
        }
        return found
    }
}

extension Editor {
    /// How many things lie under a place of the map, within a pointer's reach.
    public func hitCount(at place: CellPoint) -> Int { EditorHits.hits(at: DotPoint(place), in: state).count }
}
