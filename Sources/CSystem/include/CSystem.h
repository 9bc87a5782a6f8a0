#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <locale.h>
// The settings of malloc(3), mallopt(3), which Swift's own module of the C library leaves out.
#include <malloc.h>
#include <sys/types.h>
// Extended attributes, xattr(7), which Swift's own module of the C library leaves out.
#include <sys/xattr.h>

/// `strtod` in the C locale, whatever locale the process has set: reads a number from `text`, which must end in
/// a byte that is no part of a number, and sets `*end` behind it. See strtod(3), newlocale(3).
double plat_strtod(const char *text, char **end);

/// An option that a command line may hold; see getopt_long(3).
struct plat_option {
    /// The long name without its dashes, or NULL if the option has a short form only.
    const char *name;
    /// The short form, or a number above 255 for an option that has none. It is what `plat_word.code` says.
    int code;
    int takes_value;
};

/// What a word of the command line turned out to be.
enum plat_word_kind {
    PLAT_WORD_OPTION,
    PLAT_WORD_OPERAND,
    /// An operand that stands behind `--`.
    PLAT_WORD_LITERAL,
    /// No option, or the beginning of several; `code` is the letter if it was a short one, else 0.
    PLAT_WORD_UNKNOWN,
    /// An option that wants a value stands last.
    PLAT_WORD_VALUE_MISSING,
    /// A value was given to an option that takes none.
    PLAT_WORD_VALUE_UNWANTED,
};

struct plat_word {
    enum plat_word_kind kind;
    /// The `code` of the option.
    int code;
    /// The value of the option, or the operand; else NULL. It points into a string of `argv`.
    const char *value;
    /// Which word of `argv` this is.
    int index;
};

/// Reads a whole command line by getopt_long(3), in order, options and operands mixed, and prints nothing.
/// `argv[0]` is the name of the program and is passed over; `argv[argc]` is NULL.
/// Fills at most `capacity` of `words` and returns how many: reading ends at the first word that is wrong.
/// The state of getopt is the process's, so that calls wait for each other.
int plat_getopt(int argc, char *const argv[], const struct plat_option *options, int option_count,
                struct plat_word *words, int capacity);

/// Reserves room on the disk for the first `size` bytes of a file without changing it: fallocate(2) with
/// FALLOC_FL_KEEP_SIZE. 0, or -1 and errno.
int plat_reserve(int descriptor, off_t size);

/// Begins to send what was written to a file on its way to the disk, and does not wait: sync_file_range(2) with
/// SYNC_FILE_RANGE_WRITE. Whether it arrived is for fsync(2) to say.
void plat_begin_flush(int descriptor);

/// Waits until what was written to these bytes of a file is on its way through, and begins to send what is not:
/// sync_file_range(2). Whether all of it arrived is for fsync(2) to say, which then has little left to do. 0, or -1 and
/// errno.
int plat_await_flush(int descriptor, off_t start, off_t count);

/// Renames a file to a name that nothing has: renameat2(2) with RENAME_NOREPLACE. 0, or -1 and errno: EEXIST where
/// something has it, EINVAL or ENOSYS where the file system or the kernel cannot do this.
int plat_rename_new(const char *from, const char *to);

/// The first place of `wanted` in `bytes`, or NULL: memmem(3), which Swift's own module of the C library leaves out.
const void *plat_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count);

/// Holds back SIGTERM, SIGHUP and SIGINT, unless they are ignored: what comes is only noted.
void plat_stop_catch(void);

/// The signal that came since, or 0.
int plat_stop_came(void);

/// Gives the signals back to whoever had them, and lets the one that came do what it would have done.
void plat_stop_release(void);

#endif
