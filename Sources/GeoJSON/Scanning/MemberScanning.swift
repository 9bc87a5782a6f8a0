import Geography

/// The member names that mean something in GeoJSON.
enum MemberName {
    case type, coordinates, geometries, geometry, properties, features, id, bbox, crs
    case other

    private static let names: [(StaticString, MemberName)] = [
        ("type", .type), ("coordinates", .coordinates), ("geometries", .geometries),
        ("geometry", .geometry), ("properties", .properties), ("features", .features), ("id", .id),
        ("bbox", .bbox), ("crs", .crs),
    ]

    /// The name in a string token, its quotes included; an escaped spelling counts.
    init(_ token: UnsafeRawBufferPointer) {
        if token.contains(0x5C) {
            let text = JSONString.text(token)
            self = MemberName.names.first { $0.0.description == text }?.1 ?? .other
            return
        }
        self = .other
        for (name, member) in MemberName.names where name.utf8CodeUnitCount + 2 == token.count {
            var index = 0
            while index < name.utf8CodeUnitCount, name.utf8Start[index] == token[index + 1] { index += 1 }
            if index == name.utf8CodeUnitCount {
                self = member
                return
            }
        }
    }
}

extension JSONScanner {
    /// The bytes of a range; empty where the range is not within the text.
    func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        guard range.lowerBound >= 0, range.upperBound <= cursor.count else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        return UnsafeRawBufferPointer(start: cursor.base + range.lowerBound, count: range.count)
    }

    /// Calls for each member of the object that begins here, with the cursor on its value, which the call must
    /// read whole. Told are the name and where the value begins.
    mutating func forEachMember(
        _ body: (inout JSONScanner, MemberName, Int) throws(ScanFailure) -> Void
    ) throws(ScanFailure) {
        try forEachNamedMember { scanner, token, value throws(ScanFailure) in
            try body(&scanner, MemberName(scanner.bytes(token)), value)
        }
    }

    /// The same, with the place of the name's token.
    mutating func forEachNamedMember(
        _ body: (inout JSONScanner, Range<Int>, Int) throws(ScanFailure) -> Void
    ) throws(ScanFailure) {
        try expect(0x7B, "expected an object")
        cursor.skipWhiteSpace()
        if cursor.byte == 0x7D { return cursor.advance() }
        while true {
            cursor.skipWhiteSpace()
            let start = cursor.position
            guard cursor.byte == 0x22 else { throw failure("expected a member name in double quotes") }
            try skipString()
            let name = start..<cursor.position
            cursor.skipWhiteSpace()
            try expect(0x3A, "expected : behind a member name")
            cursor.skipWhiteSpace()
            try body(&self, name, cursor.position)
            cursor.skipWhiteSpace()
            if cursor.byte == 0x2C {
                cursor.advance()
                continue
            }
            return try expect(0x7D, "expected , or } behind a member")
        }
    }

    /// The string token at a place, or nil when no string stands there.
    func stringToken(at offset: Int) -> Range<Int>? {
        var scanner = self
        scanner.cursor.position = offset
        guard scanner.cursor.byte == 0x22, (try? scanner.skipString()) != nil else { return nil }
        return offset..<scanner.cursor.position
    }

    /// The word that a `type` member at a place says.
    func typeName(at offset: Int) -> String? {
        stringToken(at: offset).map { JSONString.text(bytes($0)) }
    }

    func geometryKind(at offset: Int) -> GeometryKind? {
        typeName(at: offset).flatMap(GeometryKind.init(name:))
    }
}

extension GeometryKind {
    /// The kind of RFC 7946 section 1.4 that a `type` names.
    init?(name: String) {
        switch name {
        case "Point": self = .point
        case "MultiPoint": self = .multiPoint
        case "LineString": self = .lineString
        case "MultiLineString": self = .multiLineString
        case "Polygon": self = .polygon
        case "MultiPolygon": self = .multiPolygon
        case "GeometryCollection": self = .geometryCollection
        default: return nil
        }
    }

    /// The name that RFC 7946 gives it.
    public var name: String {
        switch self {
        case .none: "no geometry"
        case .point: "Point"
        case .multiPoint: "MultiPoint"
        case .lineString: "LineString"
        case .multiLineString: "MultiLineString"
        case .polygon: "Polygon"
        case .multiPolygon: "MultiPolygon"
        case .geometryCollection: "GeometryCollection"
        }
    }
}
