/// The colours of everything that plat draws itself.
public struct Theme: Hashable, Sendable {
    /// The empty map.
    public var ground: Color
    public var graticule: Color
    public var point: Color
    public var line: Color
    public var polygonFill: Color
    public var polygonStroke: Color
    public var selection: Color
    public var selectionFill: Color
    public var hover: Color
    public var handle: Color
    public var midpoint: Color
    public var dragged: Color
    public var statusForeground: Color
    public var statusBackground: Color
    public var panelForeground: Color
    public var panelBackground: Color
    public var border: Color
    public var accent: Color
    public var faint: Color
    public var warning: Color
    public var error: Color

    /// Night blue and quiet; what is worked on glows amber.
    public static let dark = Theme(
        ground: Color(0x10_1820), graticule: Color(0x2A_3A48), point: Color(0xF2_A65A),
        line: Color(0x7F_B7E6), polygonFill: Color(0x4C_9A8B), polygonStroke: Color(0x6F_C7B2),
        selection: Color(0xFF_CF6B), selectionFill: Color(0xE0_A63C), hover: Color(0xFF_E9B8),
        handle: Color(0xFF_F4DC), midpoint: Color(0xB8_9A5E), dragged: Color(0xFF_7A59),
        statusForeground: Color(0xD5_DEE6), statusBackground: Color(0x1F_2C38),
        panelForeground: Color(0xCF_D8E0), panelBackground: Color(0x18_232D), border: Color(0x3D_5163),
        accent: Color(0x7F_D1C0), faint: Color(0x6C_7F90), warning: Color(0xF0_B95B), error: Color(0xFF_6F6F))

    /// Paper and ink.
    public static let light = Theme(
        ground: Color(0xF5_F3EC), graticule: Color(0xD3_CFC2), point: Color(0xB8_4A1E),
        line: Color(0x2B_6CA3), polygonFill: Color(0x6D_A78F), polygonStroke: Color(0x2F_7A62),
        selection: Color(0xC2_5A00), selectionFill: Color(0xF0_A94B), hover: Color(0x8A_3B00),
        handle: Color(0x3A_1E00), midpoint: Color(0xB0_865A), dragged: Color(0xC8_1E3A),
        statusForeground: Color(0x2B_3138), statusBackground: Color(0xDD_DAD0),
        panelForeground: Color(0x2B_3138), panelBackground: Color(0xEC_E9E0), border: Color(0xA9_A597),
        accent: Color(0x1F_7A6B), faint: Color(0x8B_8778), warning: Color(0x9A_6400), error: Color(0xB3_1D28))

    /// Greys only.
    public static let mono = Theme(
        ground: Color(0x00_0000), graticule: Color(0x44_4444), point: Color(0xFF_FFFF),
        line: Color(0xC8_C8C8), polygonFill: Color(0x80_8080), polygonStroke: Color(0xB0_B0B0),
        selection: Color(0xFF_FFFF), selectionFill: Color(0xB8_B8B8), hover: Color(0xE8_E8E8),
        handle: Color(0xFF_FFFF), midpoint: Color(0x90_9090), dragged: Color(0xFF_FFFF),
        statusForeground: Color(0x00_0000), statusBackground: Color(0xC0_C0C0),
        panelForeground: Color(0xE0_E0E0), panelBackground: Color(0x18_1818), border: Color(0x70_7070),
        accent: Color(0xFF_FFFF), faint: Color(0x80_8080), warning: Color(0xE8_E8E8), error: Color(0xFF_FFFF))

    /// The themes that plat brings, by their names.
    public static let named: [(name: String, theme: Theme)] = [
        ("dark", .dark), ("light", .light), ("mono", .mono),
    ]

    /// The theme of a name, or nil.
    public static func named(_ name: String) -> Theme? { named.first { $0.name == name }?.theme }
}
