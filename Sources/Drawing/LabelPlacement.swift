import Geography

/// Puts labels on the grid, the highest rank first, of equals the first in the scene: each whole or not at all,
/// with a free cell beside it, none over another or over a mark, and not so many that the map drowns in them.
///
/// What is drawn follows from the scene alone. Every place is counted from the cell of its anchor, so that a map
/// that moves by whole cells takes its labels with it unchanged, but for those at the edges.
struct LabelPlacement {
    private var taken = CellBits()

    /// How many labels a screen may carry: one for each sixty cells.
    static func budget(for size: CellSize) -> Int { max(4, size.columns * size.rows / 60) }

    mutating func draw(
        _ labels: [Label], over ink: InkLayer, depth: ColorDepth, into grid: inout Grid
    ) {
        if labels.isEmpty { return }
        takeMarks(of: ink)
        var left = LabelPlacement.budget(for: grid.size)
        for index in LabelPlacement.order(of: labels) {
            if left == 0 { break }
            guard let (text, start) = place(for: labels[index], size: grid.size) else { continue }
            draw(text, of: labels[index], at: start, into: &grid)
            clearBeside(text, at: start, over: ink, depth: depth, in: &grid)
            left -= 1
        }
    }

    private func draw(_ text: LabelText, of label: Label, at start: Cell, into grid: inout Grid) {
        // A slice of the cells must be gone before they are written to, or they would be copied.
        let color = LabelPlacement.ink(label.color, under: text, at: start, in: grid)
        grid.write(
            text.text, at: start, foreground: color, background: nil, attributes: label.attributes)
    }

    /// Blanks the cells on both sides of what is no data: the graticule and, without colour, the dots of a fill.
    private func clearBeside(
        _ text: LabelText, at start: Cell, over ink: InkLayer, depth: ColorDepth, in grid: inout Grid
    ) {
        for column in [start.column - 1, start.column + text.columns]
        where column >= 0 && column < grid.size.columns {
            let cell = start.row * grid.size.columns + column
            let rank = ink.ranks[cell]
            if rank == InkLayer.Rank.graticule || rank == InkLayer.Rank.none && depth == .none {
                grid.cells[cell].blankCharacter()
            }
        }
    }

    private static func ink(_ color: Color, under text: LabelText, at start: Cell, in grid: Grid) -> Color {
        let first = start.row * grid.size.columns + start.column
        return LabelInk.color(
            color, on: grid.cells[first..<first + text.columns].lazy.map(\.background))
    }

    /// The indices from the highest rank down, as one number each: they are sorted every frame.
    private static func order(of labels: [Label]) -> [Int] {
        var keys = ContiguousArray<UInt64>()
        keys.reserveCapacity(labels.count)
        for index in labels.indices {
            let rank = Int64(Int32(clamping: labels[index].rank))
            keys.append(UInt64(Int64(Int32.max) - rank) << 32 | UInt64(UInt32(clamping: index)))
        }
        keys.sort()
        return keys.map { Int($0 & 0xFFFF_FFFF) }
    }

    /// Points and symbols stay to be seen.
    private mutating func takeMarks(of ink: InkLayer) {
        taken.reset(to: ink.size)
        var cell = 0
        for row in 0..<ink.size.rows {
            for column in 0..<ink.size.columns {
                if ink.ranks[cell] >= InkLayer.Rank.point(0) { taken.take(column..<column + 1, row: row) }
                cell += 1
            }
        }
    }

    /// The first of a label's places that is free, which is then taken: what is written there, and its start; or nil.
    private mutating func place(for label: Label, size: CellSize) -> (LabelText, Cell)? {
        for place in label.places {
            let text = label.text(at: place)
            let columns = text.columns
            let start = place.start(columns: columns)
            guard columns > 0, size.contains(start), columns <= size.columns - start.column,
                taken.areFree(start.column..<start.column + columns, row: start.row)
            else { continue }
            // A column is kept free on each side, so that two names do not read as one.
            let span = start.column - 1..<start.column + columns + 1
            taken.take(span.clamped(to: 0..<size.columns), row: start.row)
            return (text, start)
        }
        return nil
    }
}

extension LabelPlace {
    /// The cell where a text of so many columns starts here.
    public func start(columns: Int) -> Cell {
        var cell = CellPoint(anchor).cell
        switch alignment {
        case .centered: cell.column -= (columns - 1) / 2
        case .leading: break
        case .trailing: cell.column -= columns - 1
        }
        return cell
    }
}
