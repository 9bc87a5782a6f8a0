import Geography

/// Where things stand in the current text, and what stands there.
extension Document {
    /// The bytes of an array of features in the current text, brackets included.
    func range(ofList index: Int) -> Range<Int> {
        let start = text.currentOffset(ofBase: lists[index].array.lowerBound)
        return start..<max(start, text.currentOffset(ofBase: lists[index].array.upperBound))
    }

    /// The array of features that holds a feature; nil for one that is a JSON text of its own.
    func list(of feature: Int) -> Int? { listFeatures.firstIndex { $0.contains(feature) } }

    /// A feature's index in the source; nil where it was added since.
    func sourceIndex(of feature: Int) -> Int? {
        order.slot(at: feature).flatMap { $0 < records.count ? $0 : nil }
    }

    /// The exact geometry, read again from the bytes.
    public func geometry(of feature: Int) -> FeatureGeometry { reader(of: feature).geometry }

    func reader(of feature: Int) -> GeometryReader {
        withBytes(of: feature) { GeometryReader(featureBytes: $0, referenceSystem: referenceSystem) }
    }

    /// The feature's bytes as one piece; copied only when it was edited.
    func withBytes<Result>(of feature: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        if !isEdited(feature), let index = sourceIndex(of: feature) {
            return body(UnsafeRawBufferPointer(rebasing: source.bytes[records[index].range]))
        }
        return text.bytes(in: range(of: feature)).withUnsafeBytes(body)
    }

    /// Calls with the whole current text, piece by piece.
    public func forEachChunk<Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        try text.forEachChunk(in: 0..<text.count, body)
    }
}
