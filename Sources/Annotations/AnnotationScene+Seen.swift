import Geography
import Interaction

/// What shows, and what lies where.
extension AnnotationScene {
    /// The views that show, in the order in which they are drawn.
    public var placedViews: [PlacedView] {
        let placed = ViewLayout.placed(views, in: viewport) { group, id in
            self[group: group]?[id: id]?.geometry
        }
        guard case .view(let id)? = drag?.target else { return placed }
        return placed.filter { $0.id != id } + placed.filter { $0.id == id }
    }

    /// Everything under the pointer, the uppermost first.
    public func targets(at position: CellPoint) -> [AnnotationTarget] {
        var sources: [any HitSource<AnnotationTarget>] = [ViewHits(views: placedViews)]
        var order = 0
        for group in groups.reversed() {
            sources.append(
                AnnotationHits(group: group, firstOrder: order, raised: draggedItem(of: group.id)))
            order += group.items.count + (group.clustering?.clusters.count ?? 0) + 1
        }
        var found: [AnnotationTarget] = []
        for hit in HitTest.hits(at: DotPoint(position), in: viewport, sources: sources)
        where found.last != hit.target {
            found.append(hit.target)
        }
        return found
    }

    /// The item of a group that is dragged now.
    public func draggedItem(of group: String) -> String? {
        guard case .annotation(group, let id)? = drag?.target else { return nil }
        return id
    }

    /// What lies at a place of the screen, as events tell it.
    public func place(at position: CellPoint) -> MapPlace {
        MapPlace(cell: position, coordinate: viewport.world(at: DotPoint(position)).coordinate)
    }
}
