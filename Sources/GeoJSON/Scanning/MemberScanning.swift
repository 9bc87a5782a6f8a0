import Geography

/// The member names that mean something in GeoJSON.
enum MemberName {
    case type, coordinates, geometries, geometry, properties, features, id, bbox, crs
    case other

    /// The name in a string token, its quotes included; an escaped spelling counts.
    @inline(__always)
    init(_ token: UnsafeRawBufferPointer) {
        if let name = NameWords(token), let member = MemberName(name, count: token.count - 2) {
            self = member
        } else {
            self = MemberName.escaped(token)
        }
    }

    @inline(__always)
    private init?(_ name: NameWords, count: Int) {
        switch count {
        case 2 where name.says("id"): self = .id
        case 3 where name.says("crs"): self = .crs
        case 4 where name.says("type"): self = .type
        case 4 where name.says("bbox"): self = .bbox
        case 8 where name.says("geometry"): self = .geometry
        case 8 where name.says("features"): self = .features
        case 10 where name.says("properties"): self = .properties
        case 10 where name.says("geometries"): self = .geometries
        case 11 where name.says("coordinates"): self = .coordinates
        default: return nil
        }
    }

    @inline(never)
    private static func escaped(_ token: UnsafeRawBufferPointer) -> MemberName {
        guard token.contains(0x5C) else { return .other }
        let name = Array(JSONString.text(token).utf8)
        guard name.count <= NameWords.longest else { return .other }
        return (Array("\"".utf8) + name + Array("\"".utf8)).withUnsafeBytes { plain in
            NameWords(plain).flatMap { MemberName($0, count: name.count) } ?? .other
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
        try skipSpace()
        if cursor.byte == 0x7D { return cursor.advance() }
        while true {
            try skipSpace()
            let start = cursor.position
            guard cursor.byte == 0x22 else { throw failure("expected a member name in double quotes") }
            try skipString()
            let name = start..<cursor.position
            try skipSpace()
            try expect(0x3A, "expected : behind a member name")
            try skipSpace()
            try body(&self, name, cursor.position)
            try skipSpace()
            if cursor.byte == 0x2C {
                cursor.advance()
                continue
            }
            return try expect(0x7D, "expected , or } behind a member")
        }
    }

    /// The word that a `type` member at a place says; nil when no string stands there.
    func typeName(at offset: Int) -> String? {
        var scanner = self
        scanner.cursor.position = offset
        guard scanner.cursor.byte == 0x22, (try? scanner.skipString()) != nil else { return nil }
        return JSONString.text(bytes(offset..<scanner.cursor.position))
    }

    /// Reads the value of a `type` member; nil where it is no kind of geometry.
    mutating func scanGeometryKind() throws(ScanFailure) -> GeometryKind? {
        let start = cursor.position
        guard cursor.byte == 0x22 else {
            try skipValue()
            return nil
        }
        try skipString()
        return GeometryKind(token: bytes(start..<cursor.position))
    }
}

extension GeometryKind {
    /// The kind that a string token says, its quotes included.
    init?(token: UnsafeRawBufferPointer) {
        guard let name = NameWords(token) else {
            self.init(name: JSONString.text(token))
            return
        }
        switch token.count - 2 {
        case 5 where name.says("Point"): self = .point
        case 7 where name.says("Polygon"): self = .polygon
        case 7 where name.says("Feature"): return nil
        case 10 where name.says("LineString"): self = .lineString
        case 12 where name.says("MultiPolygon"): self = .multiPolygon
        default: self.init(name: JSONString.text(token))
        }
    }

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
