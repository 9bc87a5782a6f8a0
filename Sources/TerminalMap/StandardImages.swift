import Annotations
import Drawing
import Geography

/// The pictures that come with the library: a pin in several colours, 40 x 52 points, its tip at the bottom.
enum StandardImages {
    static let all: [IconImage] = [
        ("red", Color.red), ("blue", .blue), ("green", .green), ("orange", .orange), ("purple", .purple),
    ].compactMap { name, color in pin(named: "pin-\(name)", color: color) }

    /// `#` is the pin's colour, `-` its shade, `o` white.
    private static let rows = [
        "...####...",
        ".########.",
        ".########.",
        "####oo####",
        "###oooo###",
        "###oooo###",
        "####oo####",
        ".########.",
        ".########.",
        "..######..",
        "...####...",
        "...-##-...",
        "....##....",
    ]

    private static func pin(named name: String, color: Color) -> IconImage? {
        let shade = Color(red: color.red / 4 * 3, green: color.green / 4 * 3, blue: color.blue / 4 * 3)
        let pixels = rows.joined().map { character -> Color? in
            switch character {
            case "#": color
            case "-": shade
            case "o": .white
            default: nil
            }
        }
        return DotImage(columns: 10, rows: 13, pixels: pixels, anchor: DotVector(x: 5, y: 13)).map {
            IconImage(name: name, image: $0, glyph: "▼", color: color)
        }
    }
}
