/// A name without case, accents and apostrophes, with one blank for each run of hyphens and blanks: what two
/// spellings of it have in common. The letters are those of Latin script; all others stay what they are, in lower case.
struct PlainName: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ name: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for scalar in name.unicodeScalars { PlainName.append(scalar, to: &bytes) }
        if bytes.last == PlainName.blank { bytes.removeLast() }
        self.bytes = bytes
    }

    var isEmpty: Bool { bytes.isEmpty }

    func begins(with other: PlainName) -> Bool { bytes.starts(with: other.bytes) }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar.value {
        case 0x41...0x5A: bytes.append(UInt8(scalar.value) | 0x20)
        case 0x30...0x39, 0x61...0x7A: bytes.append(UInt8(scalar.value))
        case 0x20, 0x2D, 0xA0, 0x2010...0x2015:
            if let last = bytes.last, last != blank { bytes.append(blank) }
        // Other ASCII: apostrophes, full stops, parentheses.
        case ..<0x80: break
        // Apostrophes and accents that stand alone, or combine with the letter before.
        case 0xB4, 0x2018, 0x2019, 0x02B0...0x02FF, 0x0300...0x036F: break
        default: bytes += letters[scalar] ?? Array(scalar.properties.lowercaseMapping.utf8)
        }
    }

    private static let blank = UInt8(ascii: " ")

    private static let letters: [Unicode.Scalar: [UInt8]] = {
        var letters: [Unicode.Scalar: [UInt8]] = [:]
        for (plain, accented) in table {
            for scalar in accented.unicodeScalars {
                letters[scalar] = Array(plain.utf8)
                let upper = scalar.properties.uppercaseMapping.unicodeScalars
                if upper.count == 1, let upper = upper.first { letters[upper] = Array(plain.utf8) }
            }
        }
        return letters
    }()

    /// The small letters of Unicode's Latin blocks that are decomposed to a letter of ASCII, and those that are
    /// written with one or two of them.
    private static let table: [(String, String)] = [
        ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
        ("ae", "æǽ"),
        ("b", "ɓḃḅḇ"),
        ("c", "çćĉċčḉ"),
        ("d", "ðďđɗḋḍḏḑḓ"),
        ("e", "èéêëēĕėęěȅȇȩəɛḕḗḙḛḝẹẻẽếềểễệ"),
        ("f", "ḟ"),
        ("g", "ĝğġģǥǧǵḡ"),
        ("h", "ĥħȟḣḥḧḩḫẖ"),
        ("i", "ìíîïĩīĭįıǐȉȋɨḭḯỉị"),
        ("j", "ĵǰ"),
        ("k", "ķƙǩḱḳḵ"),
        ("l", "ĺļľłḷḹḻḽ"),
        ("m", "ḿṁṃ"),
        ("n", "ñńņňŋǹṅṇṉṋ"),
        ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱɔṍṏṑṓọỏốồổỗộớờởỡợ"),
        ("oe", "œ"),
        ("p", "ṕṗ"),
        ("r", "ŕŗřȑȓṙṛṝṟ"),
        ("s", "śŝşšșṡṣṥṧṩ"),
        ("ss", "ß"),
        ("t", "ţťŧțṫṭṯṱẗ"),
        ("th", "þ"),
        ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
        ("v", "ṽṿ"),
        ("w", "ŵẁẃẅẇẉẘ"),
        ("x", "ẋẍ"),
        ("y", "ýÿŷƴȳẏẙỳỵỷỹ"),
        ("z", "źżžẑẓẕ"),
    ]
}
