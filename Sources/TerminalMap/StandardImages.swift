import Annotations
import Drawing

/// The pictures that come with the library: the usual marker in several colours, 40 x 52 points, on its tip.
enum StandardImages {
    static let all: [IconImage] = [
        ("red", Color.red), ("blue", .blue), ("green", .green), ("orange", .orange), ("purple", .purple),
    ].compactMap { name, color in
        let pin = SymbolDrawing.mediumPin
        return pin.image(color: color).map {
            IconImage(name: "pin-\(name)", image: $0, glyph: pin.glyph, ascii: pin.ascii, color: color)
        }
    }
}
