import Geography

/// Reads geometries: strict about JSON, lenient about GeoJSON. What is malformed is skipped and noted.
extension JSONScanner {
    /// The deepest nesting of collections that is looked into; deeper ones are kept and not shown.
    private static let deepestCollection = 64

    struct GeometryMembers {
        var kind: GeometryKind?
        var coordinates: Int?
        var geometries: Int?
        var typeOffset: Int?
        /// What went into the sink as it came: the value at this offset, read as this kind.
        var read: (kind: GeometryKind, offset: Int)?

        /// The value that holds the geometry.
        var content: Int? { kind == .geometryCollection ? geometries : coordinates }
        /// Whether what was read is what counts, now that all members are known.
        var isReadRight: Bool { read.map { $0.kind == kind && $0.offset == content } ?? false }
    }

    /// Reads the geometry object or null that begins here. Members may come in any order, and of duplicates
    /// the last counts: what is read before all are seen is taken back when it turns out wrong.
    mutating func scanGeometry<Sink: CoordinateSink>(
        into sink: inout Sink, depth: Int = 0
    ) throws(ScanFailure) -> GeometryKind {
        try skipSpace()
        let start = cursor.position
        guard cursor.byte == 0x7B else {
            if cursor.byte != 0x6E { sink.note("the geometry is no object", at: start) }
            try skipValue()
            return .none
        }
        let mark = sink.mark
        var members = GeometryMembers()
        try forEachMember { scanner, name, value throws(ScanFailure) in
            try scanner.take(name, at: value, &members, into: &sink, depth: depth)
        }
        if members.isReadRight, let kind = members.kind { return kind }
        sink.rollBack(to: mark)
        let end = cursor.position
        defer { cursor.position = end }
        return try scan(members, at: start, into: &sink, depth: depth)
    }

    /// Takes one member of a geometry: its content at once where the type is known, which saves a large file a
    /// second reading; else it is skipped, and only its place kept.
    mutating func take<Sink: CoordinateSink>(
        _ name: MemberName, at value: Int, _ members: inout GeometryMembers, into sink: inout Sink, depth: Int
    ) throws(ScanFailure) {
        switch name {
        case .type:
            members.typeOffset = value
            members.kind = try scanGeometryKind()
            return
        case .coordinates:
            members.coordinates = value
            if let kind = members.kind, kind != .geometryCollection, members.read == nil {
                members.read = (kind, value)
                return try scanCoordinates(of: kind, into: &sink)
            }
        case .geometries:
            members.geometries = value
            if members.kind == .geometryCollection, members.read == nil, depth < JSONScanner.deepestCollection
            {
                members.read = (.geometryCollection, value)
                return try scanGeometries(into: &sink, depth: depth)
            }
        case .bbox: sink.boundingBox(at: value)
        default: break
        }
        try skipValue()
    }

    /// Reads the coordinates of a geometry whose members are known; their JSON has been checked.
    mutating func scan(
        _ members: GeometryMembers, at start: Int, into sink: inout some CoordinateSink, depth: Int
    ) throws(ScanFailure) -> GeometryKind {
        guard let kind = members.kind else {
            sink.note("the geometry has no known type", at: members.typeOffset ?? start)
            return .none
        }
        if kind == .geometryCollection {
            guard let geometries = members.geometries else {
                sink.note("the collection has no geometries", at: start)
                return kind
            }
            guard depth < JSONScanner.deepestCollection else {
                sink.note("collections nested this deep are not shown", at: start)
                return kind
            }
            cursor.position = geometries
            try scanGeometries(into: &sink, depth: depth)
            return kind
        }
        guard let coordinates = members.coordinates else {
            sink.note("the geometry has no coordinates", at: start)
            return kind
        }
        cursor.position = coordinates
        try scanCoordinates(of: kind, into: &sink)
        return kind
    }

    private mutating func scanGeometries<Sink: CoordinateSink>(
        into sink: inout Sink, depth: Int
    ) throws(ScanFailure) {
        try forEachElement(orNote: "geometries is no array", orEmpty: "the collection is empty", into: &sink)
        {
            scanner, sink, index throws(ScanFailure) in
            sink.enter(index)
            _ = try scanner.scanGeometry(into: &sink, depth: depth + 1)
            sink.leave()
        }
    }

