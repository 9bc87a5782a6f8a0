import Annotations
import Drawing
import Geography

/// The pictures that come with the library: a pin in several colours, 40 x 52 points, its tip at the bottom.
enum StandardImages {
    static let all: [IconImage] = [
        ("red", Color.red), ("blue", .blue), ("green", .green), ("orange", .orange), ("purple", .purple),
    ].compactMap { name, color in pin(named: "pin-\(name)", color: color) }

    /// `#` is the pin's colour, `o` white. In pairs of rows, so that its edges are those of half cells; the tip is
    /// as near to the lower edge as they allow.
    private static let rows = [
        "..######..",
        "..######..",
        "###oooo###",
        "###oooo###",
        "###oooo###",
        "###oooo###",
        ".########.",
        ".########.",
        "...####...",
        "...####...",
        "....##....",
        "....##....",
        "..........",
    ]

    private static func pin(named name: String, color: Color) -> IconImage? {
        let pixels = rows.joined().map { character -> Color? in
            switch character {
            case "#": color
            case "o": .white
            default: nil
            }
        }
        return DotImage(columns: 10, rows: 13, pixels: pixels, anchor: DotVector(x: 5, y: 13)).map {
            IconImage(name: name, image: $0, glyph: "▼", color: color)
        }
    }
}
