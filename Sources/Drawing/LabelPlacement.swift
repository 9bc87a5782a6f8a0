import Geography

/// Puts labels on the grid, the highest rank first: each whole, none over another or over a handle in use, and
/// not so many that the map drowns in them.
struct LabelPlacement {
    private var isTaken: ContiguousArray<Bool> = []

    /// How many labels a screen may carry: one for each sixty cells.
    static func budget(for size: CellSize) -> Int { max(4, size.columns * size.rows / 60) }

    mutating func draw(_ labels: [Label], over ink: InkLayer, into grid: inout Grid) {
        if labels.isEmpty { return }
        reset(over: ink)
        var left = LabelPlacement.budget(for: grid.size)
        let order = labels.indices.sorted {
            labels[$0].rank != labels[$1].rank ? labels[$0].rank > labels[$1].rank : $0 < $1
        }
        for index in order where left > 0 {
            let label = labels[index]
            let columns = TextWidth.columns(of: label.text)
            guard let place = place(for: label, columns: columns, size: grid.size) else { continue }
            grid.write(
                label.text, at: place, foreground: label.color, background: nil, attributes: label.attributes)
            let start = place.row * grid.size.columns
            // A column is kept free on each side, so that two names do not read as one.
            let span = (place.column - 1..<place.column + columns + 1).clamped(to: 0..<grid.size.columns)
            for column in span { isTaken[start + column] = true }
            left -= 1
        }
    }

    private mutating func reset(over ink: InkLayer) {
        if isTaken.count != ink.ranks.count {
            isTaken = ContiguousArray(repeating: false, count: ink.ranks.count)
        }
        for cell in isTaken.indices { isTaken[cell] = ink.ranks[cell] >= InkLayer.Rank.handlesInUse }
    }

    /// The start of the first of a label's places that is free, or nil.
    private func place(for label: Label, columns: Int, size: CellSize) -> Cell? {
        for place in label.places {
            if let start = free(place, columns: columns, size: size) { return start }
        }
        return nil
    }

    /// The cell where the text starts, if all its cells are on the screen and free.
    private func free(_ place: LabelPlace, columns: Int, size: CellSize) -> Cell? {
        let start = place.start(columns: columns)
        guard columns > 0, size.contains(start), columns <= size.columns - start.column else { return nil }
        let first = start.row * size.columns + start.column
        return isTaken[first..<first + columns].contains(true) ? nil : start
    }
}

extension LabelPlace {
    /// The cell where a text of so many columns starts here.
    fileprivate func start(columns: Int) -> Cell {
        let anchor = CellPoint(anchor)
        switch alignment {
        case .centered:
            return CellPoint(column: anchor.column - Double(columns) / 2 + 0.5, row: anchor.row).cell
        case .leading: return anchor.cell
        case .trailing: return CellPoint(column: anchor.column - Double(columns) + 1, row: anchor.row).cell
        }
    }
}
