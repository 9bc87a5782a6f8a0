/// A level of detail without some of the source's shapes.
///
/// What was merged with others goes with all that it stands for; the others are then drawn themselves.
public struct LevelHiding: Sendable {
    /// What is left of the level, of its geometry.
    public private(set) var remaining: [PackedShape] = []
    /// What is to be drawn besides, of the source's geometry.
    public private(set) var restored: [PackedShape] = []

    private let level: DetailLevel
    private let grid: PackedGrid
    private let source: PackedGeometry
    /// The places from which something is taken.
    private var places: Set<PackedPlace> = []

    /// - Parameters:
    ///   - hidden: numbers of the source's shapes, in ascending order.
    ///   - looks: those of the level's `GeometryDetail`.
    ///   - shape: gives a shape of the source; nil where there is none.
    ///   - near: the shapes of the source whose boxes meet a box.
    public init(
        _ level: DetailLevel, of source: PackedGeometry, looks: [UInt32], hidden: [UInt32],
        shape: (UInt32) -> SourceShape?, near: (PackedBox) -> [UInt32]
    ) {
        self.level = level
        self.source = source
        grid = PackedGrid(bits: Int32(level.bits))
        if hidden.isEmpty {
            remaining = level.shapes
            return
        }
        hideWhole(hidden)
        for shape in hidden.compactMap(shape) {
            forEachSmall(of: shape) { _, place in places.insert(place) }
        }
        let merged = level.shapes[level.sources.count...]
        for shape in merged { hideAreas(of: shape) }
        for shape in merged { hideVertices(of: shape) }
        let isHidden = Set(hidden)
        let others = Set(places.flatMap { near(grid.box(of: $0)) }).filter { !isHidden.contains($0) }
        for shape in others.sorted().compactMap(shape) { restore(shape, looks: looks) }
    }

    /// Leaves out what remains of the hidden shapes themselves.
    private mutating func hideWhole(_ hidden: [UInt32]) {
        remaining.reserveCapacity(level.shapes.count + hidden.count)
        var next = hidden[...]
        for (index, number) in level.sources.enumerated() {
            while let first = next.first, first < number { next.removeFirst() }
            if next.first != number { remaining.append(level.shapes[index]) }
        }
    }

    /// Calls for each part that was merged, with its place; a part of points counts with each of its vertices.
    private func forEachSmall(of shape: SourceShape, _ body: (Int, PackedPlace) -> Void) {
        for part in Int(shape.parts.lowerBound)..<Int(shape.parts.upperBound) where part < source.partCount {
            let range = source.vertexRange(ofPart: part)
            if source.partKinds[part] == .points {
                for index in range { body(part, grid.place(of: source.vertices[index])) }
            } else if let box = grid.smallBox(range, of: source.vertices) {
                body(part, grid.place(of: box.middle))
            }
        }
    }

    /// Leaves out the areas that cover the places, and takes all their places for the others.
    private mutating func hideAreas(of shape: PackedShape) {
        guard case .areas(let range) = shape.content else { return }
        let first = Int(range.lowerBound)
        let count = range.count / 2
        var gaps: Set<Int> = []
        for place in places {
            let after = firstIndex(in: 0..<count) { self.place(first + 2 * $0) > place }
            guard after > 0 else { continue }
            let area = self.places(ofArea: first + 2 * (after - 1))
            if area.row == place.row, area.columns.contains(place.column) { gaps.insert(after - 1) }
        }
        for gap in gaps {
            let area = self.places(ofArea: first + 2 * gap)
            for column in area.columns { places.insert(PackedPlace(column: column, row: area.row)) }
        }
        append(shape, without: gaps.flatMap { [first + 2 * $0, first + 2 * $0 + 1] }.sorted()) { .areas($0) }
    }

    /// Leaves out the dots and marks at the places.
    private mutating func hideVertices(of shape: PackedShape) {
        let (range, content): (Range<UInt32>, (Range<UInt32>) -> PackedShape.Content)
        switch shape.content {
        case .dots(let dots): (range, content) = (dots, { .dots($0) })
        case .marks(let marks): (range, content) = (marks, { .marks($0) })
        case .parts, .areas: return
        }
        let all = Int(range.lowerBound)..<Int(range.upperBound)
        let gaps = places.compactMap { place in
            let index = firstIndex(in: all) { self.place($0) >= place }
            return index < all.upperBound && self.place(index) == place ? index : nil
        }
        append(shape, without: gaps.sorted(), content: content)
    }

    private mutating func append(
        _ shape: PackedShape, without gaps: [Int], content: (Range<UInt32>) -> PackedShape.Content
    ) {
        let range: Range<UInt32> =
            switch shape.content {
            case .parts(let range), .dots(let range), .marks(let range), .areas(let range): range
            }
        var start = range.lowerBound
        for gap in gaps.map({ UInt32(clamping: $0) }) + [range.upperBound] {
            if gap > start {
                remaining.append(PackedShape(content(start..<gap), style: shape.style, box: shape.box))
            }
            start = gap + 1
        }
    }

    /// Draws what was merged of a shape as it is.
    private mutating func restore(_ shape: SourceShape, looks: [UInt32]) {
        guard let style = looks.firstIndex(of: shape.look) else { return }
        var last: Int?
        var parts: [Int] = []
        forEachSmall(of: shape) { part, place in
            if part != last, places.contains(place) {
                parts.append(part)
                last = part
            }
        }
        for part in parts {
            let box = source.vertexRange(ofPart: part).reduce(into: PackedBox.empty) {
                $0.formUnion(source.vertices[$1])
            }
            let content = PackedShape.Content.parts(UInt32(part)..<UInt32(part + 1))
            restored.append(PackedShape(content, style: UInt16(clamping: style), box: box))
        }
    }

    private func place(_ index: Int) -> PackedPlace { grid.place(of: level.geometry.vertices[index]) }

    private func places(ofArea index: Int) -> (row: Int32, columns: Range<Int32>) {
        let (start, end) = (place(index), place(index + 1))
        return (start.row, start.column..<max(start.column, end.column))
    }

    /// The first index at which a test holds that holds for all behind it.
    private func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
