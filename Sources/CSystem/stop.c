#define _GNU_SOURCE
#include "CSystem.h"

#include <signal.h>
#include <stddef.h>

static const int asking[] = {SIGTERM, SIGHUP, SIGINT};
enum { ASKING = sizeof asking / sizeof asking[0] };

static struct sigaction before[ASKING];
static volatile sig_atomic_t came;

static void note(int signal) { came = signal; }

void plat_stop_catch(void) {
    came = 0;
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < ASKING; index++) {
        sigaction(asking[index], NULL, &before[index]);
        // nohup(1) and its like mean it.
        if (before[index].sa_handler != SIG_IGN) sigaction(asking[index], &action, NULL);
    }
}

int plat_stop_came(void) { return came; }

void plat_stop_release(void) {
    for (int index = 0; index < ASKING; index++) sigaction(asking[index], &before[index], NULL);
    if (came) raise(came);
}
