import Geography

extension JSONScanner {
    /// Reads the feature, or the geometry in its place, that begins here.
    mutating func scanFeature<Sink: CoordinateSink>(into sink: inout Sink) throws(ScanFailure) -> GeometryKind
    {
        let start = cursor.position
        guard cursor.byte == 0x7B else {
            try skipValue()
            sink.note("the feature is no object", at: start)
            return .none
        }
        let mark = sink.mark
        var bare = GeometryMembers()
        var geometry: Int?
        var read: (kind: GeometryKind, offset: Int)?
        try forEachMember { scanner, name, value throws(ScanFailure) in
            guard name == .geometry else {
                if name == .properties { sink.foundProperties(at: value - start) }
                return try scanner.take(name, at: value, &bare, into: &sink, depth: 0)
            }
            geometry = value
            if read != nil || bare.read != nil { return try scanner.skipValue() }
            read = (try scanner.scanGeometry(into: &sink), value)
        }
        // A geometry may hold a foreign member `geometry`: its type goes first.
        if let kind = bare.kind, bare.isReadRight, read == nil { return kind }
        if bare.kind == nil, bare.read == nil, let read, read.offset == geometry { return read.kind }
        sink.rollBack(to: mark)
        let end = cursor.position
        defer { cursor.position = end }
        if bare.kind != nil { return try scan(bare, at: start, into: &sink, depth: 0) }
        if let geometry {
            cursor.position = geometry
            return try scanGeometry(into: &sink)
        }
        sink.note("the feature has no geometry", at: start)
        return .none
    }

    struct FeatureMembers {
        var geometry: Int?
        var properties: Int?
        var id: Int?
    }

    /// Where the members of the feature that begins here have their values; of duplicates the last counts.
    mutating func featureMembers() throws(ScanFailure) -> FeatureMembers {
        var members = FeatureMembers()
        try forEachMember { scanner, name, value throws(ScanFailure) in
            switch name {
            case .geometry: members.geometry = value
            case .properties: members.properties = value
            case .id: members.id = value
            default: break
            }
            try scanner.skipValue()
        }
        return members
    }
}
