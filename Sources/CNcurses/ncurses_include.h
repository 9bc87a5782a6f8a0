#ifndef CNCURSES_NCURSES_INCLUDE_H
#define CNCURSES_NCURSES_INCLUDE_H

// The one place that includes ncurses, with its wide characters and its newer functions.
#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1

#if __has_include(<ncurses.h>)
#include <ncurses.h>
#else
#error "ncurses.h was not found: install libncurses-dev (apt-get install libncurses-dev)"
#endif

#endif
