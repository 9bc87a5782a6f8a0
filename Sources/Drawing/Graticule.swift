import Geography
import Glibc

/// The meridians and parallels of a view: as few as orient, at most eight of each along the screen.
struct Graticule {
    /// Degrees from line to line.
    let step: Double
    private let viewport: Viewport

    init(viewport: Viewport) {
        self.viewport = viewport
        let dots = Double(max(viewport.size.dotColumns, viewport.size.dotRows))
        step = Graticule.step(forSpan: dots / viewport.dotsPerWorld * 360)
    }

    /// The smallest usual step of which at most eight fit the span, in degrees.
    static func step(forSpan span: Double) -> Double {
        let wanted = span / 8
        if wanted > 90 { return 360 * (wanted / 360).rounded(.up) }
        for degrees in [1.0, 2, 5, 10, 15, 30, 45, 90] where degrees >= wanted && wanted > 0.5 {
            return degrees
        }
        let power = pow(10, log10(max(wanted, 1e-12)).rounded(.down))
        for factor in [1.0, 2, 5] where factor * power >= wanted { return factor * power }
        return 10 * power
    }

    /// Draws every fourth dot of each line.
    func draw(color: Color, into ink: inout InkLayer) {
        let pen = Pen(color: color, rank: InkLayer.Rank.graticule, stride: 4)
        let view = viewport.worldBox
        let (top, bottom) = (max(0, view.minY), min(1, view.maxY))
        guard top < bottom else { return }
        for number in numbers(from: (view.minX - 0.5) * 360, to: (view.maxX - 0.5) * 360) {
            let x = number * step / 360 + 0.5
            draw(WorldPoint(x: x, y: top), WorldPoint(x: x, y: bottom), with: pen, into: &ink)
        }
        let north = WorldPoint(x: 0, y: top).coordinate.latitude
        let south = WorldPoint(x: 0, y: bottom).coordinate.latitude
        for number in numbers(from: south, to: north) {
            let y = WorldPoint(Coordinate(longitude: 0, latitude: number * step)).y
            draw(WorldPoint(x: view.minX, y: y), WorldPoint(x: view.maxX, y: y), with: pen, into: &ink)
        }
    }

    /// The multiples of the step in a range of degrees, as numbers of steps.
    private func numbers(from low: Double, to high: Double) -> StrideThrough<Double> {
        stride(from: (low / step).rounded(.up), through: high / step, by: 1)
    }

    private func draw(_ start: WorldPoint, _ end: WorldPoint, with pen: Pen, into ink: inout InkLayer) {
        let from = DotTransform.fixed(viewport.dot(of: start))
        let to = DotTransform.fixed(viewport.dot(of: end))
        pen.draw(from: (from.dotX, from.dotY), to: (to.dotX, to.dotY), into: &ink)
    }
}
