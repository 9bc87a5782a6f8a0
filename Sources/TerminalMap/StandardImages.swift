import Annotations
import Drawing

/// The pictures that come with the library: the usual marker in several colours, 32 x 48 points, on its tip.
enum StandardImages {
    static let all: [IconImage] = [
        ("red", Color.red), ("blue", .blue), ("green", .green), ("orange", .orange), ("purple", .purple),
    ].compactMap { name, color in
        let pin = SymbolDrawing.mediumPin
        return pin.image(color: color, showsEye: true).map {
            IconImage(name: "pin-\(name)", image: $0, glyph: pin.glyph, ascii: pin.ascii, color: color)
        }
    }
}
