import Geography

/// Reads the arguments of commands.
enum Arguments {
    /// `13.4,52.5`, or two words; also how many decimals were typed.
    static func coordinate(_ words: [String]) throws(CommandFailure) -> (Coordinate, TypedDecimals) {
        let parts = words.joined(separator: " ").split { $0 == "," || $0 == " " }
        guard parts.count == 2, let longitude = number(parts[0]), let latitude = number(parts[1]) else {
            throw CommandFailure("a place is LONGITUDE,LATITUDE, such as 13.4,52.5")
        }
        if abs(latitude) > 90 {
            let hint = abs(longitude) <= 90 ? "; longitude comes first, are the two swapped?" : ""
            throw CommandFailure("latitude \(parts[1]) is beyond 90\(hint)")
        }
        guard abs(longitude) <= longestLongitude else {
            throw CommandFailure("longitude \(parts[0]) is a hundred times around the world")
        }
        return (
            Coordinate(longitude, latitude),
            TypedDecimals(longitude: decimals(of: parts[0]), latitude: decimals(of: parts[1]))
        )
    }

    /// Longitudes beyond 180 are fine; a hundred turns are a slip of the hand.
    static let longestLongitude = 36_000.0

    struct TypedDecimals: Hashable, Sendable {
        let longitude: Int
        let latitude: Int
    }

    /// A finite number.
    static func number(_ word: some StringProtocol) -> Double? {
        // A sign in front would read as a way and not as a place.
        guard !word.hasPrefix("+"), !word.contains(where: { "xX".contains($0) }), let value = Double(word),
            value.isFinite
        else { return nil }
        return value
    }

    /// How many digits stand behind the point, the exponent counted in.
    static func decimals(of word: some StringProtocol) -> Int {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let mantissa = parts.first ?? ""
        let digits = mantissa.firstIndex(of: ".").map {
            mantissa.distance(from: $0, to: mantissa.endIndex) - 1
        }
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        return max(0, min(40, (digits ?? 0) - max(-40, min(40, exponent))))
    }

    /// The number an argument is, 1 where it is missing.
    static func factor(_ words: ArraySlice<String>, default fallback: Double) throws(CommandFailure) -> Double
    {
        guard let word = words.first else { return fallback }
        guard words.count == 1, let value = number(word) else {
            throw CommandFailure("'\(word)' is no number")
        }
        return value
    }
}
