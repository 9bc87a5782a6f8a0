#ifndef CMEMORY_H
#define CMEMORY_H

/// From now on a malloc(3) or posix_memalign(3) that finds no memory ends the program: `leave` is called, a line is
/// written to standard error, and the status is 1. Swift asks these two for all its memory, and would end it with a
/// trace.
///
/// `leave` may call only what signal-safety(7) allows, on any thread. Who can do without the memory asks
/// aligned_alloc(3), calloc(3) or mmap(2), which answer as ever.
void plat_memory_guard(void (*leave)(void) __attribute__((swift_attr("@Sendable"))));

#endif
