#include "assets.h"

#include <string.h>

static const struct plat_asset *const tables[] = {plat_basemap, plat_themes, plat_symbols};

const struct plat_asset *plat_asset_at(size_t index) {
    for (size_t table = 0; table < sizeof tables / sizeof *tables; table++)
        for (const struct plat_asset *asset = tables[table]; asset->path != NULL; asset++)
            if (index-- == 0) return asset;
    return NULL;
}

const struct plat_asset *plat_asset(const char *path) {
    for (size_t table = 0; table < sizeof tables / sizeof *tables; table++)
        for (const struct plat_asset *asset = tables[table]; asset->path != NULL; asset++)
            if (strcmp(asset->path, path) == 0) return asset;
    return NULL;
}
