import Glibc

/// How a number is spelled in the file.
struct NumberToken {
    let text: String
    /// Digits behind the point once the exponent is counted in; never negative.
    let decimals: Int
    /// The exponent and its spelling (`E+02`), where there is one.
    private let exponent: (value: Int, text: Substring)?

    init(_ bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        let mark = text.firstIndex { $0 == "e" || $0 == "E" }
        let mantissa = text[..<(mark ?? text.endIndex)]
        let fraction =
            mantissa.firstIndex(of: ".").map { mantissa.distance(from: $0, to: mantissa.endIndex) - 1 } ?? 0
        // What is beyond an Int is as good as the largest one: neither is written again.
        let exponent = mark.map { mark in
            (value: Int(text[text.index(after: mark)...].drop { $0 == "+" }) ?? .max, text: text[mark...])
        }
        let shift = max(-100, min(100, exponent?.value ?? 0))
        decimals = max(0, min(NumberToken.mostDecimals, fraction - shift))
        self.exponent = exponent
        self.text = text
    }

    /// More decimals than this are not written: a double has no more to say.
    static let mostDecimals = 40

    /// Whether a value far from the exponent would not become a row of zeros with it.
    private static func suits(_ exponent: Int, _ value: Double) -> Bool {
        guard exponent.magnitude <= 100, value != 0 else { return exponent.magnitude <= 100 }
        return abs(log10(abs(value)) - Double(exponent)) <= 4
    }

    /// A new value in this token's spelling: with an exponent only where there was one.
    func spelling(of value: Double, decimals: Int) -> String {
        guard let exponent, NumberToken.suits(exponent.value, value) else {
            return NumberToken.fixed(value, decimals)
        }
        let shifted = NumberToken.fixed(value, decimals).movingPoint(by: -exponent.value)
        return shifted + exponent.text
    }

    /// The value with exactly so many decimals, by printf(3): correctly rounded. `-0` loses its sign.
    static func fixed(_ value: Double, _ decimals: Int) -> String {
        let wanted = max(0, min(mostDecimals, decimals))
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer -> String in
            let length = withVaList([Int32(wanted), value]) {
                vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)
            }
            guard length > 0, Int(length) < buffer.count else { return "0" }
            return String(
                decoding: buffer[..<Int(length)].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return text.hasPrefix("-") && text.allSatisfy({ "-0.".contains($0) })
            ? String(text.dropFirst()) : text
    }
}

extension String {
    /// A plain decimal number times a power of ten, by moving its point.
    func movingPoint(by places: Int) -> String {
        let isNegative = hasPrefix("-")
        let digits = isNegative ? dropFirst() : self[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        var integer = String(parts.first ?? "0")
        var fraction = parts.count > 1 ? String(parts[1]) : ""
        if places > 0 {
            fraction += String(repeating: "0", count: max(0, places - fraction.count))
            integer += fraction.prefix(places)
            fraction = String(fraction.dropFirst(places))
        } else if places < 0 {
            integer = String(repeating: "0", count: max(0, -places - integer.count)) + integer
            fraction = integer.suffix(-places) + fraction
            integer = String(integer.dropLast(-places))
        }
        let trimmed = integer.drop { $0 == "0" }
        let whole = trimmed.isEmpty ? "0" : String(trimmed)
        return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }
}
