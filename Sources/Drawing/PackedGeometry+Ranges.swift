import Geography

extension PackedGeometry {
    /// Those of the parts that there are.
    @inline(__always)
    func parts(_ range: Range<UInt32>) -> Range<Int> {
        (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<partCount)
    }

    /// Those of the vertices that there are.
    @inline(__always)
    func vertices(_ range: Range<UInt32>) -> Range<Int> {
        (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<vertices.count)
    }

    /// Those of a part's vertices that there are.
    @inline(__always)
    func vertices(ofPart part: Int) -> Range<Int> {
        let start = min(Int(partStarts[part]), vertices.count)
        return start..<max(start, min(Int(partStarts[part + 1]), vertices.count))
    }
}
