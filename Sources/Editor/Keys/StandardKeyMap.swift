import Input

extension KeyMap {
    /// The keys of a fresh editor, in the order in which help shows them.
    public static let standard = KeyMap(
        moving + nudging + drawing + panning + zooming + choosing + editing + general)

    private static let directions: [(code: Key.Code, letter: Unicode.Scalar, name: String)] = [
        (.left, "h", "left"), (.down, "j", "down"), (.up, "k", "up"), (.right, "l", "right"),
    ]

    private static let nudging = directions.flatMap { code, _, name in
        [
            KeyBinding(Key(code), "nudge \(name)", in: .vertex),
            KeyBinding(Key(code, .shift), "nudge \(name) 10", in: .vertex),
            KeyBinding(Key(code, .alt), "nudge \(name) 0.1", in: .vertex),
        ]
    }

    private static let moving = directions.flatMap { code, _, name in
        [
            KeyBinding(Key(code), "nudge feature \(name)", in: .moving),
            KeyBinding(Key(code, .shift), "nudge feature \(name) 10", in: .moving),
            KeyBinding(Key(code, .alt), "nudge feature \(name) 0.1", in: .moving),
        ]
    }

    private static let drawing =
        directions.flatMap { code, _, name in
            [
                KeyBinding(Key(code), "draw \(name)", in: .drawing),
                KeyBinding(Key(code, .shift), "draw \(name) 20", in: .drawing),
                KeyBinding(Key(code, .alt), "draw \(name) 1", in: .drawing),
            ]
        } + [
            KeyBinding(.character(" "), "draw here", in: .drawing),
            KeyBinding(Key(.backspace), "draw back", in: .drawing),
            KeyBinding(.character("x"), "draw back", in: .drawing),
            KeyBinding(Key(.delete), "draw back", in: .drawing),
            KeyBinding(.character("u"), "draw back", in: .drawing),
        ]

    private static let panning = directions.flatMap { code, letter, name in
        [
            KeyBinding(Key(code), "pan \(name)"),
            KeyBinding(Key(code, .shift), "pan \(name) 40"),
            KeyBinding(Key(code, .alt), "pan \(name) 1"),
            KeyBinding(.character(letter), "pan \(name)"),
        ]
    }

    private static let zooming = [
        KeyBinding(.character("+"), "zoom in"),
        KeyBinding(.character("="), "zoom in"),
        KeyBinding(.character("-"), "zoom out"),
        KeyBinding(.character("0"), "fit"),
        KeyBinding(.character("z"), "fit selection"),
        KeyBinding(.character("["), "turn left"),
        KeyBinding(.character("]"), "turn right"),
        KeyBinding(.character("t"), "cycle theme"),
    ]

    private static let choosing = [
        KeyBinding(Key(.tab), "next feature"),
        KeyBinding(Key(.tab, .shift), "previous feature"),
        KeyBinding(.character("n"), "next vertex"),
        KeyBinding(.character("N"), "previous vertex"),
        KeyBinding(Key(.enter), "enter"),
        KeyBinding(Key(.escape), "back"),
        KeyBinding(.control("c"), "back"),
        KeyBinding(.character("v"), "box"),
        KeyBinding(.character("/"), "search"),
        KeyBinding(.character("f"), "features"),
    ]

    private static let editing = [
        KeyBinding(.character("a"), "add"),
        KeyBinding(.character("i"), "insert"),
        KeyBinding(.character("x"), "delete"),
        KeyBinding(Key(.delete), "delete"),
        KeyBinding(.character("X"), "delete feature"),
        KeyBinding(.character("D"), "duplicate"),
        KeyBinding(.character("p"), "property"),
        KeyBinding(.character("m"), "carry"),
        KeyBinding(.character("u"), "undo"),
        KeyBinding(.control("r"), "redo"),
        KeyBinding(.character("y"), "copy"),
    ]

    private static let general = [
        KeyBinding(.character(":"), "command"),
        KeyBinding(.control("p"), "palette"),
        KeyBinding(.character("M"), "menu"),
        KeyBinding(.character("?"), "help"),
        KeyBinding(Key(.function(1)), "help"),
        KeyBinding(.character("e"), "command export plat.txt"),
        KeyBinding(.character("b"), "set basemap!"),
        KeyBinding(.character("L"), "set labels!"),
        KeyBinding(.control("s"), "write"),
        KeyBinding(.character("q"), "leave"),
        KeyBinding(.control("l"), "redraw"),
        KeyBinding(.control("z"), "suspend"),
    ]
}
