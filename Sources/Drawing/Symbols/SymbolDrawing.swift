import Geography

/// A symbol as its file has it: what it looks like in dots, in any colour, and what stands for it without dots.
public struct SymbolDrawing: Hashable, Sendable {
    /// What a dot of the drawing is.
    enum Dot: UInt8 {
        case clear = 0x2E  // .
        case color = 0x23  // #
        case dark = 0x2D  // -
        case light = 0x2B  // +
        case eye = 0x6F  // o
        case emphasis = 0x2A  // *
    }

    /// One of the pictures of a symbol.
    struct Sketch: Hashable, Sendable {
        var dots: [Dot] = []
        var columns = 0
        /// In dots from the upper left corner.
        var anchor = DotVector.zero
        var letter = DotVector.zero

        var rows: Int { columns == 0 ? 0 : dots.count / columns }
    }

    /// Stands for the symbol where there are no dots or no colours.
    public var glyph: Unicode.Scalar
    /// The same of ASCII.
    public var ascii: Unicode.Scalar
    var ordinary: Sketch?
    var emphasised: Sketch?

    /// The symbol's picture in a colour; `emphasis` is the colour that marks it as hovered, selected or dragged, nil
    /// for the ordinary picture. A symbol with a letter on it has no white eye. nil for a symbol that has no picture.
    public func image(color: Color, emphasis: Color? = nil, showsEye: Bool = false) -> DotImage? {
        guard let sketch = emphasis == nil ? ordinary : emphasised ?? ordinary else { return nil }
        let dark = color.shaded(by: -0.18)
        let light = color.shaded(by: 0.18)
        return DotImage(
            columns: sketch.columns, rows: sketch.rows,
            pixels: sketch.dots.map { dot in
                switch dot {
                case .clear: nil
                case .color: color
                case .dark: dark
                case .light: light
                case .eye: showsEye ? Color(0xFF_FFFF) : color
                case .emphasis: emphasis ?? color
                }
            }, anchor: sketch.anchor)
    }

    /// Where a letter stands on the picture, in dots from its upper left corner.
    public func letterPlace(isEmphasised: Bool) -> DotVector {
        ((isEmphasised ? emphasised : nil) ?? ordinary)?.letter ?? .zero
    }

    /// Whether the ordinary picture, with its anchor at a place, has a dot in a cell.
    public func covers(_ cell: Cell, at place: DotPoint) -> Bool {
        guard let sketch = ordinary, sketch.columns > 0 else { return false }
        let left = Double(cell.column * 2) - place.x + sketch.anchor.x
        let top = Double(cell.row * 4) - place.y + sketch.anchor.y
        // The middles of the cell's dots.
        for dotY in 0..<4 {
            for dotX in 0..<2 {
                let (x, y) = (left + Double(dotX) + 0.5, top + Double(dotY) + 0.5)
                guard x >= 0, y >= 0, x < Double(sketch.columns), y < Double(sketch.rows) else { continue }
                if sketch.dots[Int(y) * sketch.columns + Int(x)] != .clear { return true }
            }
        }
        return false
    }

    /// How far the ordinary picture reaches from the place it marks, in dots.
    public var reach: Double {
        guard let sketch = ordinary else { return 0 }
        let sides = [
            sketch.anchor.x, Double(sketch.columns) - sketch.anchor.x, sketch.anchor.y,
            Double(sketch.rows) - sketch.anchor.y,
        ]
        return sides.max() ?? 0
    }
}

extension Color {
    /// Lighter or darker by a share of the whole way from black to white, in OKLab.
    func shaded(by share: Double) -> Color {
        var lab = OKLab(self)
        lab.lightness = min(1, max(0, lab.lightness + share))
        return lab.color
    }
}
