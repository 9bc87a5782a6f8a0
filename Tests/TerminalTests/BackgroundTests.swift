import Drawing
import Testing

@testable import Terminal

@Suite struct BackgroundTests {
    @Test(arguments: [
        ("15;0", BackgroundLight.dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
        ("0;7", .light),
        ("7;6", .dark), ("0;9", .light), ("15;default", nil), ("", nil), (";", nil), ("0;16", nil),
        ("0;-1", nil),
    ])
    func whatTheEnvironmentSays(_ text: String, _ light: BackgroundLight?) {
        #expect(BackgroundLight(colorFgBg: text) == light)
    }

    @Test(
        arguments: [
            (0xFF_FFFF, BackgroundLight.light), (0x00_0000, .dark), (0xFD_F6E3, .light), (0x00_2B36, .dark),
            (0x28_2C34, .dark), (0x80_8080, .light), (0x70_7070, .dark), (0x00_00FF, .dark),
            (0xFF_FF00, .light),
        ] as [(UInt32, BackgroundLight)])
    func backgroundsOfTerminals(_ color: UInt32, _ light: BackgroundLight) {
        #expect(BackgroundLight(Color(color)) == light)
    }
}
