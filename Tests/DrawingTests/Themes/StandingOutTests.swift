import TestSupport
import Testing

@testable import Drawing

@Suite struct StandingOutTests {
    @Test func whatStandsOutStays() {
        #expect(Color(0xFF_8800).standingOut(from: [Color(0x10_1820)], ratio: 2.2) == Color(0xFF_8800))
    }

    @Test(
        arguments: [
            (0x10_1010, 0x10_1820), (0x00_0080, 0x10_1820), (0xFF_FFFF, 0xF5_F3EC), (0xFF_FF00, 0xF5_F3EC),
            (0x10_1820, 0x10_1820), (0x80_8080, 0x80_8080),
        ] as [(UInt32, UInt32)])
    func whatDoesNotIsChangedByJustSoMuch(_ rgb: UInt32, _ ground: UInt32) {
        let (color, ground) = (Color(rgb), Color(ground))
        let changed = color.standingOut(from: [ground], ratio: 2.2)
        #expect(changed.contrast(with: ground) >= 2.2)
        #expect(changed.contrast(with: ground) < 3.1, "more than needed")
        // The hue stays as far as sRGB has it.
        let (before, after) = (OKLab(color), OKLab(changed))
        #expect(abs(before.a - after.a) < 0.13 && abs(before.b - after.b) < 0.13)
    }

    @Test func everyColourStandsOutFromEveryTheme() {
        var random = SeededGenerator(seed: 3)
        for name in Theme.names {
            guard let theme = Theme.named(name) else { continue }
            for _ in 0..<300 {
                let color = Color(UInt32.random(in: 0...0xFF_FFFF, using: &random))
                let grounds = [theme.land, theme.water]
                let changed = color.standingOut(from: grounds, ratio: 2.2)
                for ground in grounds { #expect(changed.contrast(with: ground) >= 2.2, "\(name) \(color)") }
            }
        }
    }

    @Test func whereNothingDoesTheBestIsTaken() {
        let between = Color(0x77_7777).standingOut(from: [Color(0), Color(0xFF_FFFF)], ratio: 9)
        #expect(between.contrast(with: Color(0)) > 3 && between.contrast(with: Color(0xFF_FFFF)) > 3)
    }

    @Test func thereAndBack() {
        for bits: UInt32 in [0, 0xFF_FFFF, 0xFF_0000, 0x00_FF00, 0x00_00FF, 0x12_3456, 0xAB_CDEF] {
            #expect(OKLab(Color(bits)).color == Color(bits))
        }
        // The table of the article's author.
        let red = OKLab(Color(0xFF_0000))
        #expect(abs(red.lightness - 0.62796) < 1e-4)
        #expect(abs(red.a - 0.22486) < 1e-4)
        #expect(abs(red.b - 0.12585) < 1e-4)
    }

    @Test(
        arguments: [
            (0x77_7777, 0xFF_FFFF, 4.48), (0, 0xFF_FFFF, 21), (0xFF_0000, 0xFF_FFFF, 4.0),
            (0x12_3456, 0x12_3456, 1),
        ] as [(UInt32, UInt32, Double)])
    func contrastsOfWCAG(_ left: UInt32, _ right: UInt32, _ ratio: Double) {
        #expect(abs(Color(left).contrast(with: Color(right)) - ratio) < 0.01)
        #expect(Color(left).contrast(with: Color(right)) == Color(right).contrast(with: Color(left)))
    }

    @Test func anAreaNeedsOnlyToDiffer() {
        let paper = Color(0xF5_F3EC)
        #expect(Color(0xFF_FF00).standingOut(from: [paper], difference: 0.12) == Color(0xFF_FF00))
        #expect(Color(0xFF_D700).standingOut(from: [paper], difference: 0.12) == Color(0xFF_D700))
        let nearPaper = Color(0xF4_F4F0).standingOut(from: [paper], difference: 0.12)
        #expect(nearPaper != Color(0xF4_F4F0))
        #expect(nearPaper.contrast(with: paper) > 1.2)
    }
}
