import Drawing
import GeoJSON
import Geography

/// The titles of the features on the screen as labels: a point's beside its mark, a line's along it, an area's
/// inside. What the file calls them is read for those few that can have a label at all.
struct FeatureLabels {
    /// Ranks: a point's name has but few places, so it goes before the others; of these the larger go first.
    enum Rank {
        static let shapes = 100
        static let points = 180
        static let selected = 200
    }

    /// How many vertices are looked at in a frame for where a name fits.
    private static let vertexBudget = 400_000

    private let viewport: Viewport
    private let theme: Theme
    private var verticesLeft = FeatureLabels.vertexBudget
    private var repeated = RepeatedTitles()
    private(set) var labels: [Label] = []

    init(viewport: Viewport, theme: Theme) {
        self.viewport = viewport
        self.theme = theme
    }

    /// The labels of a document's features.
    ///
    /// - Parameters:
    ///   - candidates: the features that may have one, the best first.
    ///   - skipped: those that are drawn apart.
    mutating func add(_ document: Document, candidates: [LabelCandidate], except skipped: [Int]) {
        for candidate in candidates where !skipped.contains(candidate.feature) {
            guard let title = document.traits(of: candidate.feature).title else { continue }
            let text = LabelText(title)
            if text.columns > candidate.columns { continue }
            guard take(vertexCount(of: candidate.feature, in: document)) else { continue }
            let rank = candidate.isPoint ? Rank.points : Rank.shapes + 4 * candidate.columns.usedBits
            add(
                text, parts: parts(of: candidate.feature, in: document),
                box: document.packedBox(of: candidate.feature).worldBox, rank: min(rank, Rank.selected - 1))
        }
    }

    /// The label of the selected feature, which is placed before all others; `shape` is what a drag makes of it.
    func selectionLabels(of state: EditorState, shape: any MapShape) -> [Label] {
        var alone = self
        alone.labels = []
        alone.addSelection(of: state, shape: shape)
        return alone.labels
    }

    private mutating func addSelection(of state: EditorState, shape: any MapShape) {
        guard let selection = state.selection,
            let title = state.layers[selection.layer].document.traits(of: selection.feature).title
        else { return }
        guard take(shape.positionCount) else { return }
        let parts = (0..<shape.partCount).map { part in
            ScreenPart(
                kind: shape.kind(ofPart: part),
                dots: (0..<shape.positionCount(ofPart: part)).map {
                    viewport.dot(of: shape.place($0, inPart: part))
                })
        }
        add(
            LabelText(title), parts: parts, box: shape.box, rank: Rank.selected, color: theme.selection,
            attributes: .bold)
    }

    private func parts(of feature: Int, in document: Document) -> [ScreenPart] {
        var parts: [ScreenPart] = []
        ShapeSource(document: document, feature: feature, viewport: viewport).forEachPart {
            kind, count, point in
            parts.append(ScreenPart(kind: kind, dots: (0..<count).map { viewport.dot(of: point($0)) }))
        }
        return parts
    }

    private func vertexCount(of feature: Int, in document: Document) -> Int {
        let (geometry, parts) = document.packed(of: feature)
        return parts.reduce(0) { $0 + geometry.vertexRange(ofPart: Int($1)).count }
    }

    /// Whether so many vertices may still be looked at.
    private mutating func take(_ vertices: Int) -> Bool {
        guard vertices <= verticesLeft else { return false }
        verticesLeft -= vertices
        return true
    }

    /// One label for each copy of the world that shows the feature.
    private mutating func add(
        _ text: LabelText, parts: [ScreenPart], box: WorldBox, rank: Int, color: Color? = nil,
        attributes: GridCell.Attributes = []
    ) {
        guard let offsets = viewport.worldOffsets(of: box) else { return }
        let isLine = parts.contains { $0.kind == .line } && !parts.contains { $0.kind.isRing }
        for offset in offsets {
            let way = viewport.dots(WorldVector(x: Double(offset), y: 0))
            let moved = offset == 0 ? parts : parts.map { $0.shifted(by: way) }
            let places = LabelPlaces.places(for: moved, columns: text.columns, size: viewport.size)
            guard let first = places.first else { continue }
            // A street is many lines of one name.
            if isLine, rank < Rank.selected, !repeated.isNew(text.text, at: first.anchor) { continue }
            labels.append(
                Label(
                    text: text, places: places, color: color ?? theme.label, attributes: attributes,
                    rank: rank))
        }
    }
}

extension Int {
    /// The number of bits that the number needs.
    fileprivate var usedBits: Int { self > 0 ? Int.bitWidth - leadingZeroBitCount : 0 }
}
