import Glibc

/// Room for what grows with a file. An array that cannot grow ends the program, so it is asked for before.
enum Memory {
    /// What is smaller is always there.
    private static let small = 1 << 16

    /// Half of the machine's memory, in bytes: the index of a text can need as much as the text. A pipe may have no
    /// end, and a few bytes of gzip data can claim far more.
    static let half: Int = {
        let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
        return pages > 0 && size > 0 ? pages / 2 * size : 1 << 30
    }()

    /// Makes room for more elements; false where there is not enough memory.
    @inline(__always)
    static func allows<Element>(_ array: inout ContiguousArray<Element>, more: Int) -> Bool {
        array.count + more <= array.capacity || grow(&array, more: more)
    }

    @inline(never)
    private static func grow<Element>(_ array: inout ContiguousArray<Element>, more: Int) -> Bool {
        let capacity = max(array.count + more, 2 * array.capacity)
        let size = capacity * MemoryLayout<Element>.stride
        if size > small {
            // Some is left for what is asked for beside it.
            guard isThere(size + (1 << 20)) else { return false }
        }
        array.reserveCapacity(capacity)
        return true
    }

    /// Not by malloc(3), which may end the program where it finds none.
    private static func isThere(_ size: Int) -> Bool {
        guard let probe = aligned_alloc(MemoryLayout<Int>.alignment, size) else { return false }
        free(probe)
        return true
    }
}

extension UInt32 {
    /// The sum, or the largest number.
    func addingClamped(_ other: UInt32) -> UInt32 {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }
}
