import Geography

/// The objects that stand in a row in a file, which are most often one.
extension DocumentScanner {
    /// One root object. Its features are read as they come; should its type turn out to be another, they are
    /// dropped.
    mutating func scanRoot() throws(ScanFailure) {
        rootCount += 1
        let start = scanner.cursor.position
        guard scanner.cursor.byte == 0x7B else {
            try scanner.skipValue()
            throw ScanFailure(offset: start, reason: "not GeoJSON: the file holds no object")
        }
        let mark = builder.mark
        let members = try rootMembers(after: mark)
        referenceSystems.endRoot(crsAt: members.crs)
        let end = scanner.cursor.position
        guard let typeOffset = members.type, let type = scanner.typeName(at: typeOffset) else {
            throw ScanFailure(offset: start, reason: "not GeoJSON: the object has no type")
        }
        if type == "FeatureCollection" {
            guard let list = members.list else {
                return builder.note("the collection has no features", at: start)
            }
            let features = mark.records..<builder.records.count
            if !list.isEmpty {
                builder.append(FeatureList(features: features, array: list, box: members.box))
            }
            return
        }
        guard type == "Feature" || GeometryKind(name: type) != nil else {
            throw ScanFailure(
                offset: typeOffset, reason: "not GeoJSON: '\(SafeExcerpt.text(type))' is no type of RFC 7946")
        }
        builder.rollBack(to: mark)
        scanner.cursor.position = start
        try scanFeature()
        scanner.cursor.position = end
    }

    private mutating func take(crs value: UnsafeRawBufferPointer) {
        guard !referenceSystems.isComplete else { return }
        referenceSystems.read(value)
        builder.assume(referenceSystems.latest)
    }

    /// Where the values of a root's members stand.
    private struct RootMembers {
        var type: Int?
        var crs: Int?
        var box: Range<Int>?
        /// The array of features; empty where `features` is no array.
        var list: Range<Int>?
    }

    /// Reads the members of the root that begins here. Of several `features` the last counts: what was told since the
    /// mark is dropped.
    private mutating func rootMembers(after mark: IndexBuilder.Mark) throws(ScanFailure) -> RootMembers {
        var members = RootMembers()
        try forEachRootMember { this, name, value throws(ScanFailure) in
            switch name {
            case .features:
                this.builder.rollBack(to: mark)
                let isArray = try this.scanFeatures()
                members.list = value..<(isArray ? this.scanner.cursor.position : value)
                return
            case .type: members.type = value
            case .crs: members.crs = value
            default: break
            }
            try this.scanner.skipValue()
            let range = value..<this.scanner.cursor.position
            if name == .bbox { members.box = range }
            if name == .crs { this.take(crs: this.scanner.bytes(range)) }
        }
        return members
    }

    private mutating func forEachRootMember(
        _ body: (inout DocumentScanner, MemberName, Int) throws(ScanFailure) -> Void
    ) throws(ScanFailure) {
        try scanner.expect(0x7B, "expected an object")
        try scanner.skipSpace()
        if scanner.cursor.byte == 0x7D { return scanner.cursor.advance() }
        while true {
            try scanner.skipSpace()
            let start = scanner.cursor.position
            try scanner.skipName()
            var nameEnd = scanner.cursor.position - 1
            while nameEnd > start, scanner.cursor[nameEnd - 1] != 0x22 { nameEnd -= 1 }
            try scanner.skipSpace()
            try body(&self, MemberName(scanner.bytes(start..<nameEnd)), scanner.cursor.position)
            try scanner.skipSpace()
            if scanner.cursor.byte == 0x2C {
                scanner.cursor.advance()
                continue
            }
            return try scanner.expect(0x7D, "expected , or } behind a member")
        }
    }
}
