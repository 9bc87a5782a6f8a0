/// What an SVG picture consists of, collected cell by cell and written colour by colour.
struct SVGPicture {
    private let paper: Color
    private var backgrounds = ByKey<Color, PointRect>()
    private var blocks = ByKey<Color, PointRect>()
    /// Pieces of paths.
    private var dots = ByKey<Color, String>()
    private var lines = ByKey<Color, String>()
    private var texts = ByKey<TextLook, SVGText>()

    /// - Parameter paper: the colour that lies beneath everything.
    init(paper: Color) { self.paper = paper }

    private struct TextLook: Hashable {
        var ink: Color
        var isBold: Bool
        var isItalic: Bool
        var isUnderlined: Bool

        init(_ paint: CellPaint) {
            (ink, isBold, isItalic) = (paint.ink, paint.isBold, paint.isItalic)
            isUnderlined = paint.isUnderlined
        }

        var attributes: String {
            "fill=\"\(ink.hexText)\"" + (isBold ? " font-weight=\"bold\"" : "")
                + (isItalic ? " font-style=\"italic\"" : "")
                + (isUnderlined ? " text-decoration=\"underline\"" : "")
        }
    }

    mutating func add(_ cell: GridCell, isWide: Bool, _ column: Int, _ row: Int) {
        let paint = CellPaint(cell)
        let (x, y) = (column * 8, row * 16)
        if paint.paper != paper {
            backgrounds[paint.paper].append(PointRect(x: x, y: y, width: 8, height: 16))
        }
        if cell.isBlank || cell.isRightHalf { return }
        switch CellShape(cell.scalar) {
        case .blocks(let rects, let opacity):
            let ink = LinearLight.blend(paint.ink, opacity: opacity, over: paint.paper)
            blocks[ink] += rects.map {
                PointRect(x: x + $0.x, y: y + $0.y, width: $0.width, height: $0.height)
            }
        case .dots(let places): dots[paint.ink] += places.map { "M\(x + $0.x) \(y + $0.y)h0" }
        case .lines(let start, let path): lines[paint.ink].append("M\(x + start.x) \(y + start.y)" + path)
        case nil: add(SVGText(cell, columns: isWide ? 2 : 1, column, row), look: TextLook(paint))
        }
    }

    private mutating func add(_ text: SVGText, look: TextLook) {
        if let last = texts[look].indices.last, texts[look][last].takes(text) { return }
        texts[look].append(text)
    }

    /// From the lowest to the uppermost.
    var elements: String {
        let shapes = (backgrounds.all + blocks.all).map { color, rects in
            "<path fill=\"\(color.hexText)\" d=\"\(PointRect.merged(rects).map(\.path).joined())\"/>\n"
        }
        let pieces = texts.all.map { look, pieces in
            "<g \(look.attributes)>\n" + pieces.map(\.element).joined() + "</g>\n"
        }
        return group("shape-rendering=\"crispEdges\"", shapes)
            + group("fill=\"none\" stroke-width=\"3.2\" stroke-linecap=\"round\"", strokes(dots))
            + group("fill=\"none\" stroke-width=\"1.2\" stroke-linecap=\"square\"", strokes(lines))
            + group("font-family=\"\(SVGPicture.fonts)\" font-size=\"13.29\"", pieces)
    }

    private func group(_ attributes: String, _ elements: [String]) -> String {
        elements.isEmpty ? "" : "<g \(attributes)>\n" + elements.joined() + "</g>\n"
    }

    private func strokes(_ paths: ByKey<Color, String>) -> [String] {
        paths.all.map { "<path stroke=\"\($0.hexText)\" d=\"\($1.joined())\"/>\n" }
    }

    /// In the first, Menlo and their like 13.29 points make a character 8 points wide.
    private static let fonts = "DejaVu Sans Mono,Menlo,Consolas,Liberation Mono,monospace"
}

/// Lists by key, in the order in which the keys came.
private struct ByKey<Key: Hashable, Value> {
    private var places: [Key: Int] = [:]
    private(set) var all: [(key: Key, values: [Value])] = []

    subscript(key: Key) -> [Value] {
        get { places[key].map { all[$0].values } ?? [] }
        _modify {
            let place = places[key] ?? all.count
            if place == all.count {
                places[key] = place
                all.append((key, []))
            }
            yield &all[place].values
        }
    }
}
