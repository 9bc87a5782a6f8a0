/// Which of the containers that are open are objects: a bit a level, in one word for the first 64 of them.
struct NestingStack {
    private(set) var count = 0
    private var word: UInt64 = 0
    private var deeper: ContiguousArray<UInt64> = []

    /// Whether the innermost is an object.
    @inline(__always)
    var isObject: Bool { word & 1 == 1 }

    @inline(__always)
    mutating func push(isObject: Bool) {
        if count & 63 == 0, count > 0 { deeper.append(word) }
        word = word << 1 | (isObject ? 1 : 0)
        count += 1
    }

    @inline(__always)
    mutating func pop() {
        count -= 1
        word >>= 1
        if count & 63 == 0, let outer = deeper.popLast() { word = outer }
    }
}
