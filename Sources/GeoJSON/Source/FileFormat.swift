/// What the ending of a file's name says of what stands in it.
public struct FileFormat: Hashable, Sendable {
    public enum Content: Sendable {
        /// One GeoJSON text, RFC 7946.
        case collection
        /// Features in a row, a line each: newline-delimited GeoJSON.
        case lines
        /// The same, each behind a record separator: RFC 8142. GDAL's GeoJSONSeq has the ending for it too.
        case records
    }

    public let content: Content
    /// Whether it is gzip'd.
    public let isPacked: Bool

    private static let endings: [(String, Content)] = [
        (".geojson", .collection), (".json", .collection), (".geojsonl", .lines), (".ndjson", .lines),
        (".jsonl", .lines), (".geojsons", .records),
    ]

    public init(_ content: Content, isPacked: Bool = false) {
        self.content = content
        self.isPacked = isPacked
    }

    /// Of a path like `a.geojson` or `A.NDJSON.GZ`; nil where the ending is another's, or is all of the name.
    public init?(path: String) {
        var name = TargetPath.name(of: path).lowercased()
        isPacked = name.hasSuffix(".gz")
        if isPacked { name.removeLast(3) }
        let found = FileFormat.endings.first { name.hasSuffix($0.0) && name.utf8.count > $0.0.utf8.count }
        guard let found else { return nil }
        content = found.1
    }

    /// Whether the features stand in a row, with no list around them.
    var isSequence: Bool { content != .collection }

    /// Whether such a file may hold nothing. Of gzip data there are always some bytes.
    func mayBeEmpty(isPacked: Bool) -> Bool { isSequence && isPacked == self.isPacked }
}
