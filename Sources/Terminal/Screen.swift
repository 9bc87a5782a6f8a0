import CNcurses
import Drawing
import Geography

/// The picture on the terminal, kept by ncurses, which draws into a file in memory. There can be one only.
struct Screen: ~Copyable {
    private(set) var size: CellSize
    private var colors: Int
    /// nil: every cell is to be written.
    private var shown: Grid?
    private var cursor: Cell?
    private var buffer: [plat_cell] = []
    private var sequences = ColorSequences()

    init(term: String, depth: ColorDepth, size: CellSize) throws(TerminalError) {
        guard Self.start(term, depth, size) else {
            throw TerminalError(reason: "ncurses cannot draw on a terminal of type '\(term)'")
        }
        self.size = size
        colors = Int(plat_screen_colors())
    }

    deinit { plat_screen_free() }

    /// Begins again with another depth of colours, where ncurses can; tells whether it could. `leave` comes before.
    mutating func restart(term: String, depth: ColorDepth, fallback: ColorDepth) -> Bool {
        plat_screen_free()
        let isThere = Self.start(term, depth, size)
        if !isThere { _ = Self.start(term, fallback, size) }
        colors = Int(plat_screen_colors())
        shown = nil
        return isThere
    }

    private static func start(_ term: String, _ depth: ColorDepth, _ size: CellSize) -> Bool {
        let wanted: Int32 =
            switch depth {
            case .none: 0
            case .sixteen: 16
            case .indexed256: 256
            case .truecolor: 1 << 24
            }
        return plat_screen_start(term, wanted, Int32(clamping: size.columns), Int32(clamping: size.rows))
    }

    mutating func resize(to size: CellSize) {
        self.size = size
        shown = nil
        plat_screen_resize(Int32(clamping: size.columns), Int32(clamping: size.rows))
    }

    /// The bytes that make the terminal show a picture; none when it does already. Below two columns it stays
    /// blank: ncurses cannot wrap there.
    mutating func draw(_ grid: Grid, cursor: Cell?) -> [UInt8] {
        let next = size.columns < 2 ? Grid(size: size) : grid
        let runs = CellDiff.runs(from: shown, to: next)
        if runs.isEmpty, shown != nil, cursor == self.cursor { return [] }
        if !put(runs, of: next) {
            plat_screen_forget()
            // A picture with more pairs of colours than there are numbers shows the rest in its default colours.
            _ = put(CellDiff.runs(from: nil, to: next), of: next)
        }
        shown = next
        self.cursor = cursor
        plat_screen_cursor(Int32(clamping: cursor?.column ?? -1), Int32(clamping: cursor?.row ?? -1))
        return take(plat_screen_update())
    }

    /// The bytes that return the terminal to how it was. The next picture takes it over again.
    mutating func leave() -> [UInt8] {
        shown = nil
        defer { sequences.forget() }
        return take(plat_screen_leave())
    }

    private mutating func put(_ runs: [CellRun], of grid: Grid) -> Bool {
        var fits = true
        for run in runs {
            buffer.removeAll(keepingCapacity: true)
            let line = run.row * grid.size.columns
            for cell in grid.cells[line + run.columns.lowerBound..<line + run.columns.upperBound] {
                var next = spelled(cell)
                // The foreground of a blank is not seen; the one before need not be sent again.
                if cell.isColoredBlank, let last = buffer.last { next.foreground = last.foreground }
                buffer.append(next)
            }
            let (column, row) = (Int32(clamping: run.columns.lowerBound), Int32(clamping: run.row))
            fits = plat_screen_put(column, row, buffer, Int32(clamping: buffer.count)) && fits
        }
        return fits
    }

    private func spelled(_ cell: GridCell) -> plat_cell {
        plat_cell(
            scalar: cell.scalar, mark1: cell.mark1, mark2: cell.mark2,
            foreground: Palette.number(of: cell.foreground, count: colors),
            background: Palette.number(of: cell.background, count: colors),
            attributes: cell.attributes.rawValue)
    }

    private mutating func take(_ count: Int) -> [UInt8] {
        guard count > 0 else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = plat_screen_take(buffer.baseAddress, count)
        }
        return colors > 256 ? sequences.rewritten(bytes) : bytes
    }
}

extension GridCell {
    /// Whether there is a background and nothing on it.
    fileprivate var isColoredBlank: Bool {
        scalar == 0x20 && mark1 == 0 && !background.isTerminalDefault
            && attributes.isDisjoint(with: [.underline, .reverse])
    }
}
