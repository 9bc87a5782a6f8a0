/// The tables of the database.
enum Schema {
    static func prepare(_ database: Database) throws(HistoryError) {
        var version = try version(of: database)
        if version == 0 {
            try database.run("PRAGMA auto_vacuum = INCREMENTAL")
            try database.run("BEGIN IMMEDIATE")
            // Another process may have made them in the meantime.
            version = try self.version(of: database)
            if version == 0 { try make(in: database) }
            try database.run("COMMIT")
        }
        guard version <= HistoryStore.version else {
            throw HistoryError(
                "the history is of a newer plat", path: database.path, outlook: .lasting)
        }
    }

    private static func version(of database: Database) throws(HistoryError) -> Int64 {
        try database.number("PRAGMA user_version") ?? 0
    }

    private static func make(in database: Database) throws(HistoryError) {
        // Numbers are never used again: a lock may still bear one.
        try database.run(
            """
            CREATE TABLE journal (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL,
            touched INTEGER NOT NULL, size INTEGER NOT NULL)
            """)
        try database.run("CREATE INDEX journal_path ON journal (path)")
        try database.run(
            """
            CREATE TABLE record (id INTEGER PRIMARY KEY AUTOINCREMENT,
            journal INTEGER NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
            time INTEGER NOT NULL, kind INTEGER NOT NULL, body BLOB NOT NULL)
            """)
        try database.run("CREATE INDEX record_journal ON record (journal, id)")
        try database.run("PRAGMA user_version = \(HistoryStore.version)")
    }
}
