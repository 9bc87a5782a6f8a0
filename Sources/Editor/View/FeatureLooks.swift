import Drawing
import GeoJSON
import Geography

/// How features look: by their kind and the theme, and by what they say themselves (simplestyle).
struct FeatureLooks {
    /// What is drawn of the data has ranks from 10 to 19; a basemap lies below, a selection above.
    static let lowestRank: UInt8 = 10
    static let selectionRank: UInt8 = 30
    /// In points: two dots, so that what is selected is found at a glance.
    private static let selectionWidth = 8.0
    /// What a feature's own colours have at least, so that they are seen whatever the theme: a contrast for lines
    /// and marks, and for areas a difference of any kind (yellow on white paper is seen, however pale).
    private static let strokeContrast = 2.2
    private static let fillDifference = 0.12

    let settings: Settings
    let selected: ShapeStyle
    /// First those of the theme, one a kind; then what was asked for.
    private(set) var all: [ShapeStyle]
    /// By a style's number and the kind; 0 where none was asked for.
    private var known: [UInt16] = []
    /// What the data lies on.
    private let grounds: [Color]

    init(_ settings: Settings) {
        let theme = settings.theme
        let opacity = Theme.fillOpacity(at: settings.colorDepth)
        let rank = Self.lowestRank
        self.settings = settings
        grounds = settings.basemap.source == nil ? [theme.ground] : [theme.land, theme.water]
        all = [
            ShapeStyle(fill: nil, stroke: nil, point: theme.point, rank: rank + 3),
            ShapeStyle(fill: nil, stroke: theme.line, point: theme.point, rank: rank + 2),
            ShapeStyle(
                fill: theme.polygonFill, fillOpacity: opacity, stroke: theme.polygonStroke,
                point: theme.point,
                rank: rank + 1),
            ShapeStyle(
                fill: theme.polygonFill, fillOpacity: opacity, stroke: theme.line, point: theme.point,
                rank: rank + 2),
        ]
        selected = ShapeStyle(
            fill: theme.selectionFill, fillOpacity: Theme.selectionOpacity(at: settings.colorDepth),
            stroke: theme.selection, strokeWidth: Self.selectionWidth, point: theme.selection,
            rank: Self.selectionRank)
    }

    /// The same, with points as dots or as marks.
    func withPointsAsDots(_ areDots: Bool) -> FeatureLooks {
        var looks = self
        for index in looks.all.indices { looks.all[index].pointsAreDots = areDots }
        return looks
    }

    /// Which of `all` the feature has that stands at a place of a list.
    mutating func index(for kind: GeometryKind, _ styles: FeatureStyles?, at place: Int) -> UInt16 {
        let plain = UInt16(kind.look)
        guard let styles, styles.numbers[place] != 0 else { return plain }
        let key = Int(styles.numbers[place]) << 2 | Int(plain)
        if key < known.count, known[key] > 0 { return known[key] }
        guard all.count < Int(UInt16.max) else { return plain }
        let index = UInt16(all.count)
        all.append(style(for: kind, styles[place]))
        if key >= known.count { known += Array(repeating: 0, count: key + 1 - known.count) }
        known[key] = index
        return index
    }

    /// The look of a kind, changed as a feature wants it.
    func style(for kind: GeometryKind, _ own: SimpleStyle) -> ShapeStyle {
        var look = all[kind.look]
        if look.fill != nil {
            if let fill = own.fill {
                look.fill = Color(fill).standingOut(from: grounds, difference: Self.fillDifference)
            }
            if own.fill != nil || own.fillOpacity != nil { look.fillOpacity = fillOpacity(own.fillOpacity) }
        }
        if look.stroke != nil {
            if let stroke = own.stroke { look.stroke = standingOut(stroke) }
            if let width = own.strokeWidth { look.strokeWidth = width }
            if let opacity = own.strokeOpacity { look.strokeOpacity = opacity }
        }
        if own.markerColor != nil { look.point = markerColor(own) }
        return look
    }

    /// The colour of a feature's markers.
    func markerColor(_ own: SimpleStyle) -> Color {
        own.markerColor.map { standingOut($0) } ?? settings.theme.point
    }

    /// 0.6 unless it is given, as the specification has it.
    private func fillOpacity(_ given: Double?) -> Double {
        let opacity = given ?? 0.6
        // Of 16 colours none lies between two others.
        return settings.colorDepth == .sixteen && opacity >= 0.2 ? 1 : opacity
    }

    private func standingOut(_ rgb: UInt32) -> Color {
        Color(rgb).standingOut(from: grounds, ratio: Self.strokeContrast)
    }
}

extension GeometryKind {
    /// Which of the theme's looks a kind has.
    fileprivate var look: Int {
        switch self {
        case .none, .point, .multiPoint: 0
        case .lineString, .multiLineString: 1
        case .polygon, .multiPolygon: 2
        case .geometryCollection: 3
        }
    }
}
