import Drawing
import GeoJSON
import Geography

/// The picture of a feature's markers, wherever they stand.
struct MarkerPicture {
    private let drawing: SymbolDrawing
    private let letter: Unicode.Scalar?
    private let color: Color
    private let image: DotImage?
    private let letterPlace: DotVector
    private let glyph: Unicode.Scalar
    private let rank: UInt8

    /// `emphasis` is the colour of the rim of what is hovered, selected or dragged; nil for all else.
    init(_ style: SimpleStyle, looks: FeatureLooks, emphasis: Color? = nil) {
        drawing = Self.pin(style.markerSize ?? .medium)
        let isASCII = looks.settings.glyphs == .ascii
        letter = Self.letter(style.markerSymbol, isASCII: isASCII)
        color = looks.markerColor(style)
        image = drawing.image(color: color, emphasis: emphasis, showsEye: letter == nil)
        letterPlace = drawing.letterPlace(isEmphasised: emphasis != nil)
        glyph = letter ?? (isASCII ? drawing.ascii : drawing.glyph)
        rank = emphasis == nil ? FeatureLooks.lowestRank + 4 : FeatureLooks.selectionRank
    }

    /// How far it rises above its place, in dots.
    var height: Double { image?.anchor.y ?? 0 }

    func picture(at position: DotPoint) -> Picture? {
        image.map {
            Picture(
                image: $0, position: position, letter: letter, letterPlace: letterPlace,
                letterColor: color.luminance > 0.35 ? Color(0x10_1010) : Color(0xFF_FFFF), glyph: glyph,
                color: color,
                rank: rank)
        }
    }

    static func pin(_ size: SimpleStyle.MarkerSize) -> SymbolDrawing {
        switch size {
        case .small: .smallPin
        case .medium: .mediumPin
        case .large: .largePin
        }
    }

    /// What `marker-symbol` puts on the pin: a letter or a digit as a capital, or the sign of an icon.
    static func letter(_ symbol: String?, isASCII: Bool) -> Unicode.Scalar? {
        guard let symbol else { return nil }
        if let sign = SymbolDrawing.sign(named: symbol) { return isASCII ? sign.ascii : sign.glyph }
        let capital = symbol.uppercased().unicodeScalars
        guard capital.count == 1, let scalar = capital.first, CharacterWidth.width(of: scalar) == 1,
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        else { return nil }
        return scalar
    }
}
