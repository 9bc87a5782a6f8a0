import Drawing
import Geography

/// Where an annotation is: a point, a line, or a polygon's rings, the exterior first. Closing positions may be
/// there or not.
public enum AnnotationGeometry: Hashable, Sendable {
    /// One place.
    case point(Coordinate)
    /// The vertices of a line, from the start to the end.
    case line([Coordinate])
    /// The rings of an area, the exterior first.
    case polygon([[Coordinate]])

    /// The whole geometry carried along a way on the Mercator map. Nothing is carried beyond the edge of the
    /// map (85.051129 degrees): the way is shortened for all of it, so that the shape is kept.
    public func carried(by way: WorldVector) -> AnnotationGeometry {
        let way = way.y == 0 ? way : way.keepingOnMap(box)
        switch self {
        case .point(let coordinate): return .point(coordinate.shifted(by: way))
        case .line(let line): return .line(line.map { $0.shifted(by: way) })
        case .polygon(let rings): return .polygon(rings.map { $0.map { $0.shifted(by: way) } })
        }
    }

    /// The first coordinate: the one that a geometry of any kind is addressed by.
    public var first: Coordinate? {
        switch self {
        case .point(let coordinate): coordinate
        case .line(let line): line.first
        case .polygon(let rings): rings.first?.first
        }
    }

    /// All of its coordinates, ring by ring.
    public var coordinates: [Coordinate] {
        switch self {
        case .point(let coordinate): [coordinate]
        case .line(let line): line
        case .polygon(let rings): rings.flatMap(\.self)
        }
    }

    /// The geometry as the parts that are drawn and hit.
    public var parts: [ExactShape.Part] {
        switch self {
        case .point(let coordinate): [.init(kind: .points, vertices: [WorldPoint(coordinate)])]
        case .line(let line): [.init(kind: .line, vertices: line.map { WorldPoint($0) })]
        case .polygon(let rings):
            rings.enumerated().map { index, ring in
                .init(
                    kind: index == 0 ? .exteriorRing : .interiorRing, vertices: ring.map { WorldPoint($0) })
            }
        }
    }

    /// The smallest upright box that holds it.
    private var box: WorldBox {
        var box = WorldBox.empty
        for coordinate in coordinates { box.formUnion(WorldPoint(coordinate)) }
        return box
    }
}
