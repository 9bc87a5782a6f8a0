import Geography

/// Words of messages.
enum Words {
    /// A number as short as it can be told: `7`, `7.25`; at most seven decimals.
    static func number(_ value: Double) -> String {
        if value.magnitude >= 1e9 { return "\(value)" }
        let rounded = (value * 1e7).rounded() / 1e7
        let text = "\(rounded == 0 ? 0 : rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// `7.25,46`: longitude first.
    static func place(_ coordinate: Coordinate) -> String {
        "\(number(coordinate.longitude)),\(number(coordinate.latitude))"
    }

    /// ` (and 3 more in this ring)`, or nothing.
    static func more(_ count: Int, in whole: String) -> String {
        count > 1 ? " (and \(count - 1) more in this \(whole))" : ""
    }

    static func name(of kind: PartKind) -> String {
        switch kind {
        case .points: "geometry"
        case .line: "line"
        case .exteriorRing, .interiorRing: "ring"
        }
    }

    /// The beginning of a text from the file, in quotes.
    static func quoted(_ text: String) -> String {
        let shown = text.prefix(40)
        return "'\(shown)\(shown.count < text.count ? "..." : "")'"
    }
}
