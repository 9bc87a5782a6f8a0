/// The current text: the source with patches over it. Nothing is copied but what was edited; an edit costs what
/// there are patches, whatever the size of the file.
struct SplicedText: Sendable {
    struct Patch: Sendable {
        /// What of the source is replaced; may be empty.
        var base: Range<Int>
        var bytes: [UInt8]
        /// Where the replacement begins in the current text.
        var start: Int = 0

        var end: Int { start + bytes.count }
    }

    let source: Source
    private(set) var patches: [Patch] = []
    private(set) var count: Int

    init(source: Source) {
        self.source = source
        count = source.count
    }

    var isModified: Bool { !patches.isEmpty }

    /// Whether two texts over the same source are the same.
    func isSame(as other: SplicedText) -> Bool {
        count == other.count
            && patches.elementsEqual(other.patches) { $0.base == $1.base && $0.bytes == $1.bytes }
    }

    /// Where a byte of the source stands now. Behind an insertion at the same place, unless `beforeInsertion`.
    func currentOffset(ofBase offset: Int, beforeInsertion: Bool = false) -> Int {
        var low = 0
        var high = patches.count
        while low < high {
            let middle = (low + high) / 2
            let base = patches[middle].base
            let isBefore =
                beforeInsertion
                ? base.upperBound <= offset && !(base.isEmpty && base.lowerBound == offset)
                : base.upperBound <= offset
            if isBefore { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        return patches[low - 1].end + offset - patches[low - 1].base.upperBound
    }

    /// The bytes of a range of the current text.
    func bytes(in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        forEachChunk(in: range) { result.append(contentsOf: $0) }
        return result
    }

    /// Calls with the bytes of a range of the current text, piece by piece.
    func forEachChunk<Failure: Error>(
        in range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let range = range.clamped(to: 0..<count)
        var position = range.lowerBound
        var index = firstPatch(endingAfter: position)
        while position < range.upperBound {
            guard index < patches.count, patches[index].start < range.upperBound else {
                return try body(
                    sourceBytes(from: position, count: range.upperBound - position, before: index))
            }
            let patch = patches[index]
            if position < patch.start {
                try body(sourceBytes(from: position, count: patch.start - position, before: index))
                position = patch.start
            }
            let end = min(patch.end, range.upperBound)
            if position < end {
                let (low, high) = (position - patch.start, end - patch.start)
                let failure = patch.bytes.withUnsafeBytes { buffer -> Failure? in
                    do throws(Failure) {
                        try body(UnsafeRawBufferPointer(rebasing: buffer[low..<high]))
                        return nil
                    } catch { return error }
                }
                if let failure { throw failure }
                position = end
            }
            index += 1
        }
    }

    /// Source bytes that stand unpatched at a place of the current text, before the patch `index`.
    private func sourceBytes(from position: Int, count: Int, before index: Int) -> UnsafeRawBufferPointer {
        let offset =
            index == 0 ? position : position - patches[index - 1].end + patches[index - 1].base.upperBound
        let low = max(0, min(offset, source.count))
        return UnsafeRawBufferPointer(rebasing: source.bytes[low..<max(low, min(source.count, low + count))])
    }

    /// The first patch that ends behind a place of the current text.
    private func firstPatch(endingAfter position: Int) -> Int {
        var low = 0
        var high = patches.count
        while low < high {
            let middle = (low + high) / 2
            if patches[middle].end <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Replaces a range of the current text. What becomes the source's own bytes again is no patch any more.
    mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) {
        let range = range.clamped(to: 0..<count)
        // All patches that the range touches become one with it.
        var first = 0
        var end = patches.count
        while first < end, patches[first].end < range.lowerBound { first += 1 }
        end = first
        while end < patches.count, patches[end].start <= range.upperBound { end += 1 }
        let touched = first..<end
        let start = touched.isEmpty ? range.lowerBound : min(range.lowerBound, patches[first].start)
        let stop = touched.isEmpty ? range.upperBound : max(range.upperBound, patches[end - 1].end)
        let bytes =
            self.bytes(in: start..<range.lowerBound) + replacement + self.bytes(in: range.upperBound..<stop)
        let baseStart =
            touched.isEmpty || start < patches[first].start
            ? baseOffset(start, before: first) : patches[first].base.lowerBound
        let baseStop =
            touched.isEmpty || stop > patches[end - 1].end
            ? baseOffset(stop, before: end) : patches[end - 1].base.upperBound
        let base = baseStart..<max(baseStart, baseStop)
        let isOriginal = bytes.count == base.count && source.bytes[base].elementsEqual(bytes)
        patches.replaceSubrange(
            touched, with: isOriginal ? [] : [Patch(base: base, bytes: bytes, start: start)])
        count += replacement.count - range.count
        restart(from: first)
    }

    private func baseOffset(_ position: Int, before index: Int) -> Int {
        index == 0 ? position : position - patches[index - 1].end + patches[index - 1].base.upperBound
    }

    /// Counts anew where the patches from here on begin.
    private mutating func restart(from first: Int) {
        var shift = first == 0 ? 0 : patches[first - 1].end - patches[first - 1].base.upperBound
        for index in first..<max(first, patches.count) {
            patches[index].start = patches[index].base.lowerBound + shift
            shift = patches[index].end - patches[index].base.upperBound
        }
    }
}
