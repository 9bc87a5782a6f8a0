#include "CMemory.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

static const char line[] = "plat: there is not enough memory\n";
static void (*leave)(void);

void plat_memory_guard(void (*before_the_end)(void)) { leave = before_the_end; }

// The address sanitizer brings a malloc of its own.
#if !__has_feature(address_sanitizer)

// Several threads may find none at a time: one of them ends all.
static _Noreturn void end(void) {
    static atomic_flag ends = ATOMIC_FLAG_INIT;
    static _Thread_local int is_mine;
    while (!is_mine && atomic_flag_test_and_set(&ends)) pause();
    // Whatever asks for memory on the way out gets none.
    if (!is_mine++) leave();
    (void)!write(STDERR_FILENO, line, sizeof line - 1);
    _exit(1);
}

// The GNU C library lets a program have a malloc of its own, and gives its own by this name too.
void *__libc_malloc(size_t size);

void *malloc(size_t size) {
    void *memory = __libc_malloc(size);
    if (memory == NULL && leave != NULL) end();
    return memory;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *memory = memalign(alignment, size);
    if (memory == NULL && leave != NULL) end();
    if (memory == NULL) return ENOMEM;
    *result = memory;
    return 0;
}

#endif
