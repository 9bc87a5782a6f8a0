import Drawing
import Geography

extension AnnotationScene {
    /// What the annotations look like, from the lowest to the uppermost: what is off the screen is left out, and
    /// every copy of the world that shows is drawn.
    ///
    /// - Parameter glyphs: those that characters in the place of pictures are taken from.
    public func layers(glyphs: GlyphSet = .braille) -> [SceneLayer] {
        let painter = AnnotationPainter(viewport: viewport, glyphs: glyphs)
        var layers: [SceneLayer] = []
        for group in groups {
            let raised = draggedItem(of: group.id).flatMap { group.position(of: $0) }
            if let clustering = group.clustering {
                painter.draw(clustering.singles, of: group, except: raised, into: &layers)
                if let look = group.clusterLook {
                    for cluster in clustering.clusters { painter.draw(cluster, look, into: &layers) }
                }
            } else {
                painter.draw(group.items.indices, of: group, except: raised, into: &layers)
            }
            if let raised { painter.draw(CollectionOfOne(raised), of: group, except: nil, into: &layers) }
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
    /// The middle of the mark.
    public let place: DotPoint
    /// A few characters.
    public let text: String
    /// Of the characters.
    public let color: Color
}

/// Draws annotations of one view.
private struct AnnotationPainter {
    private let viewport: Viewport
    private let glyphs: GlyphSet
    /// The copies of the world that show.
    private let worlds: ClosedRange<Int>

    init(viewport: Viewport, glyphs: GlyphSet) {
        self.viewport = viewport
        self.glyphs = glyphs
        let world = WorldBox(minX: -0.5, minY: 0, maxX: 1.5, maxY: 1)
        worlds = viewport.worldOffsets(of: world) ?? 0...0
    }

    /// Draws the annotations at these positions of a group.
    func draw(
        _ positions: some Collection<Int>, of group: AnnotationGroup, except raised: Int?,
        into layers: inout [SceneLayer]
    ) {
        for position in positions where position != raised {
            if case .shape(let parts, _) = group.places[position] {
                if let style = group.items[position].look.shapeStyle {
                    layers.append(.shape(ExactShape(parts: parts, style: style)))
                }
            } else {
                let reach = group.reaches[position]
                forEachCopy(of: reach.center) { dot in
                    guard reach.shows(at: dot, on: viewport.size) else { return }
                    if let mark = group.items[position].look.mark(at: dot, glyphs) { layers.append(mark) }
                }
            }
        }
    }

    func draw(_ cluster: Cluster, _ look: ClusterLook, into layers: inout [SceneLayer]) {
        let reach = AnnotationReach(.point(cluster.center), .circle(look.circle))
        forEachCopy(of: cluster.center) { dot in
            guard reach.shows(at: dot, on: viewport.size) else { return }
            layers.append(.circle(look.circle.circle(at: dot)))
        }
    }

    private func forEachCopy(of point: WorldPoint, _ body: (DotPoint) -> Void) {
        for offset in worlds {
            body(viewport.dot(of: WorldPoint(x: point.x + Double(offset), y: point.y)))
        }
    }
}

extension CircleLook {
    fileprivate func circle(at dot: DotPoint) -> Circle {
        Circle(
            center: dot, radius: radius, fill: color, fillOpacity: opacity,
            stroke: strokeWidth > 0 ? strokeColor : nil, strokeWidth: strokeWidth,
            strokeOpacity: strokeOpacity, rank: 20)
    }
}

extension IconLook {
    /// nil where there is no picture.
    fileprivate func picture(at dot: DotPoint, _ glyphs: GlyphSet) -> Picture? {
        guard let image, let box else { return nil }
        var scaled = image.image.scaled(by: size)
        scaled.anchor = DotVector(
            x: -box.left / DotPoint.sizeInPoints, y: -box.top / DotPoint.sizeInPoints)
        return Picture(
            image: scaled, position: dot, glyph: image.glyph(glyphs), color: image.color, rank: 21)
    }
}

extension AnnotationLook {
    /// What stands for it at a dot; nil for what has no single place.
    fileprivate func mark(at dot: DotPoint, _ glyphs: GlyphSet) -> SceneLayer? {
        switch self {
        case .circle(let circle): .circle(circle.circle(at: dot))
        case .icon(let icon): icon.picture(at: dot, glyphs).map { .picture($0) }
        case .line, .area: nil
        }
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
