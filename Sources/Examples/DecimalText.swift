extension Double {
    /// The number with so many decimals, at most 15, as C's `%.*f` has it; what has no digits, as Swift writes it.
    func text(decimals places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        guard let steps = UInt64(exactly: (magnitude * scale).rounded()) else { return "\(self)" }
        let digits = String(steps)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (sign == .minus ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
