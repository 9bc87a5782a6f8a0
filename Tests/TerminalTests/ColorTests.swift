import Drawing
import Testing

@testable import Terminal

@Suite struct ColorTests {
    private static func environment(
        _ term: String, colorTerm: String = "", noColor: Bool = false, tmux: Bool = false
    ) -> Environment {
        Environment(term: term, colorTerm: colorTerm, hasNoColor: noColor, isInTmux: tmux)
    }

    private static func entry(_ colors: Int, direct: Bool = false) -> ColorDetection.Entry {
        ColorDetection.Entry(colors: colors, isDirect: direct)
    }

    @Test(
        arguments: [
            (environment("xterm-256color"), entry(256), ColorDepth.indexed256),
            (environment("xterm-256color", colorTerm: "truecolor"), entry(256), .truecolor),
            (environment("xterm-256color", colorTerm: "24bit"), entry(256), .truecolor),
            (environment("xterm-256color", colorTerm: "yes"), entry(256), .indexed256),
            (environment("xterm-256color", colorTerm: "truecolor", noColor: true), entry(256), .none),
            (environment("screen-256color", colorTerm: "truecolor"), entry(256), .indexed256),
            (environment("screen-256color", colorTerm: "truecolor", tmux: true), entry(256), .truecolor),
            (environment("xterm-direct"), entry(1 << 24, direct: true), .truecolor),
            (environment("xterm"), entry(8), .sixteen), (environment("vt220"), entry(-1), .none),
            (environment("vt100", colorTerm: "truecolor"), entry(-1), .none),
            (environment("foo-256color"), nil, .indexed256), (environment("alacritty"), nil, .sixteen),
            (environment("alacritty", colorTerm: "truecolor"), nil, .truecolor),
        ] as [(Environment, ColorDetection.Entry?, ColorDepth)])
    func depth(_ environment: Environment, _ entry: ColorDetection.Entry?, _ expected: ColorDepth) {
        #expect(ColorDetection.depth(environment, entry: entry) == expected)
    }

    @Test(arguments: [
        (Color(0x12_3456), 1 << 24, 0x12_3456), (Color.terminalDefault, 1 << 24, -1),
        (.terminalDefault, 256, -1),
        (Color(0xFF_0000), 256, 196), (Color(0), 256, 16), (Color(0xFF_FFFF), 256, 231),
        (Color(0x80_8080), 256, 244),
        (Color(0x5F_87AF), 256, 67), (Color(0x08_0808), 256, 232), (Color(0xEE_EEEE), 256, 255),
        (Color(0xFF_0000), 16, 9), (Color(0x10_1010), 16, 0), (Color(0xFF_0000), 8, 1),
        (Color(0xFF_FFFF), 8, 7),
        (Color(0xFF_0000), 0, -1),
    ])
    func numbers(_ color: Color, _ count: Int, _ expected: Int) {
        #expect(Palette.number(of: color, count: count) == Int32(expected))
    }

    /// Every colour of the fixed part of the palette is its own nearest.
    @Test func theCubeMapsToItself() {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        for red in 0..<6 {
            for green in 0..<6 {
                for blue in 0..<6 {
                    let color = Color(red: levels[red], green: levels[green], blue: levels[blue])
                    #expect(Palette.number(of: color, count: 256) == Int32(16 + 36 * red + 6 * green + blue))
                }
            }
        }
    }
}
