#include "ncurses_include.h"

#include "CNcurses.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

plat_terminfo plat_terminfo_read(const char *term) {
    plat_terminfo entry = {.found = false, .moves_cursor = false, .direct = false, .colors = -1};
    int result = 0;
    if (setupterm(term, STDERR_FILENO, &result) != OK) return entry;
    const char *address = tigetstr("cup");
    entry.found = true;
    entry.moves_cursor = address != NULL && address != (char *)-1;
    entry.direct = tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || tigetflag("Tc") > 0;
    entry.colors = tigetnum("colors");
    del_curterm(cur_term);
    return entry;
}

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool plat_locale_use_utf8(void) {
    if (setlocale(LC_CTYPE, "") != NULL && is_utf8()) return true;
    return setlocale(LC_CTYPE, "C.UTF-8") != NULL && is_utf8();
}
