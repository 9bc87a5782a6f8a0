#define _GNU_SOURCE
#include "CSystem.h"

#include <stdlib.h>

double plat_strtod(const char *text, char **end) {
    static locale_t c_locale = (locale_t)0;
    locale_t locale = __atomic_load_n(&c_locale, __ATOMIC_ACQUIRE);
    if (locale == (locale_t)0) {
        locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
        __atomic_store_n(&c_locale, locale, __ATOMIC_RELEASE);
    }
    return strtod_l(text, end, locale);
}
