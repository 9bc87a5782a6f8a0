import Glibc

/// Room for arrays that grow with a file. An array that cannot grow ends the program, so it is asked for before.
enum Memory {
    /// What is smaller is always there.
    private static let small = 1 << 16

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
            guard let probe = malloc(size + (1 << 20)) else { return false }
            free(probe)
        }
        array.reserveCapacity(capacity)
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
