import Drawing
import Geography
import Glibc

/// For `make bench-picture`: draws a scene given in dots, and prints it as ANSI in truecolour.
///
/// Reads lines of words from standard input:
///
///     size COLUMNS ROWS
///     shape FILL FILLOPACITY STROKE STROKEWIDTH     hexadecimal colours, '-' for none; points
///     ring X Y X Y ...     hole X Y ...     line X Y ...     parts of the last shape, in dots
@main
struct PictureProbe {
    private var shapes: [ExactShape] = []
    private var viewport = Viewport(
        camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 6, bearing: 0),
        size: CellSize(columns: 80, rows: 24))

    static func main() {
        var probe = PictureProbe()
        while let line = readLine() {
            guard probe.read(line.split(separator: " ")) else {
                print("not understood: \(line)")
                exit(2)
            }
        }
        print(probe.picture(), terminator: "")
    }

    private mutating func read(_ words: [Substring]) -> Bool {
        guard let word = words.first else { return true }
        let rest = words.dropFirst()
        switch word {
        case "size":
            let numbers = rest.compactMap { Int($0) }
            guard numbers.count == 2 else { return false }
            viewport = Viewport(
                camera: viewport.camera, size: CellSize(columns: numbers[0], rows: numbers[1]))
        case "shape":
            guard rest.count == 4, let opacity = Double(rest[2]), let width = Double(rest[4])
            else { return false }
            let style = ShapeStyle(
                fill: color(rest[1]), fillOpacity: opacity, stroke: color(rest[3]), strokeWidth: width,
                point: Color(0))
            shapes.append(ExactShape(parts: [], style: style))
        case "ring": return add(.exteriorRing, rest)
        case "hole": return add(.interiorRing, rest)
        case "line": return add(.line, rest)
        default: return false
        }
        return true
    }

    private func color(_ word: Substring) -> Color? { UInt32(word, radix: 16).map { Color($0) } }

    private mutating func add(_ kind: PartKind, _ words: ArraySlice<Substring>) -> Bool {
        let numbers = words.compactMap { Double($0) }
        guard let last = shapes.indices.last, numbers.count == words.count else { return false }
        let vertices = stride(from: 0, to: numbers.count - 1, by: 2).map {
            viewport.world(at: DotPoint(x: numbers[$0], y: numbers[$0 + 1]))
        }
        shapes[last].parts.append(ExactShape.Part(kind: kind, vertices: vertices))
        return true
    }

    private func picture() -> String {
        var scene = Scene(viewport: viewport)
        scene.showsGraticule = false
        scene.layers = shapes.map { .shape($0) }
        var rasterizer = Rasterizer()
        var grid = Grid(size: viewport.size)
        rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: .truecolor)
        return ANSIWriter.text(of: grid, depth: .truecolor)
    }
}
