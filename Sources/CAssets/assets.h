#ifndef PLAT_ASSETS_H
#define PLAT_ASSETS_H

#include "CAssets.h"

// #embed is of C23; clang has it in every mode, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// A row of a table of assets.
#define ASSET(path, name) { path, name, sizeof name }
/// The end of a table.
#define ASSETS_END { NULL, NULL, 0 }

// One table a folder of Assets, in a file of its own.
extern const struct plat_asset plat_basemap[];
extern const struct plat_asset plat_themes[];
extern const struct plat_asset plat_symbols[];

#endif
