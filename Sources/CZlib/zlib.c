#include "CZlib.h"

#include <zlib.h>

int plat_inflate(const void *input, size_t input_count, void *output, size_t output_count) {
    uLongf given = output_count;
    return uncompress(output, &given, input, input_count) == Z_OK && given == output_count;
}

size_t plat_deflate(const void *input, size_t input_count, void *output, size_t output_count) {
    uLongf given = output_count;
    return compress2(output, &given, input, input_count, Z_BEST_SPEED) == Z_OK ? given : 0;
}

