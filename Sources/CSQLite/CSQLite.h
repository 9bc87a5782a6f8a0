#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

/// `sqlite3_bind_blob64`, where SQLite makes a copy of the bytes: the macro SQLITE_TRANSIENT is not seen by Swift.
static inline int plat_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                      : sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// `sqlite3_bind_text`, where SQLite makes a copy of the UTF-8, which ends in a zero.
static inline int plat_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text) {
    return sqlite3_bind_text(statement, index, text, -1, SQLITE_TRANSIENT);
}

#endif
