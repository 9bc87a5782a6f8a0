#include "assets.h"

static const unsigned char dark[] = {
#embed "../../Assets/Themes/dark.theme"
};

static const unsigned char light[] = {
#embed "../../Assets/Themes/light.theme"
};

static const unsigned char outdoors[] = {
#embed "../../Assets/Themes/outdoors.theme"
};

static const unsigned char mono[] = {
#embed "../../Assets/Themes/mono.theme"
};

const struct plat_asset plat_themes[] = {
    ASSET("Themes/dark.theme", dark),
    ASSET("Themes/light.theme", light),
    ASSET("Themes/outdoors.theme", outdoors),
    ASSET("Themes/mono.theme", mono),
    ASSETS_END,
};
