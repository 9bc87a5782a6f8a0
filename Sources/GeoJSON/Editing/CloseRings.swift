import Geography

extension Document {
    /// Closes rings: a copy of the first position's text behind the last, spaced like the positions before it.
    public func closeRings(_ rings: [PathPlace]) -> Edit? {
        editPaths("close rings", rings) { path in
            guard path.part.kind.isRing, path.isWhole, path.closingRun == 0, let last = path.part.places.last,
                path.part.places.count > 2
            else { return [] }
            let gap = path.gap(after: path.part.places.count - 2) ?? [0x2C]
            return [path.splice(last.upperBound..<last.upperBound, Array(gap + path.text(0)))]
        }
    }
}
