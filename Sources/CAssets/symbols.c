#include "assets.h"

static const unsigned char pin_small[] = {
#embed "../../Assets/Symbols/pin-small.symbol"
};

static const unsigned char pin_medium[] = {
#embed "../../Assets/Symbols/pin-medium.symbol"
};

static const unsigned char pin_large[] = {
#embed "../../Assets/Symbols/pin-large.symbol"
};

static const unsigned char star[] = {
#embed "../../Assets/Symbols/star.symbol"
};

static const unsigned char circle[] = {
#embed "../../Assets/Symbols/circle.symbol"
};

static const unsigned char square[] = {
#embed "../../Assets/Symbols/square.symbol"
};

static const unsigned char triangle[] = {
#embed "../../Assets/Symbols/triangle.symbol"
};

static const unsigned char cross[] = {
#embed "../../Assets/Symbols/cross.symbol"
};

static const unsigned char flag[] = {
#embed "../../Assets/Symbols/flag.symbol"
};

static const unsigned char home[] = {
#embed "../../Assets/Symbols/home.symbol"
};

static const unsigned char camp[] = {
#embed "../../Assets/Symbols/camp.symbol"
};

static const unsigned char heart[] = {
#embed "../../Assets/Symbols/heart.symbol"
};

static const unsigned char danger[] = {
#embed "../../Assets/Symbols/danger.symbol"
};

const struct plat_asset plat_symbols[] = {
    ASSET("Symbols/pin-small.symbol", pin_small),
    ASSET("Symbols/pin-medium.symbol", pin_medium),
    ASSET("Symbols/pin-large.symbol", pin_large),
    ASSET("Symbols/star.symbol", star),
    ASSET("Symbols/circle.symbol", circle),
    ASSET("Symbols/square.symbol", square),
    ASSET("Symbols/triangle.symbol", triangle),
    ASSET("Symbols/cross.symbol", cross),
    ASSET("Symbols/flag.symbol", flag),
    ASSET("Symbols/home.symbol", home),
    ASSET("Symbols/camp.symbol", camp),
    ASSET("Symbols/heart.symbol", heart),
    ASSET("Symbols/danger.symbol", danger),
    ASSETS_END,
};
