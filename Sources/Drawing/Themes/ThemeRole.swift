extension Theme {
    /// What a colour of a theme is for; the name is what a theme file calls it.
    public enum Role: Int, CaseIterable, Sendable {
        // The map's ground where there is no basemap, and what lies on it.
        case ground, graticule, point, line, polygonFill, polygonStroke
        // What is worked on.
        case selection, selectionFill, hover, handle, midpoint, dragged
        // The status line, panels and callouts.
        case statusForeground, statusBackground, panelForeground, panelBackground, border, accent, faint
        case warning, error, calloutForeground, calloutBackground
        // The basemap: water everywhere, land on it.
        case water, land, lake, river, wood, park, sand, ice, urban, building, road, roadMajor, rail
        case countryBorder, regionBorder
        // Names: of places on the basemap, and of features.
        case labelCountry, labelRegion, labelPlace, labelWater, label

        public var name: String { "\(self)" }

        static let byName: [String: Role] = .init(
            allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public var ground: Color { self[.ground] }
    public var graticule: Color { self[.graticule] }
    public var point: Color { self[.point] }
    public var line: Color { self[.line] }
    public var polygonFill: Color { self[.polygonFill] }
    public var polygonStroke: Color { self[.polygonStroke] }
    public var selection: Color { self[.selection] }
    public var selectionFill: Color { self[.selectionFill] }
    public var hover: Color { self[.hover] }
    public var handle: Color { self[.handle] }
    public var midpoint: Color { self[.midpoint] }
    public var dragged: Color { self[.dragged] }
    public var statusForeground: Color { self[.statusForeground] }
    public var statusBackground: Color { self[.statusBackground] }
    public var panelForeground: Color { self[.panelForeground] }
    public var panelBackground: Color { self[.panelBackground] }
    public var border: Color { self[.border] }
    public var accent: Color { self[.accent] }
    public var faint: Color { self[.faint] }
    public var warning: Color { self[.warning] }
    public var error: Color { self[.error] }
    public var calloutForeground: Color { self[.calloutForeground] }
    public var calloutBackground: Color { self[.calloutBackground] }
    public var water: Color { self[.water] }
    public var land: Color { self[.land] }
    public var lake: Color { self[.lake] }
    public var river: Color { self[.river] }
    public var wood: Color { self[.wood] }
    public var park: Color { self[.park] }
    public var sand: Color { self[.sand] }
    public var ice: Color { self[.ice] }
    public var urban: Color { self[.urban] }
    public var building: Color { self[.building] }
    public var road: Color { self[.road] }
    public var roadMajor: Color { self[.roadMajor] }
    public var rail: Color { self[.rail] }
    public var countryBorder: Color { self[.countryBorder] }
    public var regionBorder: Color { self[.regionBorder] }
    public var labelCountry: Color { self[.labelCountry] }
    public var labelRegion: Color { self[.labelRegion] }
    public var labelPlace: Color { self[.labelPlace] }
    public var labelWater: Color { self[.labelWater] }
    public var label: Color { self[.label] }
}
