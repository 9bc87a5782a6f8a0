import Geography
import Glibc

/// Numbers as a person reads them.
enum Format {
    /// A number with so many decimals, rounded half away from zero; `-0` is never shown.
    static func fixed(_ value: Double, _ decimals: Int) -> String {
        guard value.isFinite else { return "?" }
        var scale = 1.0
        for _ in 0..<max(0, min(15, decimals)) { scale *= 10 }
        let scaled = (abs(value) * scale).rounded()
        guard scaled < 9e18 else { return "\(value)" }
        let digits = String(Int64(scaled))
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard decimals > 0 else { return sign + digits }
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }

    /// A positive number with at least three digits.
    static func significant(_ value: Double) -> String {
        fixed(value, value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3)
    }

    static func coordinate(_ place: Coordinate, decimals: Int) -> String {
        "\(fixed(place.longitude, decimals)),\(fixed(place.latitude, decimals))"
    }

    /// How many decimals a number has once it is rounded to `most` of them: trailing zeros do not count.
    static func decimals(of value: Double, atMost most: Int) -> Int {
        let text = fixed(value, most)
        guard let point = text.firstIndex(of: ".") else { return 0 }
        return text[point...].dropFirst().reversed().drop { $0 == "0" }.count
    }

    /// How many decimals tell neighbouring dots apart at this scale.
    static func decimals(dotsPerWorld: Double) -> Int {
        max(0, min(8, Int((log10(dotsPerWorld / 360)).rounded(.up)) + 1))
    }
}
