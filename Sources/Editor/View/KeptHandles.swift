import Geography
import GeoJSON
import Synchronization

/// The handles of a large feature as it is held, for the view that was asked for last. All copies of a shape share
/// them, whatever of it is moved: that changes few of them.
final class KeptHandles: Sendable {
    private let kept = Mutex<(viewport: Viewport, handles: HandleThinning)?>(nil)

    func handles(in viewport: Viewport, make: () -> HandleThinning) -> HandleThinning {
        if let kept = kept.withLock({ $0 }), kept.viewport == viewport { return kept.handles }
        let made = make()
        kept.withLock { $0 = (viewport, made) }
        return made
    }
}

extension HeldShape {
    /// The handles as they are without what is moved; then each vertex that was moved takes the place it needs.
    func thinned(feature: Int, viewport: Viewport, first: VertexReference?) -> HandleThinning {
        var thinning = handles.handles(in: viewport) {
            HandleThinning.spaced { stillHandles(feature: feature, viewport: viewport, spacing: $0) }
        }
        if way != .zero {
            let dots = viewport.dots(way)
            thinning.change {
                HandleSet.Handle(
                    target: $0.target, position: $0.position + dots, worldOffset: $0.worldOffset)
            }
        }
        if let inserted { thinning.change { inserted.after.renumbered($0) } }
        let offsets = viewport.worldOffsets(of: box)
        for vertex in movedVertices(of: feature) {
            thinning.remove { $0.target.isBeside(vertex) }
            if let place = place(of: vertex) { thinning.force(vertex, at: place, in: offsets) }
        }
        if let first, let place = place(of: first) { thinning.force(first, at: place, in: offsets) }
        return thinning
    }

    /// The vertices that were moved, without the closing ones.
    private func movedVertices(of feature: Int) -> [VertexReference] {
        moved.keys.sorted().compactMap { index in
            guard let part = part(holding: index) else { return nil }
            let vertex = VertexReference(
                feature: feature, part: part, vertex: index - range(ofPart: part).lowerBound)
            return has(vertex) ? vertex : nil
        }
    }

    /// As `HandleThinning.take`, but that whole runs are passed over where they are off the screen, or all on it and
    /// without room.
    private func stillHandles(
        feature: Int, viewport: Viewport, spacing: OccupiedCells.Spacing
    ) -> HandleThinning {
        var still = self
        still.forgetChanges()
        var thinning = HandleThinning(feature: feature, viewport: viewport, spacing: spacing)
        for offset in viewport.worldOffsets(of: still.box).map(Array.init) ?? [] {
            let area = PackedBox(viewport.worldBox.shifted(byWorlds: -offset))
            for part in 0..<partCount {
                still.forEachRun(ofPart: part, meeting: area) { run in
                    let run = run.clamped(to: 0..<still.vertexCount(ofPart: part))
                    if thinning.isFull(still.runBox(run, ofPart: part), offset: offset) {
                        return thinning.hide(run.count)
                    }
                    for vertex in run {
                        thinning.takeVertex(
                            vertex, ofPart: part, at: still.place(vertex, inPart: part), offset: offset)
                    }
                }
            }
            for part in 0..<partCount {
                still.forEachRun(ofPart: part, meeting: area) { run in
                    if thinning.isFull(still.runBox(run, ofPart: part), offset: offset) { return }
                    for vertex in run.clamped(to: 0..<still.vertexCount(ofPart: part)) {
                        guard let middle = still.middle(after: vertex, inPart: part) else { break }
                        thinning.takeMidpoint(after: vertex, inPart: part, at: middle, offset: offset)
                    }
                }
            }
        }
        return thinning
    }
}

extension VertexReference {
    /// A handle, numbered as it is once a vertex is inserted behind this one.
    fileprivate func renumbered(_ handle: HandleSet.Handle) -> HandleSet.Handle {
        func behind(_ other: VertexReference) -> VertexReference {
            guard other.part == part, other.vertex > vertex else { return other }
            return VertexReference(feature: other.feature, part: part, vertex: other.vertex + 1)
        }
        let target: EditorTarget =
            switch handle.target {
            case .vertex(let other): .vertex(behind(other))
            case .midpoint(let other): .midpoint(behind(other))
            case .feature: handle.target
            }
        return HandleSet.Handle(
            target: target, position: handle.position, worldOffset: handle.worldOffset)
    }
}

extension EditorTarget {
    /// Whether it is the middle of a segment that begins or ends at a vertex; of a ring's first not all are told.
    fileprivate func isBeside(_ vertex: VertexReference) -> Bool {
        guard case .midpoint(let start) = self, start.part == vertex.part else { return false }
        return start.vertex == vertex.vertex || start.vertex == vertex.vertex - 1
    }
}
