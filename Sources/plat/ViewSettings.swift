import Drawing
import Editor
import Geography
import Glibc
import Options

extension ViewOptions {
    /// The look that was asked for. `depth` is what `auto` means here.
    func settings(automaticDepth depth: ColorDepth) throws(LookFailure) -> Settings {
        var settings = Settings()
        if let theme {
            settings.theme = try ThemeReading.theme(theme)
            settings.isThemeChosen = true
        }
        settings.ownThemes = ThemeReading.ownNames()
        if let found = glyphs.flatMap(GlyphSet.init(rawValue:)) { settings.glyphs = found }
        settings.colorDepth = colorDepth ?? depth
        settings.show(try BasemapLoading.choice(basemap ?? .builtin))
        return settings
    }

    /// Brings back what the call named, where a person's own commands have changed it.
    func keep(_ called: Settings, in settings: inout Settings) {
        if theme != nil { settings.theme = called.theme }
        if glyphs != nil { settings.glyphs = called.glyphs }
        if basemap != nil { settings.show(called.basemap) }
    }

    /// The depth that `--color` names; nil for `auto`, or when nothing was said.
    var colorDepth: ColorDepth? { ViewOptions.depth(of: color) }

    static func depth(of color: String?) -> ColorDepth? {
        switch color {
        case "always", "truecolor": .truecolor
        case "256": .indexed256
        case "16": .sixteen
        case "never": ColorDepth.none
        default: nil
        }
    }

    var requestedView: RequestedView {
        if let bbox { return .box(bbox.worldBox, bearing: bearing) }
        if let center { return .camera(center: center, zoom: zoom, bearing: bearing) }
        return zoom.map { .fitAt(zoom: $0, bearing: bearing) } ?? .fit(bearing: bearing)
    }
}

extension BoundingBox {
    /// A box whose west lies east of its east crosses 180 degrees.
    var worldBox: WorldBox {
        let (low, high) = (WorldPoint(Coordinate(west, north)), WorldPoint(Coordinate(east, south)))
        return WorldBox(minX: low.x, minY: low.y, maxX: west > east ? high.x + 1 : high.x, maxY: high.y)
    }
}

extension ExampleCallOptions {
    /// The depth that `--color` names; nil for `auto`, or when nothing was said.
    var colorDepth: ColorDepth? { ViewOptions.depth(of: color) }
}
