#ifndef CXXHASH_H
#define CXXHASH_H

#include <xxhash.h>

#endif
