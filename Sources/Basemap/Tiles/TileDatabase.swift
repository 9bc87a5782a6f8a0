import CSQLite

/// A database that is only read. Its tables may be views that never end and its values may be made up, so that the
/// work and the size of each answer is bounded.
struct TileDatabase: ~Copyable {
    private let database: OpaquePointer
    /// A question was broken off: none is asked any more, so that not each tile takes its time.
    private var isSpent = false

    /// Steps of SQLite's machine: a second or two, and the lowest zoom of some million tiles without an index.
    private static let mostSteps: Int32 = 50_000_000
    /// No value is longer, in bytes.
    private static let longestValue: Int32 = 16 << 20

    init(path: String) throws(BasemapError) {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            sqlite3_close(opened)
            throw BasemapError(reason: String(cString: sqlite3_errstr(status)))
        }
        database = opened
        sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, TileDatabase.longestValue)
        // The steps are counted afresh for each question, and whoever takes so many is broken off.
        sqlite3_progress_handler(opened, TileDatabase.mostSteps, { _ in 1 }, nil)
    }

    deinit { sqlite3_close(database) }

    /// The first column of the first row; nil where there is no such row, or no such table.
    func text(_ sql: String) throws(BasemapError) -> String? {
        let (value, status) = first(sql, []) { sqlite3_column_text($0, 0).map { String(cString: $0) } }
        switch status {
        case SQLITE_ROW, SQLITE_DONE, SQLITE_ERROR: return value
        case SQLITE_INTERRUPT: throw BasemapError(reason: "its table of tiles takes too long to read")
        default: throw BasemapError(reason: String(cString: sqlite3_errmsg(database)))
        }
    }

    /// The same, as bytes; nil also where they cannot be read.
    mutating func blob(_ sql: String, _ values: Int...) -> [UInt8]? {
        if isSpent { return nil }
        let (value, status) = first(sql, values) { statement in
            sqlite3_column_blob(statement, 0).map { start in
                [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, 0))))
            }
        }
        isSpent = status == SQLITE_INTERRUPT
        return value
    }

    /// What is read of the first row, and how the question ended.
    private func first<Value>(
        _ sql: String, _ values: [Int], _ read: (OpaquePointer) -> Value?
    ) -> (Value?, status: Int32) {
        var statement: OpaquePointer?
        let prepared = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        guard prepared == SQLITE_OK, let statement else { return (nil, prepared) }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            sqlite3_bind_int64(statement, Int32(index + 1), Int64(value))
        }
        let status = sqlite3_step(statement)
        return (status == SQLITE_ROW ? read(statement) : nil, status)
    }
}
