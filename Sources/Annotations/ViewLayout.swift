import Geography

/// Finds each view its place on the screen.
public enum ViewLayout {
    /// The views that show, in the order in which they are drawn.
    ///
    /// - Parameter geometry: that of an annotation, or nil where there is none.
    public static func placed(
        _ views: [ViewItem], in viewport: Viewport,
        geometry: (_ group: String, _ id: String) -> AnnotationGeometry?
    ) -> [PlacedView] {
        // Of equal priority the one that was added later goes before.
        let order = views.indices.sorted {
            (views[$0].priority, $0) > (views[$1].priority, $1)
        }
        var taken: [ScreenBox] = []
        var placed: [PlacedView] = []
        for index in order where views[index].isVisible {
            let view = views[index]
            let bound: AnnotationGeometry? =
                switch view.binding {
                case .coordinate(let coordinate): .point(coordinate)
                case .geometry(let geometry): geometry
                case .annotation(let group, let id): geometry(group, id)
                }
            guard let place = bound.flatMap({ ViewLayout.place(of: $0, in: viewport) }) else { continue }
            let choices = view.anchors.map { ScreenBox(view: view, anchor: $0, place: place) }
            guard let box = choices.first(where: { $0.isWhole(in: viewport) }) ?? choices.first,
                box.isVisible(in: viewport)
            else { continue }
            if !view.allowsOverlap {
                if taken.contains(where: box.intersects) { continue }
                taken.append(box)
            }
            placed.append(PlacedView(id: view.id, place: place, box: box.box, anchor: box.anchor))
        }
        return placed.reversed()
    }

    /// Where a geometry is addressed on the screen, in the copy of the world that is nearest to the middle.
    static func place(of geometry: AnnotationGeometry, in viewport: Viewport) -> DotPoint? {
        let points: [WorldPoint]
        switch geometry {
        case .point(let coordinate): points = [WorldPoint(coordinate)]
        case .line(let line): points = line.map { WorldPoint($0) }
        case .polygon(let rings):
            var box = WorldBox.empty
            for coordinate in rings.first ?? [] { box.formUnion(WorldPoint(coordinate)) }
            points = box.isEmpty ? [] : [box.center]
        }
        let dots = points.map { point in
            let worlds = Double(viewport.nearestWorldOffset(of: point))
            return viewport.dot(of: WorldPoint(x: point.x + worlds, y: point.y))
        }
        return dots.min { $0.distance(to: viewport.middle) < $1.distance(to: viewport.middle) }
    }
}

/// A view's box on the screen, in points from the upper left corner.
private struct ScreenBox {
    let anchor: ViewItem.Anchor
    /// From the view's place.
    let box: BoxInPoints
    private let onScreen: BoxInPoints

    init(view: ViewItem, anchor: ViewItem.Anchor, place: DotPoint) {
        self.anchor = anchor
        let corner = anchor.spot.corner(width: view.width, height: view.height)
        box = BoxInPoints(
            left: corner.x + anchor.offset.x, top: corner.y - anchor.offset.y, width: view.width,
            height: view.height)
        let unit = DotPoint.sizeInPoints
        onScreen = BoxInPoints(
            left: place.x * unit + box.left, top: place.y * unit + box.top, width: box.width,
            height: box.height)
    }

    private static func screen(_ viewport: Viewport) -> BoxInPoints {
        let unit = DotPoint.sizeInPoints
        return BoxInPoints(
            left: 0, top: 0, width: Double(viewport.size.dotColumns) * unit,
            height: Double(viewport.size.dotRows) * unit)
    }

    func intersects(_ other: ScreenBox) -> Bool { onScreen.intersects(other.onScreen) }

    func isVisible(in viewport: Viewport) -> Bool { onScreen.intersects(ScreenBox.screen(viewport)) }

    func isWhole(in viewport: Viewport) -> Bool {
        let screen = ScreenBox.screen(viewport)
        return onScreen.left >= 0 && onScreen.top >= 0 && onScreen.right <= screen.right
            && onScreen.bottom <= screen.bottom
    }
}
