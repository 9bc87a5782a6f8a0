/// A level of detail without some of the source's shapes.
///
/// What was drawn on the grid goes by 64 places; what others have in them is then drawn from the source.
public struct LevelHiding: Sendable {
    /// What is left of the level, of its geometry.
    public private(set) var remaining: [PackedShape] = []
    /// What is to be drawn besides, of the source's geometry.
    public private(set) var restored: [PackedShape] = []

    private let level: DetailLevel
    private let grid: PackedGrid
    private let source: PackedGeometry
    /// Where something is taken out, whatever the layer.
    private var words: Set<PlaceWord> = []

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
        grid = PackedGrid.places(ofLevel: level.bits)
        if hidden.isEmpty {
            remaining = level.shapes
            return
        }
        hideWhole(hidden)
        for shape in hidden.compactMap(shape) {
            forEachSmall(of: shape) { _, places in words.formUnion(places) }
        }
        for shape in level.shapes[level.sources.count...] { hidePlaces(of: shape) }
        let isHidden = Set(hidden)
        let others = Set(words.flatMap { near(box(of: $0)) }).filter { !isHidden.contains($0) }
        for shape in others.sorted().compactMap(shape) { restore(shape, looks: looks) }
    }

    /// Leaves out what remains of the hidden shapes themselves.
    private mutating func hideWhole(_ hidden: [UInt32]) {
        remaining.reserveCapacity(level.shapes.count)
        var next = hidden[...]
        for (index, number) in level.sources.enumerated() {
            while let first = next.first, first < number { next.removeFirst() }
            if next.first != number { remaining.append(level.shapes[index]) }
        }
    }

    /// Calls for what is drawn on the grid of a shape, with where it is.
    private func forEachSmall(of shape: SourceShape, _ body: (Range<Int>, [PlaceWord]) -> Void) {
        SmallParts.forEach(of: shape, in: source, on: grid) { parts, way, box in
            if way == .thinned { return }
            var drawing = SmallDrawing(source.vertices, on: grid)
            drawing.draw(parts, of: source, within: box, look: 0, isCovered: way == .drawn)
            body(parts, drawing.places.words.map { $0.key.inLayer(0) })
        }
    }

    /// Leaves out the words that are hidden.
    private mutating func hidePlaces(of shape: PackedShape) {
        let (range, content): (Range<UInt32>, (Range<UInt32>) -> PackedShape.Content)
        switch shape.content {
        case .parts: return
        case .dots(let found): (range, content) = (found, { .dots($0) })
        case .lines(let found): (range, content) = (found, { .lines($0) })
        case .marks(let found): (range, content) = (found, { .marks($0) })
        case .areas(let found): (range, content) = (found, { .areas($0) })
        }
        var start = range.lowerBound
        for gap in gaps(in: Int(range.lowerBound)..<Int(range.upperBound)) {
            let (low, high) = (UInt32(clamping: gap.lowerBound), UInt32(clamping: gap.upperBound))
            if low > start {
                remaining.append(PackedShape(content(start..<low), style: shape.style, box: shape.box))
            }
            start = high
        }
        if start < range.upperBound {
            remaining.append(
                PackedShape(content(start..<range.upperBound), style: shape.style, box: shape.box))
        }
    }

    /// The vertices that lie in hidden words; they stand in the order of these.
    private func gaps(in range: Range<Int>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        for word in words {
            let low = firstIndex(in: range) { !PlaceWord.precedes(self.word(of: $0), word) }
            let high = firstIndex(in: range) { PlaceWord.precedes(word, self.word(of: $0)) }
            if low < high { gaps.append(low..<high) }
        }
        return gaps.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func word(of index: Int) -> PlaceWord {
        PlaceWord(grid.place(of: level.geometry.vertices[index]), layer: 0)
    }

    /// Draws what is in the words of a shape as it is.
    private mutating func restore(_ shape: SourceShape, looks: [UInt32]) {
        guard let style = looks.firstIndex(of: shape.look) else { return }
        var found: [Range<Int>] = []
        forEachSmall(of: shape) { parts, places in
            if places.contains(where: words.contains) { found.append(parts) }
        }
        for parts in found {
            var box = PackedBox.empty
            for part in parts {
                for index in source.vertexRange(ofPart: part) { box.formUnion(source.vertices[index]) }
            }
            let content = PackedShape.Content.parts(UInt32(parts.lowerBound)..<UInt32(parts.upperBound))
            restored.append(PackedShape(content, style: UInt16(clamping: style), box: box))
        }
    }

    /// The box of the places of a word, and a little more.
    private func box(of word: PlaceWord) -> PackedBox {
        let start = grid.corner(column: Int(word.column) << 6 - 1, row: Int(word.row) - 1)
        let end = grid.corner(column: Int(word.column + 1) << 6 + 1, row: Int(word.row) + 2)
        return PackedBox(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y)
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
