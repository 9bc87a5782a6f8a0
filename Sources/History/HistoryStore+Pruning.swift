/// What keeps the store small.
extension HistoryStore {
    /// Journals that were not touched for so long are thrown away: 30 days, in seconds.
    static let lifetime: Int64 = 30 * 24 * 3600
    /// How many bytes of edits are kept in all.
    static let standardCapacity: Int64 = 200 << 20
    /// A journal larger than this begins anew with the next save.
    static let largestJournal: Int64 = 50 << 20

    /// Throws away what is old, and takes away the locks of processes that died. Journals in use stay.
    public func prune(now: Int64) throws(HistoryError) {
        sweepLocks()
        guard let database = try existing() else { return }
        var old: [Int64] = []
        try database.run("SELECT id FROM journal WHERE touched < ?", [.integer(now - Self.lifetime)]) {
            old.append($0.integer(0))
        }
        for journal in old { _ = try deleteUnused(journal) }
        if try total() > capacity { try makeRoom(for: 0, besides: 0) }
        if !old.isEmpty { try database.run("PRAGMA incremental_vacuum") }
    }

    /// Throws away the oldest journals until so many bytes more find room; throws where that does not do.
    func makeRoom(for count: Int64, besides journal: Int64) throws(HistoryError) {
        guard try total() + count > capacity, let database = try existing() else { return }
        var candidates: [Int64] = []
        try database.run("SELECT id FROM journal WHERE id != ? ORDER BY touched", [.integer(journal)]) {
            candidates.append($0.integer(0))
        }
        for candidate in candidates where try total() + count > capacity {
            _ = try deleteUnused(candidate)
        }
        guard try total() + count <= capacity else {
            throw HistoryError("the edits take more than \(capacity >> 20) MB")
        }
    }

    private func total() throws(HistoryError) -> Int64 {
        try existing()?.number("SELECT coalesce(sum(size), 0) FROM journal") ?? 0
    }

    private func deleteUnused(_ journal: Int64) throws(HistoryError) -> Bool {
        guard let lock = lock(journal) else { return false }
        try delete(journal)
        withExtendedLifetime(lock) {}
        return true
    }

    private func sweepLocks() {
        for name in FolderNames.list(folder.locks) { _ = FileLock.holder(of: "\(folder.locks)/\(name)") }
    }
}
