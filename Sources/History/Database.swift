import CSQLite

/// A connection to an SQLite database, for one thread at a time. See sqlite.org/cintro.html.
final class Database {
    enum Value {
        case integer(Int64)
        case text(String)
        case blob([UInt8])
    }

    /// A row of an answer, while it is current.
    struct Row {
        fileprivate let statement: OpaquePointer

        func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

        func text(_ column: Int32) -> String {
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        }

        func blob(_ column: Int32) -> [UInt8] {
            guard let start = sqlite3_column_blob(statement, column) else { return [] }
            let count = Int(sqlite3_column_bytes(statement, column))
            return Array(UnsafeRawBufferPointer(start: start, count: count))
        }
    }

    /// How long another process may hold the database before a call fails, in milliseconds.
    private static let patience: Int32 = 5000

    let path: String
    private let connection: OpaquePointer
    /// What was compiled once is kept.
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a database that exists as a file; it may be empty.
    init(path: String) throws(HistoryError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        let status = sqlite3_open_v2(path, &opened, flags, nil)
        guard status == SQLITE_OK, let opened else {
            sqlite3_close(opened)
            throw HistoryError(String(cString: sqlite3_errstr(status)), path: path)
        }
        self.path = path
        connection = opened
        sqlite3_busy_timeout(connection, Database.patience)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(connection)
    }

    /// Runs a statement, with values for its question marks, and calls with each row.
    func run(
        _ sql: String, _ values: [Value] = [], row: (Row) -> Void = { _ in }
    ) throws(HistoryError) {
        let statement = try compiled(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in zip(Int32(1)..., values) { try check(bind(value, to: statement, at: index)) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(Row(statement: statement))
            case SQLITE_DONE: return
            default: throw failure
            }
        }
    }

    /// The first number of the first row; nil when there is no row.
    func number(_ sql: String, _ values: [Value] = []) throws(HistoryError) -> Int64? {
        var found: Int64?
        try run(sql, values) { found = found ?? $0.integer(0) }
        return found
    }

    var lastRow: Int64 { sqlite3_last_insert_rowid(connection) }

    private func compiled(_ sql: String) throws(HistoryError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let status = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
        // The statements are right: what does not know their names is no history.
        guard status != SQLITE_ERROR else { throw damage }
        try check(status)
        guard let statement else { throw HistoryError("an empty statement") }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: Value, to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(let text): plat_sqlite_bind_text(statement, index, text)
        case .blob(let bytes):
            bytes.withUnsafeBytes {
                plat_sqlite_bind_blob(statement, index, $0.baseAddress, UInt64($0.count))
            }
        }
    }

    private func check(_ status: Int32) throws(HistoryError) {
        guard status == SQLITE_OK else { throw failure }
    }

    private var damage: HistoryError {
        HistoryError("the history is damaged", path: path, outlook: .damaged)
    }

    /// See sqlite.org/rescode.html.
    private var failure: HistoryError {
        let code = sqlite3_extended_errcode(connection)
        if code == Self.moved {
            return HistoryError("the history was taken away", path: path, outlook: .moved)
        }
        switch code & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB: return damage
        case SQLITE_FULL: return HistoryError("the disk is full", path: path)
        case SQLITE_BUSY: return HistoryError("another process holds the history", path: path)
        default: return HistoryError(String(cString: sqlite3_errmsg(connection)), path: path)
        }
    }

    /// SQLITE_READONLY_DBMOVED, which is a macro.
    private static let moved = SQLITE_READONLY | (4 << 8)
}
