#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <locale.h>

/// `strtod` in the C locale, whatever locale the process has set: reads a number from `text`, which must end in
/// a byte that is no part of a number, and sets `*end` behind it. See strtod(3), newlocale(3).
double plat_strtod(const char *text, char **end);

#endif
