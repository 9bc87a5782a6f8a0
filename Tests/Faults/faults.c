// A library for LD_PRELOAD that counts the calls by which a program touches files, and lets one of them go wrong.
//
//     clang -shared -fPIC -O1 -o faults.so faults.c
//     LD_PRELOAD=./faults.so PLAT_FAULT_PATH=/tmp/x PLAT_FAULT_AT=7 PLAT_FAULT=ENOSPC program ...
//
// PLAT_FAULT_PATH   absolute paths, ':' between them: only files there and below count; unset: all
// PLAT_FAULT_CALLS  names of calls, ',' between them: only these count; unset: all
// PLAT_FAULT_AT     which of the calls that count goes wrong, from 1; unset: none, they are only counted
// PLAT_FAULT        what happens there:
//                   kill     SIGKILL before the call
//                   torn     the call does its work, a write only half of it; then SIGKILL
//                   shrink   another program cuts the file to half of its length before the call
//                   appear   another program makes the file that the call names, the second of two, if there is none
//                   short    a read or write does half of what it was asked for, and says so
//                   ENOSPC, EIO, ... or a number: the call does nothing and fails with it (close closes)
// PLAT_FAULT_STAYS  set: from there on, every call of the same name goes wrong like that
// PLAT_FAULT_COUNT  a file that gets a line for each call that counts: its number, its name, the path
//
// A descriptor's path is the one that /proc/self/fd shows. The variables are read at the first call.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum fault { NONE, KILL, TORN, SHORT, SHRINK, APPEAR, FAIL };

static struct {
    enum fault fault;
    int error;
    long at;
    int stays;
    const char *paths, *calls;
    int log;
} plan = {.log = -1};

static atomic_long counted;
static _Atomic(const char *) staying;

static int error_named(const char *name) {
    static const struct { const char *name; int number; } errors[] = {
        {"ENOSPC", ENOSPC}, {"EDQUOT", EDQUOT}, {"EIO", EIO},         {"EROFS", EROFS},   {"EACCES", EACCES},
        {"EPERM", EPERM},   {"ENOENT", ENOENT}, {"EXDEV", EXDEV},     {"EBUSY", EBUSY},   {"ENOTSUP", ENOTSUP},
        {"EINTR", EINTR},   {"ENOMEM", ENOMEM}, {"EMFILE", EMFILE},   {"EAGAIN", EAGAIN}, {"EINVAL", EINVAL},
        {"EFBIG", EFBIG},   {"ESTALE", ESTALE}, {"ETXTBSY", ETXTBSY}, {"EEXIST", EEXIST}, {"EMLINK", EMLINK},
        {"ENOSYS", ENOSYS},
    };
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (!strcmp(errors[i].name, name)) return errors[i].number;
    return atoi(name);
}

static void read_plan(void) {
    const char *what = getenv("PLAT_FAULT"), *at = getenv("PLAT_FAULT_AT"), *log = getenv("PLAT_FAULT_COUNT");
    plan.paths = getenv("PLAT_FAULT_PATH");
    plan.calls = getenv("PLAT_FAULT_CALLS");
    plan.at = at ? atol(at) : 0;
    plan.stays = getenv("PLAT_FAULT_STAYS") != NULL;
    if (what) {
        plan.fault = !strcmp(what, "kill")     ? KILL
                     : !strcmp(what, "torn")   ? TORN
                     : !strcmp(what, "short")  ? SHORT
                     : !strcmp(what, "shrink") ? SHRINK
                     : !strcmp(what, "appear") ? APPEAR
                                               : FAIL;
        plan.error = plan.fault == FAIL ? error_named(what) : 0;
        if (plan.fault == FAIL && plan.error <= 0) {
            dprintf(STDERR_FILENO, "faults: no such fault: %s\n", what);
            _exit(99);
        }
    }
    // By the bare system call: no counting of what is done to count.
    if (log) plan.log = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
}

/// Whether `word` is in a list, or lies below a folder that is: `is_below`.
static int is_listed(const char *list, char separator, const char *word, int is_below) {
    if (!list) return 1;
    while (*list) {
        size_t length = strcspn(list, (char[]){separator, 0});
        if (length && !strncmp(list, word, length) && (!word[length] || (is_below && word[length] == '/'))) return 1;
        list += length + (list[length] == separator);
    }
    return 0;
}

/// The absolute path of `path`, seen from the folder `base`; a descriptor's own where `path` is NULL.
static void full_path(int base, const char *path, char out[PATH_MAX]) {
    out[0] = 0;
    if (path && path[0] == '/') {
        snprintf(out, PATH_MAX, "%s", path);
        return;
    }
    char link[64] = "/proc/self/cwd";
    if (base != AT_FDCWD) snprintf(link, sizeof link, "/proc/self/fd/%d", base);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, out, PATH_MAX - 1);
    if (length < 0) length = 0;
    out[length] = 0;
    if (path && path[0]) snprintf(out + length, PATH_MAX - (size_t)length, "/%s", path);
}

