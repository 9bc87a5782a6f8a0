import GeoJSON
import Geography

/// A feature that may get a label.
struct LabelCandidate {
    let feature: Int
    let isPoint: Bool
    /// How many columns of the screen a label of it could have at most.
    let columns: Int
}

/// Chooses the features whose titles are worth reading: of a hundred thousand on the screen, a few hundred.
///
/// The largest first, of about one size the first in the file first; points, in the order of the file, before all
/// others.
struct LabelCandidates {
    /// How many points, and how many other features.
    static let most = 500

    private let viewport: Viewport
    private let scale: Double
    private let isTurned: Bool
    private var points: [LabelCandidate] = []
    private var bySize = [[LabelCandidate]](repeating: [], count: 4 * 33)

    private init(_ viewport: Viewport) {
        self.viewport = viewport
        scale = viewport.dotsPerWorld / PackedWorld.scale / 2
        isTurned = viewport.camera.bearing != 0
    }

    /// Those among features that are on the screen, in the order of the file.
    static func list(of visible: [Int], in document: Document, viewport: Viewport) -> [LabelCandidate] {
        var candidates = LabelCandidates(viewport)
        for feature in visible {
            let packed = document.packedFeature(feature)
            candidates.add(feature, kind: packed.kind, box: packed.box)
        }
        return candidates.chosen
    }

    /// The same as that of all features that meet the areas, found through lists that are there already.
    static func list(
        in document: Document, _ overview: SourceOverview, areas: [PackedBox], viewport: Viewport
    ) -> [LabelCandidate] {
        var candidates = LabelCandidates(viewport)
        let masked = Set(document.indicesToHide(besides: []))
        candidates.addPoints(of: document, overview, areas: areas, masked: masked)
        candidates.addOthers(of: document, overview, areas: areas, masked: masked)
        for feature in document.editedFeatures where areas.meet(document.packedBox(of: feature)) {
            candidates.insert(feature, kind: document.kind(of: feature), box: document.packedBox(of: feature))
        }
        return candidates.chosen
    }

    private mutating func addPoints(
        of document: Document, _ overview: SourceOverview, areas: [PackedBox], masked: Set<UInt32>
    ) {
        overview.pointBoxes.forEachRun(of: 0..<overview.points.count) { _, box in
            points.count >= LabelCandidates.most || !areas.meet(box)
        } walk: { run in
            for index in overview.points[run] where !masked.contains(index) {
                guard let feature = document.position(ofSource: index) else { continue }
                let box = document.packedBox(of: feature)
                if areas.meet(box) { add(feature, kind: .point, box: box) }
            }
        }
    }

    private mutating func addOthers(
        of document: Document, _ overview: SourceOverview, areas: [PackedBox], masked: Set<UInt32>
    ) {
        var count = 0
        for sized in overview.bySize where areas.meet(sized.box) && !masked.contains(sized.index) {
            // All that follow are narrower than two cells.
            if columns(ofExtent: Double(sized.box.extent) * (isTurned ? 2 : 1) * 1.25) < 2 { return }
            guard let feature = document.position(ofSource: sized.index) else { continue }
            if add(feature, kind: .polygon, box: sized.box) { count += 1 }
            if count == LabelCandidates.most { return }
        }
    }

    private func columns(ofExtent extent: Double) -> Int {
        Int(min(Double(viewport.size.columns), extent * scale))
    }

    /// Adds a feature that comes behind those that are there; false where it can have no label, or need have none.
    @discardableResult
    private mutating func add(_ feature: Int, kind: GeometryKind, box: PackedBox) -> Bool {
        if kind.isPoints {
            guard points.count < LabelCandidates.most else { return false }
            points.append(LabelCandidate(feature: feature, isPoint: true, columns: viewport.size.columns))
            return true
        }
        guard let candidate = candidate(feature, box: box) else { return false }
        let size = SourceOverview.sizeClass(box.extent)
        guard bySize[size].count < LabelCandidates.most else { return false }
        bySize[size].append(candidate)
        return true
    }

    /// Adds a feature at its place among those that are there.
    private mutating func insert(_ feature: Int, kind: GeometryKind, box: PackedBox) {
        func insert(_ candidate: LabelCandidate, into list: inout [LabelCandidate]) {
            list.insert(candidate, at: list.firstIndex { $0.feature > feature } ?? list.count)
        }
        if kind.isPoints {
            let columns = viewport.size.columns
            insert(LabelCandidate(feature: feature, isPoint: true, columns: columns), into: &points)
        } else if let candidate = candidate(feature, box: box) {
            insert(candidate, into: &bySize[SourceOverview.sizeClass(box.extent)])
        }
    }

    /// nil where it is narrower than two cells: that holds no name.
    private func candidate(_ feature: Int, box: PackedBox) -> LabelCandidate? {
        if box.isEmpty { return nil }
        let columns = columns(ofExtent: Double(isTurned ? box.width + box.height : box.width))
        return columns < 2 ? nil : LabelCandidate(feature: feature, isPoint: false, columns: columns)
    }

    private var chosen: [LabelCandidate] {
        Array(points.prefix(LabelCandidates.most)) + bySize.reversed().joined().prefix(LabelCandidates.most)
    }
}
