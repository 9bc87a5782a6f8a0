#include "CZlib.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct plat_gzip {
    z_stream stream;
    gz_header header;
    char name[256];
    int (*end)(z_stream *);
};

enum { GZIP_WINDOW = 15 + 16, LEVEL = 6, MEMORY = 8, OS_UNIX = 3 };

struct plat_gzip *plat_gzip_reader(void) {
    struct plat_gzip *gzip = calloc(1, sizeof *gzip);
    if (!gzip) return NULL;
    gzip->end = inflateEnd;
    gzip->header.name = (Bytef *)gzip->name;
    gzip->header.name_max = sizeof gzip->name;
    if (inflateInit2(&gzip->stream, GZIP_WINDOW) == Z_OK) {
        inflateGetHeader(&gzip->stream, &gzip->header);
        return gzip;
    }
    free(gzip);
    return NULL;
}

struct plat_gzip *plat_gzip_writer(const char *name) {
    struct plat_gzip *gzip = calloc(1, sizeof *gzip);
    if (!gzip) return NULL;
    gzip->end = deflateEnd;
    gzip->header.os = OS_UNIX;
    if (name && *name && strlen(name) < sizeof gzip->name) {
        strcpy(gzip->name, name);
        gzip->header.name = (Bytef *)gzip->name;
    }
    if (deflateInit2(&gzip->stream, LEVEL, Z_DEFLATED, GZIP_WINDOW, MEMORY, Z_DEFAULT_STRATEGY) == Z_OK) {
        deflateSetHeader(&gzip->stream, &gzip->header);
        return gzip;
    }
    free(gzip);
    return NULL;
}

void plat_gzip_free(struct plat_gzip *gzip) {
    if (!gzip) return;
    gzip->end(&gzip->stream);
    free(gzip);
}

const char *plat_gzip_name(const struct plat_gzip *gzip) {
    // A name that was cut off has no end.
    return memchr(gzip->name, 0, sizeof gzip->name) ? gzip->name : "";
}

/// zlib counts in unsigned ints.
static uInt piece(size_t count) { return count < UINT_MAX ? (uInt)count : UINT_MAX; }

static struct plat_gzip_step step(struct plat_gzip *gzip, int (*work)(z_stream *, int), int flush, const void *input,
                                  size_t input_count, void *output, size_t output_count) {
    z_stream *stream = &gzip->stream;
    uInt room = piece(output_count), rest = piece(input_count);
    stream->next_in = (z_const Bytef *)input;
    stream->avail_in = rest;
    stream->next_out = output;
    stream->avail_out = room;
    int answer = work(stream, flush);
    struct plat_gzip_step result = {.taken = rest - stream->avail_in, .given = room - stream->avail_out};
    result.status = answer == Z_STREAM_END                   ? PLAT_GZIP_ENDED
                    : answer == Z_OK || answer == Z_BUF_ERROR ? PLAT_GZIP_GOES_ON
                    : answer == Z_MEM_ERROR                   ? PLAT_GZIP_NO_MEMORY
                                                              : PLAT_GZIP_CORRUPT;
    return result;
}

struct plat_gzip_step plat_gzip_read(struct plat_gzip *gzip, const void *input, size_t input_count, void *output,
                                     size_t output_count) {
    return step(gzip, inflate, Z_NO_FLUSH, input, input_count, output, output_count);
}

void plat_gzip_restart(struct plat_gzip *gzip) { inflateReset(&gzip->stream); }

struct plat_gzip_step plat_gzip_write(struct plat_gzip *gzip, const void *input, size_t input_count, void *output,
                                      size_t output_count, int ends) {
    // The end of the input is the end of all only where zlib sees the whole rest.
    int flush = ends && input_count == piece(input_count) ? Z_FINISH : Z_NO_FLUSH;
    return step(gzip, deflate, flush, input, input_count, output, output_count);
}
