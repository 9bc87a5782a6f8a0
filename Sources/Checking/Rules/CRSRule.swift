import GeoJSON

/// The `crs` member that RFC 7946 removed: section 4.
enum CRSRule {
    static func finding(_ value: Int, _ reader: JSONReader, isInDegrees: Bool) -> Finding {
        let name = name(value, reader)
        let rest =
            isInDegrees
            ? "take it out: all GeoJSON is in WGS 84"
            : "the coordinates are not judged as degrees; transform them to WGS 84"
        return Finding(
            .oldCRS, at: value,
            "RFC 7946 knows no crs (this one is \(name.map(Words.quoted) ?? "without a name")); \(rest)")
    }

    private static func name(_ value: Int, _ reader: JSONReader) -> String? {
        var reader = reader
        reader.offset = value
        var name: String?
        reader.forEachMember { reader, key in
            guard reader.text(key) == "properties" else { return }
            reader.forEachMember { reader, key in
                guard reader.text(key) == "name", reader.kind == .string else { return }
                name = reader.text(reader.skip())
            }
        }
        return name
    }
}
