import Glibc

extension Double {
    /// The number with so many decimals, as C's `%.*f` has it.
    func text(decimals places: Int) -> String {
        let scale = pow(10, Double(places))
        let steps = Int64((abs(self) * scale).rounded())
        let digits = String(steps)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (self < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
