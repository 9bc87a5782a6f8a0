extension Document {
    /// The features that a query means, in the order of the file. `progress` is told now and then what of the file is
    /// done, 0...1; false stops the search, and nil is returned.
    public func features(
        matching query: FeatureQuery, progress: ((Double) -> Bool)? = nil
    ) -> [Int]? {
        var matcher = FeatureMatcher(query)
        var found: [Int] = []
        var (done, told) = (0, 0)
        for feature in 0..<featureCount {
            let count = search(feature) { bytes, start in
                if matcher.matches(bytes, propertiesAt: start) { found.append(feature) }
            }
            done += count
            guard let progress, done - told >= LoadProgress.stride else { continue }
            told = done
            if !progress(Double(done) / Double(max(1, byteCount))) { return nil }
        }
        return found
    }

    /// Calls with the bytes of a feature and where the value of its `properties` begins in them, 0 where it has none.
    /// Returns how many bytes these are.
    private func search(_ feature: Int, _ body: (UnsafeRawBufferPointer, Int) -> Void) -> Int {
        if let index = sourceIndex(of: feature), !isEdited(feature) {
            let record = records[index]
            body(UnsafeRawBufferPointer(rebasing: source.bytes[record.range]), Int(record.properties))
            return record.range.count
        }
        return withBytes(of: feature) { bytes in
            body(bytes, Document.members(bytes)?.properties ?? 0)
            return bytes.count
        }
    }
}
