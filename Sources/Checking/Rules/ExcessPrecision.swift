import GeoJSON

/// Decimals that say nothing of the earth: RFC 7946 section 11.2. Told once a file.
struct ExcessPrecision {
    /// A centimetre at the equator.
    static let most: UInt8 = 7

    private var first: Int?
    private var decimals: UInt8 = 0
    private var count = 0

    mutating func add(_ part: CheckedPart) {
        for position in part.positions where position.decimals > ExcessPrecision.most {
            if first == nil { (first, decimals) = (position.start, position.decimals) }
            count += 1
        }
    }

    var finding: Finding? {
        first.map { first in
            let positions = count == 1 ? "1 position" : "\(count) positions"
            return Finding(
                .excessPrecision, at: first,
                "\(decimals) decimals; 7 are a centimetre (\(positions) of this file have more than 7)")
        }
    }
}
