#include "ncurses_include.h"

#include "CNcurses.h"
#include "entries.h"
#include "pairs.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

static SCREEN *screen;
static FILE *file;
static int descriptor = -1;
static int color_count;

enum { DIRECT = 1 << 24, LONGEST_RUN = 512 };

/// A variable of the environment, set for a while.
typedef struct {
    const char *name;
    char *before;
} variable;

static variable set_variable(const char *name, const char *value) {
    const char *before = getenv(name);
    variable result = {name, before == NULL ? NULL : strdup(before)};
    setenv(name, value, 1);
    return result;
}

static void restore_variable(variable variable) {
    if (variable.before == NULL) {
        unsetenv(variable.name);
    } else {
        setenv(variable.name, variable.before, 1);
        free(variable.before);
    }
}

/// newterm() asks the file for its size, which it does not have, and then the environment.
static SCREEN *new_screen(const char *term, int columns, int rows) {
    char number[16];
    snprintf(number, sizeof number, "%d", columns);
    variable wide = set_variable("COLUMNS", number);
    snprintf(number, sizeof number, "%d", rows);
    variable high = set_variable("LINES", number);
    SCREEN *result = newterm(term, file, file);
    restore_variable(high);
    restore_variable(wide);
    return result;
}

static SCREEN *new_screen_of_own_entry(const char *term, const char *entry, int columns, int rows) {
    variable terminfo = set_variable("TERMINFO", entry);
    SCREEN *result = new_screen(term, columns, rows);
    restore_variable(terminfo);
    return result;
}

static SCREEN *choose_screen(const char *term, int colors, int columns, int rows) {
    if (colors == DIRECT) return new_screen_of_own_entry("plat-direct", PLAT_DIRECT_ENTRY, columns, rows);
    plat_terminfo own = plat_terminfo_read(term);
    bool fits = own.found && own.moves_cursor && own.colors <= 256;
    bool enough = colors == 256 ? own.colors == 256 : colors == 0 || own.colors >= 8;
    if (fits && enough) return new_screen(term, columns, rows);
    return new_screen_of_own_entry("plat-256", PLAT_256_ENTRY, columns, rows);
}

static bool open_file(void) {
    descriptor = memfd_create("plat-screen", MFD_CLOEXEC);
    if (descriptor < 0) return false;
    file = fdopen(descriptor, "r+");
    if (file != NULL) return true;
    close(descriptor);
    descriptor = -1;
    return false;
}

static void start_colors(int colors) {
    color_count = 0;
    if (colors == 0 || start_color() == ERR) return;
    color_count = COLORS < colors ? COLORS : colors;
    if (color_count > 16 && color_count < 256) color_count = 16;
    if (color_count > 8 && color_count < 16) color_count = 8;
    pairs_start(color_count);
}

bool plat_screen_start(const char *term, int colors, int columns, int rows) {
    if (screen != NULL || !open_file()) return false;
    screen = choose_screen(term, colors, columns > 0 ? columns : 1, rows > 0 ? rows : 1);
    if (screen == NULL) {
        plat_screen_free();
        return false;
    }
    typeahead(-1);
    noecho();
    nonl();
    scrollok(stdscr, FALSE);
    intrflush(stdscr, FALSE);
    start_colors(colors);
    curs_set(0);
    leaveok(stdscr, TRUE);
    return true;
}

int plat_screen_colors(void) { return color_count; }

static attr_t curses_attributes(uint8_t attributes) {
    attr_t result = A_NORMAL;
    if (attributes & PLAT_BOLD) result |= A_BOLD;
    if (attributes & PLAT_DIM) result |= A_DIM;
    if (attributes & PLAT_ITALIC) result |= A_ITALIC;
    if (attributes & PLAT_UNDERLINE) result |= A_UNDERLINE;
    if (attributes & PLAT_REVERSE) result |= A_REVERSE;
    return result;
}

