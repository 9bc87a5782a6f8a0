import GeoJSON
import Geography
import Interaction

/// The handles of the selected feature as they show: made for a frame or a hit test, for the vertices that are
/// on the screen, thinned where they would touch. A ring of a million vertices costs a scan, no million objects.
struct HandleSet: HitSource {
    struct Handle {
        let target: EditorTarget
        let position: DotPoint
        let worldOffset: Int
    }

    private(set) var vertices: [Handle] = []
    private(set) var midpoints: [Handle] = []
    /// How many vertices on the screen have no handle for lack of room.
    private(set) var hiddenCount = 0
    private var taken: OccupiedCells

    /// Handles for this geometry. `first` is given its handle before all others.
    init(
        geometry: FeatureGeometry, feature: Int, box: WorldBox, viewport: Viewport, first: VertexReference?
    ) {
        taken = OccupiedCells(size: viewport.size)
        guard let offsets = viewport.worldOffsets(of: box) else { return }
        for offset in offsets {
            if let first, geometry.parts.indices.contains(first.part),
                geometry.parts[first.part].coordinates.indices.contains(first.vertex)
            {
                let place = geometry.parts[first.part].coordinates[first.vertex]
                appendVertex(first, at: place, offset: offset, viewport: viewport)
            }
            appendVertices(of: geometry, feature: feature, except: first, offset: offset, viewport: viewport)
            appendMidpoints(of: geometry, feature: feature, offset: offset, viewport: viewport)
        }
    }

    private mutating func appendVertices(
        of geometry: FeatureGeometry, feature: Int, except first: VertexReference?, offset: Int,
        viewport: Viewport
    ) {
        for (partIndex, part) in geometry.parts.enumerated() {
            for index in 0..<part.vertexCount {
                let vertex = VertexReference(feature: feature, part: partIndex, vertex: index)
                if vertex == first { continue }
                appendVertex(vertex, at: part.coordinates[index], offset: offset, viewport: viewport)
            }
        }
    }

    private mutating func appendVertex(
        _ vertex: VertexReference, at place: Coordinate, offset: Int, viewport: Viewport
    ) {
        let dot = Self.dot(of: WorldPoint(place), offset: offset, viewport: viewport)
        let cell = CellPoint(dot).cell
        guard viewport.size.contains(cell) else { return }
        if taken.take(cell) {
            vertices.append(Handle(target: .vertex(vertex), position: dot, worldOffset: offset))
        } else {
            hiddenCount += 1
        }
    }

    private mutating func appendMidpoints(
        of geometry: FeatureGeometry, feature: Int, offset: Int, viewport: Viewport
    ) {
        for (partIndex, part) in geometry.parts.enumerated() where part.kind != .points {
            for index in 0..<part.vertexCount {
                let vertex = VertexReference(feature: feature, part: partIndex, vertex: index)
                guard let (a, b) = Midpoint.segment(after: vertex, in: geometry) else { continue }
                let (start, end) = (WorldPoint(a), WorldPoint(b))
                let middle = WorldPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                let dot = Self.dot(of: middle, offset: offset, viewport: viewport)
                let cell = CellPoint(dot).cell
                guard viewport.size.contains(cell), taken.take(cell) else { continue }
                midpoints.append(Handle(target: .midpoint(vertex), position: dot, worldOffset: offset))
            }
        }
    }

    private static func dot(of point: WorldPoint, offset: Int, viewport: Viewport) -> DotPoint {
        viewport.dot(of: WorldPoint(x: point.x + Double(offset), y: point.y))
    }

    /// A handle is hit within the reach of the pointer, and always in its own cell.
    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<EditorTarget>]) {
        let cell = CellPoint(pointer).cell
        for (handles, rank) in [(vertices, HitRank.vertex), (midpoints, .midpoint)] {
            for (order, handle) in handles.enumerated() {
                let distance = handle.position.distance(to: pointer)
                guard distance <= HitTest.radius || CellPoint(handle.position).cell == cell else { continue }
                hits.append(Hit(handle.target, rank: rank, distance: distance, order: order))
            }
        }
    }

    /// The copy of the world in which a handle lies nearest to the pointer.
    func worldOffset(of target: EditorTarget, at pointer: DotPoint) -> Int? {
        (vertices + midpoints).filter { $0.target == target }
            .min { $0.position.distance(to: pointer) < $1.position.distance(to: pointer) }?.worldOffset
    }
}

/// Which cells have a handle in or right beside them.
private struct OccupiedCells {
    private let size: CellSize
    private var isTaken: [Bool]

    init(size: CellSize) {
        self.size = size
        isTaken = Array(repeating: false, count: size.columns * size.rows)
    }

    /// Takes a cell unless a handle stands in it or beside it in the row: two handles need two cells.
    mutating func take(_ cell: Cell) -> Bool {
        let row = cell.row * size.columns
        for column in max(0, cell.column - 1)...min(size.columns - 1, cell.column + 1)
        where isTaken[row + column] {
            return false
        }
        isTaken[row + cell.column] = true
        return true
    }
}
