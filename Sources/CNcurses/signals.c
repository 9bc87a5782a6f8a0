#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

// All that ends a process by default and comes from outside (signal(7)), and what concerns the terminal.
static const int caught[] = {SIGTERM, SIGINT,  SIGHUP,    SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGVTALRM,
                             SIGPROF, SIGPOLL, SIGSTKFLT, SIGPWR,  SIGTSTP, SIGCONT, SIGWINCH};
enum { CAUGHT = sizeof caught / sizeof caught[0] };

static struct sigaction before[CAUGHT];
static volatile sig_atomic_t pipe_descriptor = -1;

static void note(int signal) {
    int error = errno;
    unsigned char byte = (unsigned char)signal;
    // A full pipe has woken the loop already.
    if (pipe_descriptor >= 0 && write(pipe_descriptor, &byte, 1) < 0) errno = error;
    errno = error;
}

void plat_signals_catch(int descriptor) {
    bool first = pipe_descriptor < 0;
    pipe_descriptor = descriptor;
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigfillset(&action.sa_mask);
    for (int index = 0; index < CAUGHT; index++)
        sigaction(caught[index], &action, first ? &before[index] : NULL);
}

void plat_signals_release(void) {
    if (pipe_descriptor < 0) return;
    for (int index = 0; index < CAUGHT; index++) sigaction(caught[index], &before[index], NULL);
    pipe_descriptor = -1;
}

void plat_signals_stop(void) {
    struct sigaction own, stop = {.sa_handler = SIG_DFL};
    sigaction(SIGTSTP, &stop, &own);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &own, NULL);
}

void plat_signals_die(int number) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
    _exit(128 + number);
}
