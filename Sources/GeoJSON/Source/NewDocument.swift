import CZlib

extension Document {
    /// The document that a new file begins as: a collection without features, or no text where they stand in a row.
    /// What is added to a collection gets a line of its own.
    public static func new(_ format: FileFormat) throws(DocumentError) -> Document {
        let text = format.isSequence ? [] : Array(emptyCollection.utf8)
        let bytes = format.isPacked ? try packed(text) : text
        return try Document(source: Source(bytes: bytes), format: format)
    }

    private static let emptyCollection = """
        {
          "type": "FeatureCollection",
          "features": []
        }

        """

    /// A short text as gzip data.
    private static func packed(_ text: [UInt8]) throws(DocumentError) -> [UInt8] {
        guard let writer = plat_gzip_writer("") else { throw SourceMemory.noMemory }
        defer { plat_gzip_free(writer) }
        // Longer than any header and the text.
        var bytes = [UInt8](repeating: 0, count: 1024)
        let step = plat_gzip_write(writer, text, text.count, &bytes, bytes.count, 1)
        guard step.status == PLAT_GZIP_ENDED else { throw SourceMemory.noMemory }
        return Array(bytes.prefix(step.given))
    }
}
