#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
enum { FATAL = sizeof fatal / sizeof fatal[0], STACK = 64 * 1024 };

static struct sigaction before[FATAL];
static volatile sig_atomic_t guarded;
static int terminal = -1;
static char leave[256];
static size_t leave_length;
static struct termios mode;

static int held_descriptor = -1;   // standard error as it was
static int memory_descriptor = -1; // what stands in its place

/// Writes everything, or gives up after 200 ms without progress.
static void write_all(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
            if (poll(&wait, 1, 200) <= 0) return;
        } else if (written == 0 || errno != EINTR) {
            return;
        }
    }
}

// Only functions that signal-safety(7) allows in a handler.
void plat_crash_leave(void) {
    if (!guarded) return;
    guarded = 0;
    write_all(terminal, leave, leave_length);
    tcsetattr(terminal, TCSANOW, &mode);  // the others wait for a terminal that may have stalled
    plat_errors_release();
}

static void give_back(int signal) {
    int error = errno;
    plat_crash_leave();
    for (int index = 0; index < FATAL; index++) sigaction(fatal[index], &before[index], NULL);
    errno = error;
    // Blocked while this handler runs: it strikes on return, at the very place of the fault.
    raise(signal);
}

/// A stack that overflowed has no room for a handler.
static void prepare_stack(void) {
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE) == 0) return;
    stack_t own = {.ss_sp = malloc(STACK), .ss_size = STACK};
    if (own.ss_sp != NULL) sigaltstack(&own, NULL);
}

void plat_crash_guard(int descriptor, const char *bytes, const struct termios *saved) {
    if (guarded) return;
    terminal = descriptor;
    leave_length = strnlen(bytes, sizeof leave);
    memcpy(leave, bytes, leave_length);
    mode = *saved;
    prepare_stack();
    guarded = 1;
    struct sigaction action = {.sa_handler = give_back, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < FATAL; index++) sigaction(fatal[index], &action, &before[index]);
}

void plat_crash_unguard(void) {
    if (!guarded) return;
    guarded = 0;
    for (int index = 0; index < FATAL; index++) sigaction(fatal[index], &before[index], NULL);
}

void plat_errors_hold(void) {
    if (held_descriptor >= 0 || !isatty(STDERR_FILENO)) return;
    memory_descriptor = memfd_create("plat-errors", MFD_CLOEXEC);
    held_descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (memory_descriptor >= 0 && held_descriptor >= 0) dup2(memory_descriptor, STDERR_FILENO);
}

void plat_errors_release(void) {
    if (held_descriptor < 0 || memory_descriptor < 0) return;
    dup2(held_descriptor, STDERR_FILENO);
    char bytes[1024];
    off_t offset = 0;
    ssize_t count;
    while ((count = pread(memory_descriptor, bytes, sizeof bytes, offset)) > 0) {
        write_all(STDERR_FILENO, bytes, (size_t)count);
        offset += count;
    }
    close(memory_descriptor);
    close(held_descriptor);
    held_descriptor = memory_descriptor = -1;
}
