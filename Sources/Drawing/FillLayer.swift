import Geography

/// The colours of the cells beneath strokes and text: one for most of them, and for a cell that edges of fills
/// run through a few, each with the samples that have it.
struct FillLayer {
    /// Some samples of a cell, and their colour.
    struct Fragment {
        var mask: UInt64
        var color: Color
        /// Where the cell's next fragment is; -1 ends the list.
        fileprivate var next: Int32
    }

    /// What a cell that is not split has; of a split one, what it had before.
    private(set) var backgrounds: ContiguousArray<Color> = []
    /// Where the first fragment of a split cell is, -1 for a cell of one colour.
    private var heads: ContiguousArray<Int32> = []
    private var fragments: ContiguousArray<Fragment> = []
    private var size = CellSize(columns: 0, rows: 0)

    /// Makes it this big, of one colour.
    mutating func reset(to newSize: CellSize, ground: Color) {
        size = newSize
        fragments.removeAll(keepingCapacity: true)
        let count = size.columns * size.rows
        guard backgrounds.count == count else {
            backgrounds = ContiguousArray(repeating: ground, count: count)
            heads = ContiguousArray(repeating: -1, count: count)
            return
        }
        for cell in backgrounds.indices {
            backgrounds[cell] = ground
            heads[cell] = -1
        }
    }

    /// Becomes the same as another; where that is as big, in the memory that it has.
    mutating func copy(_ other: FillLayer) {
        size = other.size
        backgrounds.copy(other.backgrounds)
        heads.copy(other.heads)
        fragments.removeAll(keepingCapacity: true)
        fragments.append(contentsOf: other.fragments)
    }

    /// Lays a covered area over the cells; the graticule goes where it is no longer on empty ground.
    mutating func lay(_ area: FillMask, with brush: inout Brush, clearing ink: inout InkLayer) {
        let columns = size.columns
        area.forEachCell(columns: columns) { column, row, mask in
            lay(mask, of: row &* columns &+ column, with: &brush, clearing: &ink)
        }
    }

    /// The same of some samples of a cell.
    @inline(__always)
    mutating func lay(_ mask: UInt64, of cell: Int, with brush: inout Brush, clearing ink: inout InkLayer) {
        paint(mask, of: cell, with: &brush)
        if mask == CellSamples.all || mask.nonzeroBitCount >= CellSamples.count / 2 {
            ink.clearGraticule(cell)
        }
    }

    /// Paints some samples of a cell.
    @inline(__always)
    mutating func paint(_ mask: UInt64, of cell: Int, with brush: inout Brush) {
        let isWhole = mask == CellSamples.all
        if heads[cell] < 0 {
            let mixed = brush.mixed(over: backgrounds[cell])
            if isWhole {
                backgrounds[cell] = mixed
            } else if mixed != backgrounds[cell] {
                heads[cell] = push(Fragment(mask: ~mask, color: backgrounds[cell], next: -1))
                heads[cell] = push(Fragment(mask: mask, color: mixed, next: heads[cell]))
            }
        } else if isWhole, brush.isOpaque {
            heads[cell] = -1
            backgrounds[cell] = brush.color
        } else {
            repaint(mask, of: cell, with: &brush)
        }
    }

    /// Takes the samples out of the fragments that hold them and puts them back in their new colours.
    private mutating func repaint(_ mask: UInt64, of cell: Int, with brush: inout Brush) {
        var left = mask
        var index = heads[cell]
        while index >= 0, left != 0 {
            let held = fragments[Int(index)]
            // Those that were put back into it are done.
            let part = held.mask & left
            if part != 0 {
                left &= ~part
                let mixed = brush.mixed(over: held.color)
                if mixed != held.color {
                    fragments[Int(index)].mask &= ~part
                    add(Fragment(mask: part, color: mixed, next: -1), to: cell)
                }
            }
            index = held.next
        }
        joinIfWhole(cell)
    }

    /// Adds samples that no fragment of the cell has.
    private mutating func add(_ part: Fragment, to cell: Int) {
        var index = heads[cell]
        while index >= 0 {
            let held = fragments[Int(index)]
            if held.color == part.color || held.mask == 0 {
                fragments[Int(index)].mask |= part.mask
                fragments[Int(index)].color = part.color
                return
            }
            index = held.next
        }
        heads[cell] = push(Fragment(mask: part.mask, color: part.color, next: heads[cell]))
    }

    private mutating func joinIfWhole(_ cell: Int) {
        var index = heads[cell]
        while index >= 0 {
            let held = fragments[Int(index)]
            if held.mask == CellSamples.all {
                heads[cell] = -1
                backgrounds[cell] = held.color
                return
            }
            index = held.next
        }
    }

    private mutating func push(_ fragment: Fragment) -> Int32 {
        fragments.append(fragment)
        return Int32(truncatingIfNeeded: fragments.count - 1)
    }

    /// Whether a cell has more than one colour.
    @inline(__always)
    func isSplit(_ cell: Int) -> Bool { heads[cell] >= 0 }

    /// The colours of a split cell, with their samples; together they are all its samples.
    @inline(__always)
    func forEachFragment(of cell: Int, _ body: (Fragment) -> Void) {
        var index = heads[cell]
        while index >= 0 {
            let fragment = fragments[Int(index)]
            if fragment.mask != 0 { body(fragment) }
            index = fragment.next
        }
    }
}
