#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// A file below Assets/ that the binary brings with it.
struct plat_asset {
    /// As below Assets/, with slashes: "Themes/dark.theme".
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// The asset of a path, or NULL.
const struct plat_asset *plat_asset(const char *path);

/// The asset of an index, from 0, or NULL behind the last. Those of a folder stand together, in their own order.
const struct plat_asset *plat_asset_at(size_t index);

#endif
