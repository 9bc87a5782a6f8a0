import Glibc

/// Bytes that are filled once and only read after, followed by zeros that are not counted: a scanner may look one
/// word ahead, and stops by itself.
final class SourceMemory: @unchecked Sendable {
    // Unchecked: it is filled before it is shared.
    private(set) var start: UnsafeMutableRawPointer
    /// How many bytes there are.
    private(set) var count = 0
    /// How many there is room for.
    private(set) var capacity: Int

    private static let padding = 64
    private static let hugePage = 2 << 20

    init(capacity: Int) throws(DocumentError) {
        // Aligned so that the kernel can put huge pages under it: a third of the time of reading.
        let size = capacity + SourceMemory.padding
        let isLarge = size >= 2 * SourceMemory.hugePage
        guard let memory = aligned_alloc(isLarge ? SourceMemory.hugePage : 64, size) else {
            throw SourceMemory.noMemory
        }
        start = memory
        self.capacity = capacity
        if isLarge { adviseHugePages() }
    }

    /// What is not aligned to them at either end stays in small ones.
    private func adviseHugePages() {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let first = (Int(bitPattern: start) + page - 1) / page * page
        let end = Int(bitPattern: start) + capacity
        guard let address = UnsafeMutableRawPointer(bitPattern: first), end > first else { return }
        madvise(address, end - first, 14 /* MADV_HUGEPAGE */)
    }

    deinit { free(start) }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    /// What is not filled yet.
    var room: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: start + count, count: capacity - count)
    }

    /// That many bytes of `room` are filled.
    func fill(_ count: Int) { self.count += max(0, min(count, capacity - self.count)) }

    /// Makes room for more than now.
    func grow(to capacity: Int) throws(DocumentError) {
        guard capacity > self.capacity else { return }
        guard let larger = realloc(start, capacity + SourceMemory.padding) else {
            throw SourceMemory.noMemory
        }
        start = larger
        self.capacity = capacity
        if capacity >= 2 * SourceMemory.hugePage { adviseHugePages() }
    }

    /// No more bytes come.
    func finish() { memset(start + count, 0, SourceMemory.padding) }

    static let noMemory = DocumentError(reason: "there is not enough memory to read it")
}
