import GeoJSON
import Geography

/// Gives vertices on the screen their handles, in the order in which they come, while there is room.
struct HandleThinning: Sendable {
    private let feature: Int
    private let viewport: Viewport
    private var taken: OccupiedCells
    private(set) var vertices: [HandleSet.Handle] = []
    private(set) var midpoints: [HandleSet.Handle] = []
    private(set) var hiddenCount = 0

    init(feature: Int, viewport: Viewport, spacing: OccupiedCells.Spacing) {
        self.feature = feature
        self.viewport = viewport
        taken = OccupiedCells(size: viewport.size, spacing: spacing)
    }

    /// All vertices of a shape, one before all others, and then the middles of its segments.
    mutating func take(_ shape: any MapShape, in offsets: ClosedRange<Int>?, first: VertexReference?) {
        for offset in offsets.map(Array.init) ?? [] {
            if let first, let place = shape.place(of: first) {
                takeVertex(first.vertex, ofPart: first.part, at: place, offset: offset)
            }
            for part in 0..<shape.partCount {
                for vertex in 0..<shape.vertexCount(ofPart: part)
                where first == nil || part != first?.part || vertex != first?.vertex {
                    takeVertex(
                        vertex, ofPart: part, at: shape.place(vertex, inPart: part), offset: offset)
                }
            }
            for part in 0..<shape.partCount {
                for vertex in 0..<shape.vertexCount(ofPart: part) {
                    guard let middle = shape.middle(after: vertex, inPart: part) else { break }
                    takeMidpoint(after: vertex, inPart: part, at: middle, offset: offset)
                }
            }
        }
    }

    mutating func takeVertex(_ vertex: Int, ofPart part: Int, at place: WorldPoint, offset: Int) {
        guard let (dot, cell) = shown(place, offset) else { return }
        if taken.take(cell) {
            let target = EditorTarget.vertex(VertexReference(feature: feature, part: part, vertex: vertex))
            vertices.append(HandleSet.Handle(target: target, position: dot, worldOffset: offset))
        } else {
            hiddenCount += 1
        }
    }

    mutating func takeMidpoint(after vertex: Int, inPart part: Int, at place: WorldPoint, offset: Int) {
        guard let (dot, cell) = shown(place, offset), taken.take(cell) else { return }
        let target = EditorTarget.midpoint(VertexReference(feature: feature, part: part, vertex: vertex))
        midpoints.append(HandleSet.Handle(target: target, position: dot, worldOffset: offset))
    }

    private func shown(_ place: WorldPoint, _ offset: Int) -> (DotPoint, Cell)? {
        let dot = viewport.dot(of: WorldPoint(x: place.x + Double(offset), y: place.y))
        let cell = CellPoint(dot).cell
        return viewport.size.contains(cell) ? (dot, cell) : nil
    }

    /// As many handles as there is room for; of a crowd few, so that the line is seen that they are to be taken from.
    static func spaced(_ make: (OccupiedCells.Spacing) -> HandleThinning) -> HandleThinning {
        let close = make(.close)
        return close.hiddenCount > 8 * close.vertices.count ? make(.wide) : close
    }

    /// Whether all that lies in a box is on the screen, and no room is left there.
    func isFull(_ box: PackedBox, offset: Int) -> Bool {
        let dots = DotBox(box.worldBox, offset: offset, in: viewport)
        let low = CellPoint(DotPoint(x: dots.minX, y: dots.minY)).cell
        let high = CellPoint(DotPoint(x: dots.maxX, y: dots.maxY)).cell
        guard viewport.size.contains(low), viewport.size.contains(high), low.column <= high.column,
            low.row <= high.row
        else { return false }
        return taken.areFull(columns: low.column...high.column, rows: low.row...high.row)
    }

    /// Counts vertices that are on the screen where no room is left.
    mutating func hide(_ count: Int) { hiddenCount += count }

    /// Gives a vertex its handle, whatever stands there: what is in its way goes.
    mutating func force(_ vertex: VertexReference, at place: WorldPoint, in offsets: ClosedRange<Int>?) {
        let target = EditorTarget.vertex(vertex)
        remove { $0.target == target }
        for offset in offsets.map(Array.init) ?? [] {
            guard let (dot, cell) = shown(place, offset) else { continue }
            remove {
                let other = CellPoint($0.position).cell
                return other.row == cell.row && abs(other.column - cell.column) <= 1
            }
            vertices.append(HandleSet.Handle(target: target, position: dot, worldOffset: offset))
            hiddenCount = max(0, hiddenCount - 1)
        }
    }

    /// Takes handles away; their vertices count as hidden.
    mutating func remove(where isGone: (HandleSet.Handle) -> Bool) {
        let count = vertices.count
        vertices.removeAll(where: isGone)
        midpoints.removeAll(where: isGone)
        hiddenCount += count - vertices.count
    }

    /// The handles with other targets and places; those that are off the screen then go.
    mutating func change(_ change: (HandleSet.Handle) -> HandleSet.Handle) {
        let size = viewport.size
        vertices = vertices.map(change).filter { size.contains(CellPoint($0.position).cell) }
        midpoints = midpoints.map(change).filter { size.contains(CellPoint($0.position).cell) }
    }
}
