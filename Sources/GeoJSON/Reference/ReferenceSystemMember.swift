import Geodesy

/// The value of a `crs` member, as the GeoJSON of 2008 has it (section 3). RFC 7946 took it out, but allows it
/// where all involved agreed on it.
enum ReferenceSystemMember {
    /// The system that a value names; nil for longitude and latitude, which `null` is taken for too.
    static func system(_ value: UnsafeRawBufferPointer) -> ReferenceSystem? {
        guard value.first != UInt8(ascii: "n") else { return nil }
        guard let (type, reference) = typeAndReference(value) else {
            return ReferenceSystem(name: "crs", problem: "the member says none")
        }
        let name = SafeExcerpt.text(reference)
        switch type {
        case "name": return ReferenceSystem(name: name)
        case "EPSG": return ReferenceSystem(name: "EPSG:\(name)")
        case "link": return ReferenceSystem(name: name, problem: "it is a link, and no link is followed")
        default: return ReferenceSystem(name: name, problem: "crs has an unknown type")
        }
    }

    /// The `type`, and what `properties` holds for it: a `name`, a link's `href`, or the `code` of an early draft.
    private static func typeAndReference(_ value: UnsafeRawBufferPointer) -> (String, String)? {
        var type: String?
        var properties: Int?
        var scanner = JSONScanner(value)
        guard scanner.cursor.byte == UInt8(ascii: "{") else { return nil }
        try? scanner.forEachMember { scanner, name, offset throws(ScanFailure) in
            if name == .type { type = scanner.typeName(at: offset) }
            if name == .properties { properties = offset }
            try scanner.skipValue()
        }
        guard let type, let properties else { return nil }
        var reference: String?
        scanner.cursor.position = properties
        guard scanner.cursor.byte == UInt8(ascii: "{") else { return nil }
        try? scanner.forEachNamedMember { scanner, name, offset throws(ScanFailure) in
            try scanner.skipValue()
            guard ["name", "href", "code"].contains(JSONString.text(scanner.bytes(name))) else { return }
            let token = scanner.bytes(offset..<scanner.cursor.position)
            reference =
                token.first == UInt8(ascii: "\"")
                ? JSONString.text(token) : String(decoding: token, as: UTF8.self)
        }
        return reference.map { (type, $0) }
    }
}
