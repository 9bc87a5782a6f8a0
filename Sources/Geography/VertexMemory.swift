import Glibc

/// Memory for vertices: a few are allocated, those of a large file lie in a range of addresses that is reserved at
/// once, of which the kernel gives what is touched, in huge pages. It is given back when the last user goes.
final class VertexMemory: @unchecked Sendable {
    // Unchecked: each part of it is filled by one thread before it is shared, and only read after.

    private(set) var start: UnsafeMutablePointer<PackedWorld>
    /// How many vertices there is room for.
    private(set) var capacity: Int
    private let isMapped: Bool

    private static let stride = MemoryLayout<PackedWorld>.stride
    private static let hugePage = 2 << 20

    /// Room for a few; it can grow.
    init() {
        start = UnsafeMutablePointer.allocate(capacity: 0)
        capacity = 0
        isMapped = false
    }

    /// A copy of vertices.
    static func copy(of vertices: ContiguousArray<PackedWorld>) -> VertexMemory {
        vertices.withUnsafeBufferPointer { VertexMemory($0) }
    }

    init(_ vertices: UnsafeBufferPointer<PackedWorld>) {
        start = UnsafeMutablePointer.allocate(capacity: vertices.count)
        capacity = vertices.count
        isMapped = false
        if let base = vertices.baseAddress { start.initialize(from: base, count: vertices.count) }
    }

    /// Reserves room for at most so many, none of which takes memory yet: mmap(2) with MAP_NORESERVE. nil where
    /// there are no addresses left.
    init?(reserving count: Int) {
        let (size, isTooLarge) = max(1, count).multipliedReportingOverflow(by: VertexMemory.stride)
        guard !isTooLarge else { return nil }
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | Int32(MAP_NORESERVE)
        guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED else {
            return nil
        }
        if size >= VertexMemory.hugePage { madvise(memory, size, 14 /* MADV_HUGEPAGE */) }
        start = memory.bindMemory(to: PackedWorld.self, capacity: max(1, count))
        capacity = max(1, count)
        isMapped = true
    }

    deinit {
        if isMapped {
            munmap(start, capacity * VertexMemory.stride)
        } else {
            start.deallocate()
        }
    }

    /// Makes room for more; what is reserved does not grow.
    func grow(keeping count: Int) {
        guard !isMapped else { return }
        let larger = UnsafeMutablePointer<PackedWorld>.allocate(capacity: max(16, 2 * capacity))
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
        capacity = max(16, 2 * capacity)
    }

    var canGrow: Bool { !isMapped }

    /// Gives back what is held of the vertices before one, which nobody reads any more.
    func forget(before end: Int) {
        guard isMapped else { return }
        let size = end * VertexMemory.stride / VertexMemory.hugePage * VertexMemory.hugePage
        if size > 0 { madvise(start, size, Int32(MADV_DONTNEED)) }
    }

    /// Gives back what lies behind so many vertices.
    func trim(to count: Int) {
        guard isMapped else { return }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let used = (max(1, count) * VertexMemory.stride + page - 1) / page * page
        let size = (capacity * VertexMemory.stride + page - 1) / page * page
        guard used < size else { return }
        munmap(UnsafeMutableRawPointer(start) + used, size - used)
        capacity = used / VertexMemory.stride
    }
}
