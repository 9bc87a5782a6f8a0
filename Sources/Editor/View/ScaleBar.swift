import Drawing
import Geography
import Glibc

/// A length that is round in metres or kilometres, as a bar.
enum ScaleBar {
    private static let earthCircumference = 40_075_016.686

    static func text(for viewport: Viewport, glyphs: GlyphSet) -> String {
        let latitude = viewport.camera.center.coordinate.latitude * .pi / 180
        let metresPerColumn = earthCircumference * max(1e-6, cos(latitude)) / viewport.dotsPerWorld * 2
        let longest = metresPerColumn * 12
        guard longest.isFinite, longest > 0 else { return "" }
        let magnitude = pow(10, log10(longest).rounded(.down))
        let length = [5.0, 2, 1].map { $0 * magnitude }.first { $0 <= longest } ?? magnitude
        let columns = max(1, Int((length / metresPerColumn).rounded()))
        let bar =
            glyphs == .ascii
            ? "|" + String(repeating: "-", count: max(0, columns - 2)) + "|"
            : "├" + String(repeating: "─", count: max(0, columns - 2)) + "┤"
        return "\(bar) \(label(length))"
    }

    private static func label(_ metres: Double) -> String {
        if metres >= 1000 { return "\(Format.fixed(metres / 1000, 0)) km" }
        if metres >= 1 { return "\(Format.fixed(metres, 0)) m" }
        return metres >= 0.01 ? "\(Format.fixed(metres * 100, 0)) cm" : "\(Format.fixed(metres * 1000, 0)) mm"
    }
}
