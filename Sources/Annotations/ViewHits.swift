import Geography
import Interaction

/// Placed views as things that can be hit, before everything else.
struct ViewHits: HitSource {
    /// In the order in which they are drawn.
    let views: [PlacedView]

    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<AnnotationTarget>]) {
        let cell = CellPoint(pointer).cell
        for (index, view) in views.enumerated() {
            let unit = DotPoint.sizeInPoints
            let way = WayInPoints(x: (pointer.x - view.place.x) * unit, y: (pointer.y - view.place.y) * unit)
            guard view.box.contains(way) || view.isCentered && CellPoint(view.place).cell == cell
            else { continue }
            hits.append(Hit(.view(id: view.id), rank: .view, distance: 0, order: views.count - index))
        }
    }
}

extension PlacedView {
    /// Whether its place lies within its box: then the place's whole cell is hit, too.
    fileprivate var isCentered: Bool { box.contains(.zero) }
}
