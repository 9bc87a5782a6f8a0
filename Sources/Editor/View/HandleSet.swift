import Drawing
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

    private let shape: ProjectedShape
    private let feature: Int
    private let offsets: ClosedRange<Int>?
    private(set) var vertices: [Handle] = []
    private(set) var midpoints: [Handle] = []
    /// How many vertices on the screen have no handle for lack of room.
    private(set) var hiddenCount = 0
    private var taken: OccupiedCells

    /// Handles for this shape. `first` is given its handle before all others.
    init(shape: ProjectedShape, feature: Int, viewport: Viewport, first: VertexReference?) {
        self.shape = shape
        self.feature = feature
        offsets = viewport.worldOffsets(of: shape.box)
        taken = OccupiedCells(size: viewport.size)
        for offset in offsets.map(Array.init) ?? [] {
            if let first, shape.has(first) { appendVertex(first, offset: offset, viewport: viewport) }
            forEachVertex { vertex in
                if vertex != first { appendVertex(vertex, offset: offset, viewport: viewport) }
            }
            appendMidpoints(offset: offset, viewport: viewport)
        }
    }

    private func forEachVertex(_ body: (VertexReference) -> Void) {
        for part in shape.parts.indices {
            for index in 0..<shape.vertexCounts[part] {
                body(VertexReference(feature: feature, part: part, vertex: index))
            }
        }
    }

    private mutating func appendVertex(_ vertex: VertexReference, offset: Int, viewport: Viewport) {
        let dot = Self.dot(of: shape.parts[vertex.part].vertices[vertex.vertex], offset, viewport)
        let cell = CellPoint(dot).cell
        guard viewport.size.contains(cell) else { return }
        if taken.take(cell) {
            vertices.append(Handle(target: .vertex(vertex), position: dot, worldOffset: offset))
        } else {
            hiddenCount += 1
        }
    }

    private mutating func appendMidpoints(offset: Int, viewport: Viewport) {
        for part in shape.parts.indices {
            for index in 0..<shape.vertexCounts[part] {
                guard let (start, end) = shape.segment(after: index, inPart: part) else { break }
                let middle = WorldPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                let dot = Self.dot(of: middle, offset, viewport)
                let cell = CellPoint(dot).cell
                guard viewport.size.contains(cell), taken.take(cell) else { continue }
                let vertex = VertexReference(feature: feature, part: part, vertex: index)
                midpoints.append(Handle(target: .midpoint(vertex), position: dot, worldOffset: offset))
            }
        }
    }

    private static func dot(of point: WorldPoint, _ offset: Int, _ viewport: Viewport) -> DotPoint {
        viewport.dot(of: WorldPoint(x: point.x + Double(offset), y: point.y))
    }

    /// A vertex is hit within the reach of the pointer, also where it had no room for a handle; a handle is
    /// always hit in its own cell.
    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<EditorTarget>]) {
        let cell = CellPoint(pointer).cell
        for offset in offsets.map(Array.init) ?? [] {
            let place = viewport.world(at: pointer)
            let local = WorldPoint(x: place.x - Double(offset), y: place.y)
            let reach = HitTest.radius / viewport.dotsPerWorld
            var order = 0
            forEachVertex { vertex in
                let way = shape.parts[vertex.part].vertices[vertex.vertex] - local
                let squared = way.x * way.x + way.y * way.y
                if squared <= reach * reach {
                    let distance = squared.squareRoot() * viewport.dotsPerWorld
                    hits.append(Hit(.vertex(vertex), rank: .vertex, distance: distance, order: order))
                }
                order += 1
            }
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

    /// The copy of the world in which a target lies nearest to the pointer.
    func worldOffset(of target: EditorTarget, at pointer: DotPoint, in viewport: Viewport) -> Int? {
        guard let offsets, let place = place(of: target) else { return nil }
        return offsets.min {
            Self.dot(of: place, $0, viewport).distance(to: pointer)
                < Self.dot(of: place, $1, viewport).distance(to: pointer)
        }
    }

    private func place(of target: EditorTarget) -> WorldPoint? {
        switch target {
        case .vertex(let vertex):
            return shape.has(vertex) ? shape.parts[vertex.part].vertices[vertex.vertex] : nil
        case .midpoint(let vertex):
            guard shape.has(vertex), let ends = shape.segment(after: vertex.vertex, inPart: vertex.part)
            else { return nil }
            return WorldPoint(x: (ends.0.x + ends.1.x) / 2, y: (ends.0.y + ends.1.y) / 2)
        case .feature: return nil
        }
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
