import Geography

/// A symbol as its file has it: what it looks like in dots, in any colour, and what stands for it without dots.
public struct SymbolDrawing: Hashable, Sendable {
    /// What a dot of the drawing is.
    enum Dot: UInt8 {
        case clear = 0x2E  // .
        case color = 0x23  // #
        case dark = 0x2D  // -
        case light = 0x2B  // +
        case white = 0x6F  // o
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
    /// for the ordinary picture. nil for a symbol that has no picture.
    public func image(color: Color, emphasis: Color? = nil) -> DotImage? {
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
                case .white: Color(0xFF_FFFF)
                case .emphasis: emphasis ?? color
                }
            }, anchor: sketch.anchor)
    }

    /// Where a letter stands on the picture, in dots from its upper left corner.
    public func letterPlace(isEmphasised: Bool) -> DotVector {
        ((isEmphasised ? emphasised : nil) ?? ordinary)?.letter ?? .zero
    }

    /// How far the ordinary picture reaches from the place it marks, in dots.
    public var extent: (left: Double, right: Double, up: Double, down: Double) {
        guard let sketch = ordinary else { return (0, 0, 0, 0) }
        return (
            sketch.anchor.x, Double(sketch.columns) - sketch.anchor.x, sketch.anchor.y,
            Double(sketch.rows) - sketch.anchor.y
        )
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
