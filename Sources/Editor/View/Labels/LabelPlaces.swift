import Drawing
import Geography

/// Where the name of a feature may stand.
enum LabelPlaces {
    /// The best place first; none where nothing of the feature is wide enough for so many columns.
    static func places(for parts: [ScreenPart], columns: Int, size: CellSize) -> [LabelPlace] {
        if columns == 0 { return [] }
        if parts.contains(where: { $0.kind == .exteriorRing }) {
            return AreaLabelPlaces.places(for: parts, columns: columns, size: size)
        }
        if parts.contains(where: { $0.kind == .line }) {
            return LineLabelPlaces.places(for: parts, columns: columns, size: size)
        }
        return besidePoint(parts, size: size)
    }

    /// Right, left, above and below the first point that is on the screen, a blank between it and the name.
    private static func besidePoint(_ parts: [ScreenPart], size: CellSize) -> [LabelPlace] {
        let cells = parts.lazy.flatMap(\.dots).map { CellPoint($0).cell }
        guard let cell = cells.first(where: size.contains) else { return [] }
        return [
            LabelPlace(anchor: middle(cell.column + 2, cell.row), alignment: .leading),
            LabelPlace(anchor: middle(cell.column - 2, cell.row), alignment: .trailing),
            LabelPlace(anchor: middle(cell.column, cell.row - 1)),
            LabelPlace(anchor: middle(cell.column, cell.row + 1)),
        ]
    }

    /// The place for a text that starts in a cell.
    static func start(column: Int, row: Int) -> LabelPlace {
        LabelPlace(anchor: middle(column, row), alignment: .leading)
    }

    /// The middle of a cell, in dots.
    private static func middle(_ column: Int, _ row: Int) -> DotPoint {
        DotPoint(CellPoint(middleOf: Cell(column: column, row: row)))
    }
}
