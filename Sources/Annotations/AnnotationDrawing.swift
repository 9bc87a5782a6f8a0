import Drawing
import Geography

extension AnnotationScene {
    /// What the annotations look like, from the lowest to the uppermost: what is off the screen is left out, and
    /// every copy of the world that shows is drawn.
    public func layers() -> [SceneLayer] {
        let viewport = viewport
        var layers: [SceneLayer] = []
        for group in groups {
            let raised = draggedItem(of: group.id)
            let painter = AnnotationPainter(viewport: viewport)
            let positions = group.clustering?.singles ?? Array(group.items.indices)
            for position in positions where group.items[position].id != raised {
                painter.draw(group.items[position].look, group.places[position], into: &layers)
            }
            if let look = group.clusterLook {
                for cluster in group.clustering?.clusters ?? [] {
                    painter.draw(.circle(look.circle), .point(cluster.center), into: &layers)
                }
            }
            if let raised, let position = group.position(of: raised) {
                painter.draw(group.items[position].look, group.places[position], into: &layers)
            }
        }
        return layers
    }

    /// The texts of the annotations.
    ///
    /// - Parameter rank: of the first; higher is placed first.
    public func labels(rank: Int = 100) -> [Label] {
        let viewport = viewport
        return groups.flatMap { group in
            (group.clustering?.singles ?? Array(group.items.indices)).compactMap { position in
                let item = group.items[position]
                guard case .icon(let look) = item.look, !look.text.isEmpty,
                    let place = ViewLayout.place(of: item.geometry, in: viewport)
                else { return nil }
                return Label(
                    text: look.text, places: look.textPlaces(around: place), color: look.textColor,
                    rank: rank)
            }
        }
    }
}

extension AnnotationScene {
    /// How many members each cluster on the screen has, to be written over its circle.
    public func clusterTexts() -> [MarkText] {
        let viewport = viewport
        return groups.flatMap { group in
            (group.clustering?.clusters ?? []).map { cluster in
                let offset = Double(viewport.nearestWorldOffset(of: cluster.center))
                return MarkText(
                    place: viewport.dot(
                        of: WorldPoint(x: cluster.center.x + offset, y: cluster.center.y)),
                    text: "\(cluster.members.count)", color: group.clusterLook?.textColor ?? .white)
            }
        }
    }
}

/// A short text in the middle of a mark.
public struct MarkText: Hashable, Sendable {
    public let place: DotPoint
    public let text: String
    public let color: Color
}

/// Draws annotations of one view.
private struct AnnotationPainter {
    private let viewport: Viewport
    /// The copies of the world that show.
    private let worlds: ClosedRange<Int>

    init(viewport: Viewport) {
        self.viewport = viewport
        let world = WorldBox(minX: -0.5, minY: 0, maxX: 1.5, maxY: 1)
        worlds = viewport.worldOffsets(of: world) ?? 0...0
    }

    func draw(_ look: AnnotationLook, _ place: ProjectedItem, into layers: inout [SceneLayer]) {
        switch place {
        case .point(let point):
            for offset in worlds {
                let dot = viewport.dot(of: WorldPoint(x: point.x + Double(offset), y: point.y))
                draw(look, at: dot, into: &layers)
            }
        case .shape(let parts, _):
            if let style = look.shapeStyle {
                layers.append(.shape(ExactShape(parts: parts, style: style)))
            }
        }
    }

    private func draw(_ look: AnnotationLook, at dot: DotPoint, into layers: inout [SceneLayer]) {
        switch look {
        case .circle(let circle):
            let reach = (circle.radius + circle.strokeWidth) / DotPoint.sizeInPoints + 2
            guard shows(dot, reach: reach) else { return }
            layers.append(
                .circle(
                    Circle(
                        center: dot, radius: circle.radius, fill: circle.color, fillOpacity: circle.opacity,
                        stroke: circle.strokeWidth > 0 ? circle.strokeColor : nil,
                        strokeWidth: circle.strokeWidth, strokeOpacity: circle.strokeOpacity, rank: 20)))
        case .icon(let icon):
            guard let image = icon.image, let box = icon.box else { return }
            let unit = DotPoint.sizeInPoints
            guard shows(dot, reach: (max(image.width, image.height) * icon.size + 40) / unit) else { return }
            var scaled = image.image.scaled(by: icon.size)
            scaled.anchor = DotVector(x: -box.left / unit, y: -box.top / unit)
            layers.append(
                .picture(
                    Picture(
                        image: scaled, position: dot, glyph: image.glyph, color: image.color, rank: 21)))
        case .line, .area: return
        }
    }

    private func shows(_ dot: DotPoint, reach: Double) -> Bool {
        dot.x > -reach && dot.y > -reach && dot.x < Double(viewport.size.dotColumns) + reach
            && dot.y < Double(viewport.size.dotRows) + reach
    }
}

extension AnnotationLook {
    fileprivate var shapeStyle: ShapeStyle? {
        switch self {
        case .line(let line):
            ShapeStyle(
                fill: nil, stroke: line.color, strokeWidth: line.width, strokeOpacity: line.opacity,
                dash: line.dash, point: line.color, rank: 18)
        case .area(let area):
            ShapeStyle(
                fill: area.color, fillOpacity: area.opacity, stroke: area.outlineColor, strokeWidth: 1,
                point: area.color, rank: 17)
        case .circle, .icon: nil
        }
    }
}

extension IconLook {
    /// Below the picture, or else beside or above it.
    fileprivate func textPlaces(around place: DotPoint) -> [LabelPlace] {
        let unit = DotPoint.sizeInPoints
        let box = box ?? BoxInPoints(left: 0, top: 0, width: 0, height: 0)
        func dot(_ x: Double, _ y: Double) -> DotPoint {
            DotPoint(x: place.x + x / unit, y: place.y + y / unit)
        }
        let middle = box.top + box.height / 2
        return [
            LabelPlace(anchor: dot(box.left + box.width / 2, box.bottom + 8)),
            LabelPlace(anchor: dot(box.right + 8, middle), alignment: .leading),
            LabelPlace(anchor: dot(box.left - 8, middle), alignment: .trailing),
            LabelPlace(anchor: dot(box.left + box.width / 2, box.top - 8)),
        ]
    }
}
