#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// No name of ncurses crosses this header: its macros and globals are none that Swift could use.

// MARK: terminfo and locale (terminfo.c)

/// What the terminal's own entry says. See terminfo(5).
typedef struct {
    bool found;
    /// Whether the cursor can be sent to a place; false for paper.
    bool moves_cursor;
    /// Whether colour numbers are 24-bit colours (the capability RGB or Tc).
    bool direct;
    /// -1: no colours.
    int colors;
} plat_terminfo;

plat_terminfo plat_terminfo_read(const char *term);

/// Sets the character set of the process from the environment, or to C.UTF-8 where that names none in UTF-8.
/// Returns whether UTF-8 was to be had. Only LC_CTYPE is touched.
bool plat_locale_use_utf8(void);

// MARK: the screen (screen.c)

/// A cell as ncurses is to draw it.
typedef struct {
    /// 0: the right half of the wide character before it.
    uint32_t scalar;
    uint32_t mark1;
    uint32_t mark2;
    /// A palette number, or 0xRRGGBB in 24-bit colour; -1 for the terminal's default.
    int32_t foreground;
    int32_t background;
    /// PLAT_BOLD and so on.
    uint8_t attributes;
} plat_cell;

static const uint8_t PLAT_BOLD = 1;
static const uint8_t PLAT_DIM = 2;
static const uint8_t PLAT_ITALIC = 4;
static const uint8_t PLAT_UNDERLINE = 8;
static const uint8_t PLAT_REVERSE = 16;

/// Starts ncurses on a file in memory. `colors`: 1 << 24 for 24-bit colour, else how many to use at most, 0 for
/// none. The entry of `term` is used where it has those colours, else one of our own. False: no such terminal.
bool plat_screen_start(const char *term, int colors, int columns, int rows);

/// How many colours there are to number: 1 << 24, 256, 16, 8 or 0.
int plat_screen_colors(void);

/// Puts a run of cells. False when the colour pairs ran out on the way: then `plat_screen_forget` and put every
/// cell again. What lies outside the screen, and what has another width than it is given, is left blank.
bool plat_screen_put(int column, int row, const plat_cell *cells, int count);

/// Takes the screen for unknown, and empties the store of colour pairs: every cell will be written anew.
void plat_screen_forget(void);

/// Shows the cursor at a place, or hides it where `column` is negative.
void plat_screen_cursor(int column, int row);

/// Lets ncurses write what changed. Returns how many bytes wait in `plat_screen_take`.
size_t plat_screen_update(void);

/// The bytes that return the terminal to how it was; the next update takes it over again.
size_t plat_screen_leave(void);

/// Moves the bytes that wait, at most `capacity`, into `buffer` and empties the file. Returns how many.
size_t plat_screen_take(uint8_t *buffer, size_t capacity);

void plat_screen_resize(int columns, int rows);

/// Frees what ncurses holds. Writes nothing.
void plat_screen_free(void);

// MARK: signals (signals.c)

/// Lets TSTP, CONT, WINCH and the signals that ask a process to end (TERM, INT, HUP, QUIT, USR1, USR2, ALRM, XCPU,
/// VTALRM, PROF, POLL, STKFLT, PWR) write their number, a byte, to `descriptor`.
void plat_signals_catch(int descriptor);

/// Puts the handlers back that were there before.
void plat_signals_release(void);

/// Stops the whole process group as Ctrl-Z would, and returns when it goes on.
void plat_signals_stop(void);

/// Ends the process by the default action of a signal.
void plat_signals_die(int signal) __attribute__((noreturn));

// MARK: a crash (crash.c)

/// From now on SEGV, BUS, ILL, TRAP, ABRT, FPE and SYS first give the terminal back: `leave` (copied, at most 256 bytes)
/// is written to `terminal` and `mode` is set. Then the action that was there before takes its course.
void plat_crash_guard(int terminal, const char *leave, const struct termios *mode);

void plat_crash_unguard(void);

/// Gives the terminal back as a crash would, once. Safe in a signal's handler.
void plat_crash_leave(void);

/// Where standard error is a terminal, keeps what is written to it in memory, so that it does not spoil the picture.
void plat_errors_hold(void);

/// Gives standard error back, and writes to it what was kept. Safe in a signal's handler.
void plat_errors_release(void);

#endif
