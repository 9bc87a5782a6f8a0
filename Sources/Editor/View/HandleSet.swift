import Drawing
import GeoJSON
import Geography
import Interaction

/// The handles of the selected feature as they show: made for a frame or a hit test, for the vertices that are
/// on the screen, thinned where they would touch.
struct HandleSet: HitSource {
    struct Handle {
        let target: EditorTarget
        let position: DotPoint
        let worldOffset: Int
    }

    private let shape: any MapShape
    private let feature: Int
    private let offsets: ClosedRange<Int>?
    private(set) var vertices: [Handle] = []
    private(set) var midpoints: [Handle] = []
    /// The same, counted in each copy of the world.
    private let withoutHandle: Int

    /// Handles for this shape. `first` is given its handle before all others.
    init(shape: any MapShape, feature: Int, viewport: Viewport, first: VertexReference?) {
        self.shape = shape
        self.feature = feature
        offsets = viewport.worldOffsets(of: shape.box)
        let thinning: HandleThinning
        if let held = shape as? HeldShape {
            thinning = held.thinned(feature: feature, viewport: viewport, first: first)
        } else {
            let offsets = offsets
            thinning = HandleThinning.spaced { spacing in
                var thinning = HandleThinning(feature: feature, viewport: viewport, spacing: spacing)
                thinning.take(shape, in: offsets, first: first)
                return thinning
            }
        }
        (vertices, midpoints) = (thinning.vertices, thinning.midpoints)
        withoutHandle = thinning.hiddenCount
    }

    /// How many vertices on the screen have no handle for lack of room.
    var hiddenCount: Int {
        guard let offsets, offsets.count > 1 else { return withoutHandle }
        // What shows in two copies of the world is one vertex, and seen where one of them has a handle.
        let count = (0..<shape.partCount).reduce(0) { $0 + shape.vertexCount(ofPart: $1) }
        return min(withoutHandle, count - Set(vertices.map(\.target)).count)
    }

    /// A vertex is hit within the reach of the pointer, also where it had no room for a handle; a handle is
    /// always hit in its own cell.
    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<EditorTarget>]) {
        let cell = CellPoint(pointer).cell
        for offset in offsets.map(Array.init) ?? [] {
            hits += nearVertices(pointer, offset: offset, in: viewport)
        }
        for (order, handle) in vertices.enumerated() where CellPoint(handle.position).cell == cell {
            let distance = handle.position.distance(to: pointer)
            if distance > HitTest.radius {
                hits.append(Hit(handle.target, rank: .vertex, distance: distance, order: order))
            }
        }
        for (order, handle) in midpoints.enumerated() {
            let distance = handle.position.distance(to: pointer)
            guard distance <= HitTest.radius || CellPoint(handle.position).cell == cell else { continue }
            hits.append(Hit(handle.target, rank: .midpoint, distance: distance, order: order))
        }
    }

    /// So many vertices are hit, the nearest; of a large feature not more than so many are looked at.
    static let mostHit = 24
    private static let mostLooked = 4096

    private func nearVertices(
        _ pointer: DotPoint, offset: Int, in viewport: Viewport
    ) -> [Hit<EditorTarget>] {
        let place = viewport.world(at: pointer)
        var near = NearVertices(
            WorldPoint(x: place.x - Double(offset), y: place.y),
            reach: HitTest.radius / viewport.dotsPerWorld, atMost: HandleSet.mostHit)
        if let held = shape as? HeldShape {
            held.look(for: &near, atMost: HandleSet.mostLooked)
        } else if let projected = shape as? ProjectedShape {
            projected.look(for: &near)
        }
        return near.found().map { found in
            Hit(
                .vertex(VertexReference(feature: feature, part: found.part, vertex: found.vertex)),
                rank: .vertex, distance: found.squared.squareRoot() * viewport.dotsPerWorld,
                order: found.order)
        }
    }

    /// The copy of the world in which a target lies nearest to the pointer.
    func worldOffset(of target: EditorTarget, at pointer: DotPoint, in viewport: Viewport) -> Int? {
        guard let offsets, let place = place(of: target) else { return nil }
        func distance(_ offset: Int) -> Double {
            viewport.dot(of: WorldPoint(x: place.x + Double(offset), y: place.y)).distance(to: pointer)
        }
        return offsets.min { distance($0) < distance($1) }
    }

    private func place(of target: EditorTarget) -> WorldPoint? {
        switch target {
        case .vertex(let vertex): shape.place(of: vertex)
        case .midpoint(let vertex):
            shape.has(vertex) ? shape.middle(after: vertex.vertex, inPart: vertex.part) : nil
        case .feature: nil
        }
    }
}

extension WorldBox {
    /// All that lies within a reach of a place, and a little more.
    init(around place: WorldPoint, reach: Double) {
        self.init(
            minX: place.x - reach, minY: place.y - reach, maxX: place.x + reach, maxY: place.y + reach)
    }
}
