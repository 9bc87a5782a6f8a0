#define _GNU_SOURCE
#include "CSystem.h"

#include <string.h>

const void *plat_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count) {
    return memmem(bytes, count, wanted, wanted_count);
}
