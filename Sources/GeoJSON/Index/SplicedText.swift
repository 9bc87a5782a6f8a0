import Glibc

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

    /// Applies the splices of an edit, each of which counts from the text as the ones before it left it. Many cost no
    /// more than one walk over the patches, in whichever direction of the text they go.
    mutating func apply(_ splices: [Splice]) {
        if let changes = TextChange.inOneText(splices, of: count) { return replace(changes) }
        for splice in splices { replace(TextChange.inOneText([splice], of: count) ?? []) }
    }

    /// Replaces ranges of the current text, given in its order. What becomes the source's own bytes again is no patch
    /// any more.
    private mutating func replace(_ changes: [TextChange]) {
        var result: [Patch] = []
        result.reserveCapacity(patches.count + changes.count)
        var (patch, change) = (0, 0)
        while patch < patches.count || change < changes.count {
            if change == changes.count
                || (patch < patches.count && patches[patch].end < changes[change].range.lowerBound)
            {
                result.append(patches[patch])
                patch += 1
                continue
            }
            // The patches and changes that touch become one patch.
            let (firstPatch, firstChange) = (patch, change)
            var start = changes[change].range.lowerBound
            if patch < patches.count { start = min(start, patches[patch].start) }
            var stop = changes[change].range.upperBound
            var isGrowing = true
            while isGrowing {
                isGrowing = false
                while patch < patches.count, patches[patch].start <= stop {
                    stop = max(stop, patches[patch].end)
                    patch += 1
                    isGrowing = true
                }
                while change < changes.count, changes[change].range.lowerBound <= stop {
                    stop = max(stop, changes[change].range.upperBound)
                    change += 1
                    isGrowing = true
                }
            }
            if let joined = joined(firstPatch..<patch, changes[firstChange..<change], start..<stop) {
                result.append(joined)
            }
        }
        patches = result
        count += changes.reduce(0) { $0 + $1.bytes.count - $1.range.count }
        restart()
    }

    /// The patch that takes the place of some patches once some changes are made in a range that holds both; nil where
    /// it would be the source's own bytes.
    private func joined(
        _ touched: Range<Int>, _ changes: ArraySlice<TextChange>, _ range: Range<Int>
    ) -> Patch? {
        var bytes: [UInt8] = []
        var position = range.lowerBound
        for change in changes {
            bytes += self.bytes(in: position..<change.range.lowerBound) + change.bytes
            position = change.range.upperBound
        }
        bytes += self.bytes(in: position..<range.upperBound)
        let startsInPatch = !touched.isEmpty && range.lowerBound == patches[touched.lowerBound].start
        let endsInPatch = !touched.isEmpty && range.upperBound == patches[touched.upperBound - 1].end
        let start =
            startsInPatch
            ? patches[touched.lowerBound].base.lowerBound
            : baseOffset(range.lowerBound, before: touched.lowerBound)
        let stop =
            endsInPatch
            ? patches[touched.upperBound - 1].base.upperBound
            : baseOffset(range.upperBound, before: touched.upperBound)
        let base = start..<max(start, stop)
        let isOriginal =
            bytes.count == base.count
            && bytes.withUnsafeBytes { new in
                let old = UnsafeRawBufferPointer(rebasing: source.bytes[base])
                guard let one = new.baseAddress, let other = old.baseAddress else { return true }
                return memcmp(one, other, new.count) == 0
            }
        return isOriginal ? nil : Patch(base: base, bytes: bytes)
    }

    private func baseOffset(_ position: Int, before index: Int) -> Int {
        index == 0 ? position : position - patches[index - 1].end + patches[index - 1].base.upperBound
    }

    /// Counts anew where the patches begin.
    private mutating func restart() {
        var shift = 0
        for index in patches.indices {
            patches[index].start = patches[index].base.lowerBound + shift
            shift = patches[index].end - patches[index].base.upperBound
        }
    }
}
