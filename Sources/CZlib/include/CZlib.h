#ifndef CZLIB_H
#define CZLIB_H

#include <stddef.h>

/// One direction of gzip data (RFC 1952): zlib's state, with its name.
struct plat_gzip;

enum plat_gzip_status {
    PLAT_GZIP_GOES_ON,
    /// A member has ended, its checksum and length are right; another may follow.
    PLAT_GZIP_ENDED,
    PLAT_GZIP_CORRUPT,
    PLAT_GZIP_NO_MEMORY,
};

/// What one call did: bytes taken of the input and given to the output.
struct plat_gzip_step {
    size_t taken, given;
    enum plat_gzip_status status;
};

/// Unpacks. NULL: there is no memory.
struct plat_gzip *plat_gzip_reader(void);
/// Packs at level 6, into one member with this file name (or NULL) and no time. NULL: there is no memory.
struct plat_gzip *plat_gzip_writer(const char *name);
void plat_gzip_free(struct plat_gzip *gzip);

/// The file name in the header that was read, "" for none or a longer one than 255 bytes.
const char *plat_gzip_name(const struct plat_gzip *gzip);

/// Unpacks until the input is used up, the output is full, or a member ends.
struct plat_gzip_step plat_gzip_read(struct plat_gzip *gzip, const void *input, size_t input_count, void *output,
                                     size_t output_count);
/// Gets the reader ready for the next member.
void plat_gzip_restart(struct plat_gzip *gzip);

/// Packs until the input is used up or the output is full; with `ends`, until all is written and the member ends.
struct plat_gzip_step plat_gzip_write(struct plat_gzip *gzip, const void *input, size_t input_count, void *output,
                                      size_t output_count, int ends);

/// Unpacks zlib data (RFC 1950) of which is known how long it becomes. 0 where it is damaged, or of another length.
int plat_inflate(const void *input, size_t input_count, void *output, size_t output_count);

/// Packs into zlib data at level 1. How many bytes they are; 0 where the output is too small, or there is no memory.
size_t plat_deflate(const void *input, size_t input_count, void *output, size_t output_count);

#endif
