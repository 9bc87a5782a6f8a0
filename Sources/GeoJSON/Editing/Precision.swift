/// How many digits a new coordinate is written with.
public enum Precision: Hashable, Sendable {
    /// It was typed with so many decimals: they are kept, up to 7 or what the neighbours use.
    case typed(longitudeDecimals: Int, latitudeDecimals: Int)
    /// It came from the pointer; a tenth of a dot is so many degrees. As many decimals as the neighbours use
    /// and at least what a tenth of a dot needs, up to 7 unless the neighbours use more.
    case pointer(tenthOfDot: (longitude: Double, latitude: Double))

    public static func == (left: Precision, right: Precision) -> Bool {
        switch (left, right) {
        case (.typed(let a, let b), .typed(let c, let d)): a == c && b == d
        case (.pointer(let a), .pointer(let b)): a == b
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .typed(let longitude, let latitude):
            hasher.combine(longitude)
            hasher.combine(latitude)
        case .pointer(let tenth):
            hasher.combine(tenth.longitude)
            hasher.combine(tenth.latitude)
        }
    }

    private static let usual = 7

    /// The decimals for a longitude and a latitude, where the vertex and its neighbours use up to `used`.
    func decimals(used: Int) -> (longitude: Int, latitude: Int) {
        switch self {
        case .typed(let longitude, let latitude):
            let most = max(Precision.usual, used)
            return (min(longitude, most), min(latitude, most))
        case .pointer(let tenth):
            return (
                max(used, Precision.decimals(for: tenth.longitude, atMost: Precision.usual)),
                max(used, Precision.decimals(for: tenth.latitude, atMost: Precision.usual))
            )
        }
    }

    /// How many decimals it takes to tell steps of this size apart.
    static func decimals(for step: Double, atMost most: Int) -> Int {
        guard step > 0, step.isFinite else { return usual }
        return (0..<most).first { unit($0) <= step } ?? most
    }

    /// The smallest step that so many decimals can tell.
    static func unit(_ decimals: Int) -> Double {
        (0..<max(0, min(NumberToken.mostDecimals, decimals))).reduce(1.0) { unit, _ in unit / 10 }
    }
}
