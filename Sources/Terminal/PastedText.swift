/// Text as it comes out of a bracketed paste.
enum PastedText {
    /// Terminals send a line's end as CR; other control characters have no business in a text.
    static func clean(_ bytes: some Sequence<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\r": result.append("\n")
            case "\n": if previous != "\r" { result.append(scalar) }
            case "\t": result.append(scalar)
            case _ where scalar.properties.generalCategory == .control: break
            default: result.append(scalar)
            }
            previous = scalar
        }
        return String(result)
    }
}
