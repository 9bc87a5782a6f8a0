import Drawing

/// How many colours a terminal shows, from what it says of itself. See https://no-color.org and
/// https://github.com/termstandard/colors for the variables.
public enum ColorDetection {
    /// What the environment alone says, for output that needs no terminal session.
    public static func depthOfEnvironment() -> ColorDepth {
        let environment = Environment.current()
        return ["", "dumb"].contains(environment.term) ? .none : depth(environment, entry: nil)
    }

    /// What terminfo says of the terminal; nil fields where it has no entry.
    struct Entry {
        var colors: Int
        var isDirect: Bool
    }

    static func depth(_ environment: Environment, entry: Entry?) -> ColorDepth {
        if environment.hasNoColor || environment.term.hasPrefix("vt1") { return .none }
        // GNU screen makes rubbish of 24-bit colours, and hands COLORTERM on all the same.
        let isScreen = environment.term.hasPrefix("screen") && !environment.isInTmux
        if !isScreen, ["truecolor", "24bit"].contains(environment.colorTerm) { return .truecolor }
        guard let entry else { return environment.term.contains("256color") ? .indexed256 : .sixteen }
        if entry.isDirect { return .truecolor }
        switch entry.colors {
        case 256...: return .indexed256
        case 8...: return .sixteen
        default: return .none
        }
    }
}