    /// Reads the `coordinates` value that begins here.
    mutating func scanCoordinates(
        of kind: GeometryKind, into sink: inout some CoordinateSink
    ) throws(ScanFailure) {
        switch kind {
        case .point:
            sink.beginPart(.points)
            try skipSpace()
            try scanPosition(into: &sink)
            sink.endPart(at: cursor.position)
        case .multiPoint: try scanPositions(.points, into: &sink)
        case .lineString: try scanPositions(.line, into: &sink)
        case .multiLineString:
            try forEachElement(orNote: "coordinates is no array", into: &sink) {
                scanner, sink, index throws(ScanFailure) in
                sink.enter(index)
                try scanner.scanPositions(.line, into: &sink)
                sink.leave()
            }
        case .polygon: try scanRings(into: &sink)
        case .multiPolygon:
            try forEachElement(orNote: "coordinates is no array", into: &sink) {
                scanner, sink, index throws(ScanFailure) in
                sink.enter(index)
                try scanner.scanRings(into: &sink)
                sink.leave()
            }
        case .none, .geometryCollection: try skipValue()
        }
    }

    private mutating func scanRings(into sink: inout some CoordinateSink) throws(ScanFailure) {
        try forEachElement(orNote: "a polygon's coordinates are no array", into: &sink) {
            scanner, sink, index throws(ScanFailure) in
            sink.enter(index)
            try scanner.scanPositions(index == 0 ? .exteriorRing : .interiorRing, into: &sink)
            sink.leave()
        }
    }

    /// An array of positions: the loop in which a large file is read.
    private mutating func scanPositions(
        _ kind: PartKind, into sink: inout some CoordinateSink
    ) throws(ScanFailure) {
        try skipSpace()
        sink.beginPart(kind)
        guard cursor.byte == 0x5B else {
            sink.note("positions are no array", at: cursor.position)
            try skipValue()
            return sink.endPart(at: cursor.position)
        }
        cursor.advance()
        try skipSpace()
        if cursor.byte == 0x5D {
            cursor.advance()
            return sink.endPart(at: cursor.position)
        }
        while true {
            try skipSpace()
            try tellProgress()
            if !sink.takePlainPositions(&cursor, before: milestone) { try scanPosition(into: &sink) }
            try skipSpace()
            if cursor.byte == 0x2C {
                cursor.advance()
                continue
            }
            try expect(0x5D, "expected , or ] behind a position")
            return sink.endPart(at: cursor.position)
        }
    }

    /// Reads the position that begins here, or skips what stands in its place.
    @inline(__always)
    mutating func scanPosition(into sink: inout some CoordinateSink) throws(ScanFailure) {
        let start = cursor.position
        guard cursor.byte == 0x5B else { return try skipMalformed(from: start, into: &sink) }
        cursor.advance()
        try skipSpace()
        guard isNumberStart(cursor.byte) else { return try skipMalformed(from: start, into: &sink) }
        let longitude = try parseNumber()
        try skipSpace()
        guard cursor.byte == 0x2C else { return try skipMalformed(from: start, into: &sink) }
        cursor.advance()
        try skipSpace()
        guard isNumberStart(cursor.byte) else { return try skipMalformed(from: start, into: &sink) }
        let latitude = try parseNumber()
        try skipSpace()
        while cursor.byte == 0x2C {
            cursor.advance()
            try skipValue()
            try skipSpace()
        }
        try expect(0x5D, "expected , or ] in a position")
        let coordinate = Coordinate(longitude, latitude)
        guard coordinate.isFinite else {
            return sink.note("the position is too large for a number", at: start)
        }
        sink.position(coordinate, at: start..<cursor.position)
    }

    @inline(__always)
    private func isNumberStart(_ byte: UInt8) -> Bool { byte == 0x2D || byte &- 0x30 < 10 }

    private mutating func skipMalformed(
        from start: Int, into sink: inout some CoordinateSink
    ) throws(ScanFailure) {
        cursor.position = start
        try skipValue()
        // An empty position is an empty geometry, which RFC 7946 section 3.1 allows.
        let isEmpty = cursor.position - start == 2
        sink.note(
            isEmpty ? "the coordinates are empty" : "a position needs two numbers, longitude and latitude",
            at: start)
    }

    /// Calls for each element of the array that begins here; the call must read the element whole.
    mutating func forEachElement<Sink: CoordinateSink>(
        orNote message: String, orEmpty emptyMessage: String = "the coordinates are empty",
        into sink: inout Sink,
        _ body: (inout JSONScanner, inout Sink, Int) throws(ScanFailure) -> Void
    ) throws(ScanFailure) {
        try skipSpace()
        guard cursor.byte == 0x5B else {
            sink.note(message, at: cursor.position)
            return try skipValue()
        }
        cursor.advance()
        try skipSpace()
        if cursor.byte == 0x5D {
            sink.note(emptyMessage, at: cursor.position)
            return cursor.advance()
        }
        var index = 0
        while true {
            try body(&self, &sink, index)
            index += 1
            try skipSpace()
            if cursor.byte == 0x2C {
                cursor.advance()
                continue
            }
            return try expect(0x5D, "expected , or ] behind a value")
        }
    }
}
