import Testing

@testable import Drawing

/// Every theme stays readable, however few colours there are.
@Suite struct ThemeContrastTests {
    struct Look: Sendable, CustomTestStringConvertible {
        let theme: String
        let depth: ColorDepth
        var testDescription: String { "\(theme) \(depth)" }

        /// A colour as the terminal shows it, once it is one of those that it has.
        func shown(_ color: Color) -> Color {
            switch depth {
            case .truecolor, .none: color
            case .indexed256: ColorMapping.color(ColorMapping.indexed256(color))
            case .sixteen: ColorMapping.basic(ColorMapping.sixteen(color))
            }
        }

        var fitted: Theme { (Theme.named(theme) ?? Theme(name: "")).fitted(to: depth) }
    }

    static let looks = Theme.names.flatMap { name in
        [ColorDepth.truecolor, .indexed256, .sixteen].map { Look(theme: name, depth: $0) }
    }

    /// What is read, on what: 4.5 is asked for text in WCAG 2.2 (1.4.3).
    static let texts: [(Theme.Role, [Theme.Role])] = [
        (.statusForeground, [.statusBackground]), (.accent, [.statusBackground, .panelBackground]),
        (.warning, [.statusBackground]), (.error, [.statusBackground]),
        (.panelForeground, [.panelBackground]), (.selection, [.panelBackground]),
        (.calloutForeground, [.calloutBackground]),
        (.label, [.ground, .land, .water, .wood, .urban]),
        (.labelCountry, [.land]), (.labelRegion, [.land]), (.labelPlace, [.land, .urban, .wood]),
        (.labelWater, [.water, .lake]),
    ]

    /// What is drawn, on what: 3 is asked for things that are no text (1.4.11).
    static let strokes: [(Theme.Role, [Theme.Role])] = [
        (.border, [.panelBackground]), (.faint, [.statusBackground, .panelBackground]),
        (.point, [.ground, .land, .water]), (.line, [.ground, .land, .water]),
        (.polygonStroke, [.ground, .land, .water]), (.selection, [.ground, .land, .water]),
        (.hover, [.ground, .land, .water]), (.handle, [.ground, .land, .water]),
        (.midpoint, [.ground, .land, .water]), (.dragged, [.ground, .land, .water]),
    ]

    @Test(arguments: looks) func textIsReadable(_ look: Look) {
        expect(Self.texts, atLeast: 4.5, look)
    }

    @Test(arguments: looks) func strokesAreSeen(_ look: Look) {
        expect(Self.strokes, atLeast: 3, look)
    }

    private func expect(_ pairs: [(Theme.Role, [Theme.Role])], atLeast ratio: Double, _ look: Look) {
        let theme = look.fitted
        for (role, grounds) in pairs {
            for ground in grounds {
                let found = look.shown(theme[role]).contrast(with: look.shown(theme[ground]))
                #expect(found >= ratio, "\(role) on \(ground)")
            }
        }
    }

    @Test(arguments: looks) func handlesAreSeenOnWhatIsSelected(_ look: Look) {
        let theme = look.fitted
        let fill = look.shown(filled(theme.selectionFill, on: theme.land, Theme.selectionOpacity, look))
        for role in [Theme.Role.handle, .midpoint, .dragged] {
            #expect(look.shown(theme[role]).contrast(with: fill) >= 3, "\(role)")
        }
    }

    /// What lies side by side has numbers that differ, in 16 colours too.
    @Test(arguments: looks) func neighboursDiffer(_ look: Look) {
        let theme = look.fitted
        let onLand = filled(theme.polygonFill, on: theme.land, Theme.fillOpacity, look)
        var pairs = [
            ("land and water", theme.land, theme.water), ("land and a fill", theme.land, onLand),
            ("water and a fill", theme.water, onLand),
            (
                "the ground and a fill", theme.ground,
                filled(theme.polygonFill, on: theme.ground, Theme.fillOpacity, look)
            ),
            ("status line and ground", theme.statusBackground, theme.ground),
            ("callout and land", theme.calloutBackground, theme.land),
        ]
        // Of 16 colours too few carry text; a panel has its border, and what is selected its stroke.
        if look.depth != .sixteen {
            pairs += [
                (
                    "a fill and a selected one", onLand,
                    filled(theme.selectionFill, on: theme.land, Theme.selectionOpacity, look)
                ),
                ("status line and water", theme.statusBackground, theme.water),
                ("panel and land", theme.panelBackground, theme.land),
            ]
        }
        for (name, left, right) in pairs { #expect(look.shown(left) != look.shown(right), "\(name)") }
    }

    @Test(arguments: Theme.names) func theCoastIsSeen(_ name: String) throws {
        let theme = try #require(Theme.named(name))
        #expect(theme.land.contrast(with: theme.water) >= 1.25)
    }

    /// Marks are bold, and many terminals show bold text in the bright one of two colours.
    @Test(arguments: Theme.names) func marksAreSeenInBrightColoursToo(_ name: String) throws {
        let theme = try #require(Theme.named(name)).fitted(to: .sixteen)
        for role in [Theme.Role.handle, .midpoint, .dragged, .selection] {
            let bright = ColorMapping.basic(ColorMapping.sixteen(theme[role]) | 8)
            for ground in [theme.ground, theme.land, theme.water, theme.selectionFill] {
                #expect(bright.contrast(with: ground) >= 3, "\(role) on \(ground)")
            }
        }
    }

    private func filled(
        _ fill: Color, on ground: Color, _ opacity: (ColorDepth) -> Double, _ look: Look
    ) -> Color {
        LinearLight.blend(fill, opacity: opacity(look.depth), over: ground)
    }
}
