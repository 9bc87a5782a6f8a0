#include "assets.h"

static const unsigned char world[] = {
#embed "../../Assets/Basemap/world.plm"
};

const struct plat_asset plat_basemap[] = {
    ASSET("Basemap/world.plm", world),
    ASSETS_END,
};
