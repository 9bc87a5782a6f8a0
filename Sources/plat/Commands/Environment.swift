import Drawing
import Glibc

/// What the environment says of colours, for output that needs no terminal session.
enum Environment {
    static var colorDepth: ColorDepth {
        if value("NO_COLOR").map({ !$0.isEmpty }) ?? false { return .none }
        let term = value("TERM") ?? ""
        if let color = value("COLORTERM"), color == "truecolor" || color == "24bit" { return .truecolor }
        if term.isEmpty || term == "dumb" || term == "vt100" { return .none }
        return term.contains("256color") ? .indexed256 : term.contains("direct") ? .truecolor : .sixteen
    }

    static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
