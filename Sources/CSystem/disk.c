#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>
#include <stdio.h>

int plat_reserve(int descriptor, off_t size) { return fallocate(descriptor, FALLOC_FL_KEEP_SIZE, 0, size); }

void plat_begin_flush(int descriptor) { sync_file_range(descriptor, 0, 0, SYNC_FILE_RANGE_WRITE); }

int plat_await_flush(int descriptor, off_t start, off_t count) {
    return sync_file_range(descriptor, start, count,
                           SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
}

int plat_rename_new(const char *from, const char *to) {
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}
