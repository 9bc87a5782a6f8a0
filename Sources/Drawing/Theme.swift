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

    // The basemap. Without one the map is `ground`; with one it is `water`, and `land` lies on it.
    public var water: Color
    public var land: Color
    public var lake: Color
    public var river: Color
    public var wood: Color
    public var park: Color
    public var sand: Color
    public var ice: Color
    public var urban: Color
    public var building: Color
    public var road: Color
    public var roadMajor: Color
    public var rail: Color
    public var countryBorder: Color
    public var regionBorder: Color
    public var labelCountry: Color
    public var labelRegion: Color
    public var labelPlace: Color
    public var labelWater: Color

    /// The names of features.
    public var label: Color
    public var calloutForeground: Color
    public var calloutBackground: Color

    /// Night blue and quiet; what is worked on glows amber.
    public static let dark = Theme(
        ground: Color(0x10_1820), graticule: Color(0x2A_3A48), point: Color(0xF2_A65A),
        line: Color(0x7F_B7E6), polygonFill: Color(0x4C_9A8B), polygonStroke: Color(0x6F_C7B2),
        selection: Color(0xFF_CF6B), selectionFill: Color(0xE0_A63C), hover: Color(0xFF_E9B8),
        handle: Color(0xFF_F4DC), midpoint: Color(0xB8_9A5E), dragged: Color(0xFF_7A59),
        statusForeground: Color(0xD5_DEE6), statusBackground: Color(0x1F_2C38),
        panelForeground: Color(0xCF_D8E0), panelBackground: Color(0x18_232D), border: Color(0x3D_5163),
        accent: Color(0x7F_D1C0), faint: Color(0x6C_7F90), warning: Color(0xF0_B95B), error: Color(0xFF_6F6F),
        water: Color(0x0C_1824), land: Color(0x25_2D31), lake: Color(0x10_1E2C), river: Color(0x27_455E),
        wood: Color(0x23_352D), park: Color(0x25_3A2D), sand: Color(0x3A_362B), ice: Color(0x3D_474E),
        urban: Color(0x32_373B), building: Color(0x3E_444A), road: Color(0x4C_545B),
        roadMajor: Color(0x77_735F), rail: Color(0x5A_5566), countryBorder: Color(0x7D_8790),
        regionBorder: Color(0x4B_565F), labelCountry: Color(0xB9_C2CA), labelRegion: Color(0x98_A3AD),
        labelPlace: Color(0xDC_E3E8), labelWater: Color(0x7F_A9CF), label: Color(0xF4_EDDF),
        calloutForeground: Color(0x1B_232A), calloutBackground: Color(0xED_E6D6))

    /// Paper and ink.
    public static let light = Theme(
        ground: Color(0xF5_F3EC), graticule: Color(0xD3_CFC2), point: Color(0xB8_4A1E),
        line: Color(0x2B_6CA3), polygonFill: Color(0x6D_A78F), polygonStroke: Color(0x2F_7A62),
        selection: Color(0xC2_5A00), selectionFill: Color(0xF0_A94B), hover: Color(0x8A_3B00),
        handle: Color(0x3A_1E00), midpoint: Color(0xB0_865A), dragged: Color(0xC8_1E3A),
        statusForeground: Color(0x2B_3138), statusBackground: Color(0xDD_DAD0),
        panelForeground: Color(0x2B_3138), panelBackground: Color(0xEC_E9E0), border: Color(0xA9_A597),
        accent: Color(0x1F_7A6B), faint: Color(0x8B_8778), warning: Color(0x9A_6400), error: Color(0xB3_1D28),
        water: Color(0xC4_DCEA), land: Color(0xF5_F3EC), lake: Color(0xBB_D7E8), river: Color(0x84_B3D3),
        wood: Color(0xD5_E3CA), park: Color(0xCD_E4BF), sand: Color(0xF0_E4C4), ice: Color(0xFB_FDFE),
        urban: Color(0xE7_E2D9), building: Color(0xD8_D1C4), road: Color(0xC6_BFAF),
        roadMajor: Color(0xD2_9C4A), rail: Color(0xA1_99A9), countryBorder: Color(0x75_717F),
        regionBorder: Color(0xB4_AFB8), labelCountry: Color(0x48_455A), labelRegion: Color(0x62_5F6C),
        labelPlace: Color(0x26_252B), labelWater: Color(0x25_5C86), label: Color(0x1C_1A17),
        calloutForeground: Color(0x2B_3138), calloutBackground: Color(0xFF_FDF6))

    /// Greys only.
    public static let mono = Theme(
        ground: Color(0x00_0000), graticule: Color(0x44_4444), point: Color(0xFF_FFFF),
        line: Color(0xC8_C8C8), polygonFill: Color(0x80_8080), polygonStroke: Color(0xB0_B0B0),
        selection: Color(0xFF_FFFF), selectionFill: Color(0xB8_B8B8), hover: Color(0xE8_E8E8),
        handle: Color(0xFF_FFFF), midpoint: Color(0x90_9090), dragged: Color(0xFF_FFFF),
        statusForeground: Color(0x00_0000), statusBackground: Color(0xC0_C0C0),
        panelForeground: Color(0xE0_E0E0), panelBackground: Color(0x18_1818), border: Color(0x70_7070),
        accent: Color(0xFF_FFFF), faint: Color(0x80_8080), warning: Color(0xE8_E8E8), error: Color(0xFF_FFFF),
        water: Color(0x00_0000), land: Color(0x26_2626), lake: Color(0x0A_0A0A), river: Color(0x3C_3C3C),
        wood: Color(0x30_3030), park: Color(0x34_3434), sand: Color(0x3A_3A3A), ice: Color(0x4A_4A4A),
        urban: Color(0x38_3838), building: Color(0x44_4444), road: Color(0x58_5858),
        roadMajor: Color(0x76_7676), rail: Color(0x60_6060), countryBorder: Color(0x9A_9A9A),
        regionBorder: Color(0x5A_5A5A), labelCountry: Color(0xC4_C4C4), labelRegion: Color(0xA4_A4A4),
        labelPlace: Color(0xE4_E4E4), labelWater: Color(0x90_9090), label: Color(0xFF_FFFF),
        calloutForeground: Color(0x00_0000), calloutBackground: Color(0xE8_E8E8))

    /// The themes that plat brings, by their names.
    public static let named: [(name: String, theme: Theme)] = [
        ("dark", .dark), ("light", .light), ("mono", .mono),
    ]

    /// The theme of a name, or nil.
    public static func named(_ name: String) -> Theme? { named.first { $0.name == name }?.theme }
}
