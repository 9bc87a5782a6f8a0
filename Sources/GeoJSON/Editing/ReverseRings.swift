import Geography

extension Document {
    /// Reverses rings: their positions change places, to the byte; what stands between them stays, and so does the
    /// first position with the closing ones.
    public func reverseRings(_ rings: [PathPlace]) -> Edit? {
        editPaths("reverse rings", rings) { path in
            let places = path.part.places
            let inner = 1..<max(1, places.count - path.closingRun)
            guard path.part.kind.isRing, path.isWhole, let first = inner.first, let last = inner.last,
                first < last
            else { return [] }
            var text: [UInt8] = []
            for index in inner {
                text += path.text(first + last - index)
                if index < last { text += path.gap(after: index) ?? [] }
            }
            return [path.splice(places[first].lowerBound..<places[last].upperBound, text)]
        }
    }
}
