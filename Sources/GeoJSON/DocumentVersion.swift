import Synchronization

extension Document {
    private static let versions = Atomic<Int>(0)

    /// One that no document has had.
    static func freshVersion() -> Int { versions.wrappingAdd(1, ordering: .relaxed).newValue }
}