/// The character of a cell that is to be `width` columns wide, with its marks; a space or '?' for one that the C
/// library, and so ncurses, takes to be of another width.
static void spell(const plat_cell *cell, int width, wchar_t text[4]) {
    int actual = wcwidth((wchar_t)cell->scalar);
    int length = 0;
    if (actual != width) {
        text[length++] = actual <= 0 ? L' ' : L'?';
    } else {
        text[length++] = (wchar_t)cell->scalar;
        if (cell->mark1 != 0 && wcwidth((wchar_t)cell->mark1) == 0) text[length++] = (wchar_t)cell->mark1;
        if (cell->mark2 != 0 && wcwidth((wchar_t)cell->mark2) == 0) text[length++] = (wchar_t)cell->mark2;
    }
    text[length] = L'\0';
}

/// A run without wide characters that would reach beyond its end.
static bool put_piece(int column, int row, const plat_cell *cells, int count) {
    cchar_t line[LONGEST_RUN];
    bool full = false;
    int length = 0;
    bool in_last_row = row == LINES - 1;
    for (int index = 0; index < count;) {
        const plat_cell *cell = &cells[index];
        int width = index + 1 < count && cells[index + 1].scalar == 0 ? 2 : 1;
        wchar_t text[4];
        spell(cell, width, text);
        if (width == 2 && wcwidth(text[0]) != 2) width = 1;  // the right half becomes a cell of its own
        // A mark in the last cell of the screen would land on the cell before it.
        if (in_last_row && column + index == COLS - 1) text[1] = L'\0';
        int pair = color_count > 0 ? pairs_number(cell->foreground, cell->background, &full) : 0;
        setcchar(&line[length++], text, curses_attributes(cell->attributes), 0, &pair);
        index += width;
    }
    mvadd_wchnstr(row, column, line, length);
    return !full;
}

bool plat_screen_put(int column, int row, const plat_cell *cells, int count) {
    if (screen == NULL || row < 0 || row >= LINES || column < 0 || column >= COLS) return true;
    if (count > COLS - column) count = COLS - column;
    bool fits = true;
    while (count > 0) {
        int piece = count < LONGEST_RUN ? count : LONGEST_RUN;
        if (piece < count && piece > 1 && cells[piece].scalar == 0) piece -= 1;
        fits = put_piece(column, row, cells, piece) && fits;
        column += piece;
        cells += piece;
        count -= piece;
    }
    return fits;
}

void plat_screen_forget(void) {
    if (screen == NULL) return;
    if (color_count > 0) pairs_reset();
    clearok(curscr, TRUE);
}

void plat_screen_cursor(int column, int row) {
    if (screen == NULL) return;
    bool visible = column >= 0 && column < COLS && row >= 0 && row < LINES;
    leaveok(stdscr, !visible);
    if (visible) move(row, column);
    curs_set(visible ? 1 : 0);
}

static size_t waiting(void) {
    fflush(file);
    off_t length = lseek(descriptor, 0, SEEK_CUR);
    return length > 0 ? (size_t)length : 0;
}

size_t plat_screen_update(void) {
    if (screen == NULL) return 0;
    refresh();
    return waiting();
}

size_t plat_screen_leave(void) {
    if (screen == NULL || isendwin()) return 0;
    curs_set(1);
    endwin();
    return waiting();
}

size_t plat_screen_take(uint8_t *buffer, size_t capacity) {
    if (screen == NULL) return 0;
    size_t length = waiting();
    ssize_t taken = pread(descriptor, buffer, length < capacity ? length : capacity, 0);
    lseek(descriptor, 0, SEEK_SET);
    return taken > 0 ? (size_t)taken : 0;
}

void plat_screen_resize(int columns, int rows) {
    if (screen == NULL) return;
    resizeterm(rows > 0 ? rows : 1, columns > 0 ? columns : 1);
    clearok(curscr, TRUE);
}

void plat_screen_free(void) {
    if (screen != NULL) delscreen(screen);
    screen = NULL;
    if (file != NULL) fclose(file);
    file = NULL;
    descriptor = -1;
}
