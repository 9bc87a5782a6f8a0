extension ContiguousArray {
    /// Takes the elements of another array, in the memory that this one has where they are as many.
    mutating func copy(_ other: ContiguousArray<Element>) {
        guard count == other.count else {
            self = other
            return
        }
        withUnsafeMutableBufferPointer { target in
            other.withUnsafeBufferPointer { source in
                guard let start = target.baseAddress, let first = source.baseAddress else { return }
                start.update(from: first, count: source.count)
            }
        }
    }
}
