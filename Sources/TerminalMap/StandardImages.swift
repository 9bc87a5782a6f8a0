import Annotations
import Drawing

/// The pictures that come with the library: the usual marker in several colours, 40 x 52 points, on its tip.
enum StandardImages {
    static let all: [IconImage] = [
        ("red", Color.red), ("blue", .blue), ("green", .green), ("orange", .orange), ("purple", .purple),
    ].compactMap { name, color in
        SymbolDrawing.mediumPin.image(color: color).map {
            IconImage(name: "pin-\(name)", image: $0, glyph: SymbolDrawing.mediumPin.glyph, color: color)
        }
    }
}