/// Cuts a file to half of its length, by bare system calls.
static void shrink(const char *path) {
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CLOEXEC, 0);
    if (fd < 0) return;
    long size = syscall(SYS_lseek, fd, 0L, SEEK_END);
    if (size > 0) syscall(SYS_ftruncate, fd, size / 2);
    syscall(SYS_close, fd);
}

/// Makes a file of another program's, by bare system calls, where there is none.
static void appear(const char *path) {
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (fd < 0) return;
    syscall(SYS_write, fd, "another's", 9L);
    syscall(SYS_close, fd);
}

/// Counts a call and says what is to happen to it.
static enum fault meet(const char *name, int base, const char *path, const char *other) {
    static atomic_int is_read;
    int saved = errno;
    if (!atomic_exchange(&is_read, 1)) read_plan();
    char full[PATH_MAX];
    full_path(base, path, full);
    int counts = is_listed(plan.calls, ',', name, 0) && is_listed(plan.paths, ':', full, 1);
    if (!counts && other && is_listed(plan.calls, ',', name, 0)) {
        full_path(AT_FDCWD, other, full);
        counts = is_listed(plan.paths, ':', full, 1);
    }
    errno = saved;
    if (!counts) return NONE;
    long number = atomic_fetch_add(&counted, 1) + 1;
    if (plan.log >= 0) {
        char line[PATH_MAX + 64];
        int length = snprintf(line, sizeof line, "%ld %s %s\n", number, name, full);
        syscall(SYS_write, plan.log, line, (size_t)length);
    }
    errno = saved;
    const char *same = atomic_load(&staying);
    if (number != plan.at && !(same && !strcmp(same, name))) return NONE;
    if (plan.stays) atomic_store(&staying, name);
    if (plan.fault == KILL) kill(getpid(), SIGKILL);
    if (plan.fault == SHRINK) shrink(full);
    if (plan.fault == APPEAR) {
        full_path(AT_FDCWD, other ? other : path, full);
        appear(full);
    }
    if (plan.fault == FAIL) errno = plan.error;
    return plan.fault;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define END_IF_TORN(fault) do { if ((fault) == TORN) kill(getpid(), SIGKILL); } while (0)

/// A call that a fault replaces whole.
#define CALL(type, name, parameters, arguments, base, path, other)                        \
    type name parameters {                                                                \
        enum fault fault = meet(#name, base, path, other);                                \
        if (fault == FAIL) return -1;                                                     \
        type result = REAL(name) arguments;                                               \
        END_IF_TORN(fault);                                                               \
        return result;                                                                    \
    }

/// A call that moves bytes, and may move half of them.
#define TRANSFER(name, parameters, count, arguments)                                      \
    ssize_t name parameters {                                                             \
        enum fault fault = meet(#name, fd, NULL, NULL);                                   \
        if (fault == FAIL) return -1;                                                     \
        if (fault == SHORT || fault == TORN) count = count > 1 ? count / 2 : count;       \
        ssize_t result = REAL(name) arguments;                                            \
        END_IF_TORN(fault);                                                               \
        return result;                                                                    \
    }

TRANSFER(read, (int fd, void *to, size_t count), count, (fd, to, count))
TRANSFER(pread, (int fd, void *to, size_t count, off_t at), count, (fd, to, count, at))
TRANSFER(pread64, (int fd, void *to, size_t count, off64_t at), count, (fd, to, count, at))
TRANSFER(write, (int fd, const void *from, size_t count), count, (fd, from, count))
TRANSFER(pwrite, (int fd, const void *from, size_t count, off_t at), count, (fd, from, count, at))
TRANSFER(pwrite64, (int fd, const void *from, size_t count, off64_t at), count, (fd, from, count, at))

CALL(int, fsync, (int fd), (fd), fd, NULL, NULL)
CALL(int, fdatasync, (int fd), (fd), fd, NULL, NULL)
CALL(int, sync_file_range, (int fd, off64_t at, off64_t count, unsigned flags), (fd, at, count, flags), fd, NULL, NULL)
CALL(int, ftruncate, (int fd, off_t size), (fd, size), fd, NULL, NULL)
CALL(int, ftruncate64, (int fd, off64_t size), (fd, size), fd, NULL, NULL)
CALL(int, fallocate, (int fd, int mode, off_t at, off_t size), (fd, mode, at, size), fd, NULL, NULL)
CALL(int, fallocate64, (int fd, int mode, off64_t at, off64_t size), (fd, mode, at, size), fd, NULL, NULL)
CALL(off_t, lseek, (int fd, off_t at, int whence), (fd, at, whence), fd, NULL, NULL)
CALL(off64_t, lseek64, (int fd, off64_t at, int whence), (fd, at, whence), fd, NULL, NULL)
CALL(int, fchmod, (int fd, mode_t mode), (fd, mode), fd, NULL, NULL)
CALL(int, fchown, (int fd, uid_t owner, gid_t group), (fd, owner, group), fd, NULL, NULL)
CALL(int, fsetxattr, (int fd, const char *name, const void *value, size_t size, int flags),
     (fd, name, value, size, flags), fd, NULL, NULL)
CALL(int, fremovexattr, (int fd, const char *name), (fd, name), fd, NULL, NULL)
CALL(ssize_t, fgetxattr, (int fd, const char *name, void *value, size_t size), (fd, name, value, size), fd, NULL, NULL)
CALL(ssize_t, flistxattr, (int fd, char *names, size_t size), (fd, names, size), fd, NULL, NULL)
CALL(ssize_t, getxattr, (const char *path, const char *name, void *value, size_t size), (path, name, value, size),
     AT_FDCWD, path, NULL)
CALL(ssize_t, listxattr, (const char *path, char *names, size_t size), (path, names, size), AT_FDCWD, path, NULL)
CALL(int, fstat, (int fd, struct stat *to), (fd, to), fd, NULL, NULL)
CALL(int, fstat64, (int fd, struct stat64 *to), (fd, to), fd, NULL, NULL)
CALL(int, stat, (const char *path, struct stat *to), (path, to), AT_FDCWD, path, NULL)
CALL(int, stat64, (const char *path, struct stat64 *to), (path, to), AT_FDCWD, path, NULL)
CALL(int, lstat, (const char *path, struct stat *to), (path, to), AT_FDCWD, path, NULL)
CALL(int, lstat64, (const char *path, struct stat64 *to), (path, to), AT_FDCWD, path, NULL)
CALL(int, access, (const char *path, int mode), (path, mode), AT_FDCWD, path, NULL)
CALL(int, truncate, (const char *path, off_t size), (path, size), AT_FDCWD, path, NULL)
CALL(int, truncate64, (const char *path, off64_t size), (path, size), AT_FDCWD, path, NULL)
CALL(int, chmod, (const char *path, mode_t mode), (path, mode), AT_FDCWD, path, NULL)
CALL(int, chown, (const char *path, uid_t owner, gid_t group), (path, owner, group), AT_FDCWD, path, NULL)
CALL(int, rename, (const char *path, const char *to), (path, to), AT_FDCWD, path, to)
CALL(int, renameat2, (int base, const char *path, int to_base, const char *to, unsigned flags),
     (base, path, to_base, to, flags), base, path, to)
CALL(int, link, (const char *path, const char *to), (path, to), AT_FDCWD, path, to)
CALL(int, unlink, (const char *path), (path), AT_FDCWD, path, NULL)
CALL(int, unlinkat, (int base, const char *path, int flags), (base, path, flags), base, path, NULL)
CALL(int, mkdir, (const char *path, mode_t mode), (path, mode), AT_FDCWD, path, NULL)
CALL(int, rmdir, (const char *path), (path), AT_FDCWD, path, NULL)

/// A descriptor is closed whatever is said of it, close(2).
int close(int fd) {
    enum fault fault = meet("close", fd, NULL, NULL);
    int error = errno, result = REAL(close)(fd);
    END_IF_TORN(fault);
    if (fault == FAIL) errno = error;
    return fault == FAIL ? -1 : result;
}

/// All ways to open, under the one name.
static int open_counted(int base, const char *path, int flags, mode_t mode) {
    enum fault fault = meet("open", base, path, NULL);
    if (fault == FAIL) return -1;
    int result = (int)syscall(SYS_openat, base, path, flags, mode);
    END_IF_TORN(fault);
    return result;
}

#define OPEN(name, parameters, base)                                                      \
    int name parameters {                                                                 \
        mode_t mode = 0;                                                                  \
        if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {                        \
            va_list rest;                                                                 \
            va_start(rest, flags);                                                        \
            mode = va_arg(rest, mode_t);                                                  \
            va_end(rest);                                                                 \
        }                                                                                 \
        return open_counted(base, path, flags, mode);                                     \
    }

OPEN(open, (const char *path, int flags, ...), AT_FDCWD)
OPEN(open64, (const char *path, int flags, ...), AT_FDCWD)
OPEN(openat, (int base, const char *path, int flags, ...), base)
OPEN(openat64, (int base, const char *path, int flags, ...), base)

// What the same calls become in code that was compiled with _FORTIFY_SOURCE, such as Debian's libraries.
int __open_2(const char *path, int flags) { return open_counted(AT_FDCWD, path, flags, 0); }
int __open64_2(const char *path, int flags) { return open_counted(AT_FDCWD, path, flags, 0); }
ssize_t __read_chk(int fd, void *to, size_t count, size_t room) { (void)room; return read(fd, to, count); }
ssize_t __pread_chk(int fd, void *to, size_t count, off_t at, size_t room) { (void)room; return pread(fd, to, count, at); }
ssize_t __pread64_chk(int fd, void *to, size_t count, off64_t at, size_t room) { (void)room; return pread64(fd, to, count, at); }
