#ifndef CGEOS_H
#define CGEOS_H

#include <stddef.h>

/// What GEOS says of some polygons.
enum plat_validity {
    PLAT_VALID,
    PLAT_INVALID,
    /// GEOS refused to judge them.
    PLAT_NOT_JUDGED,
    /// The library could not be opened: libgeos_c.so.1, from the Debian package libgeos-c1v5.
    PLAT_GEOS_MISSING,
};

/// Why polygons are not valid, in GEOS's words ("Self-intersection"), and where.
struct plat_fault {
    char reason[64];
    double x;
    double y;
};

/// Whether GEOS can be opened. The library is opened with dlopen(3) on the first use, which spares every other
/// start of the program its cost; it stays open.
int plat_geos_is_there(void);

/// Judges polygons as one geometry by GEOSisValidDetail_r: see geos_c.h.
///
/// `coordinates` are x and y of all rings, one ring after the other; `ring_sizes` says how many positions each has,
/// `polygon_rings` how many rings each polygon has, its exterior first. Every ring must be closed and have at least
/// four positions, and every number must be finite; else the answer is PLAT_NOT_JUDGED.
/// `allow_touching`: a ring that touches itself and so encloses a hole is valid (the ESRI rule).
/// `fault` is written where the answer is PLAT_INVALID. May be called from any thread.
enum plat_validity plat_geos_judge(const double *coordinates, const size_t *ring_sizes, const size_t *polygon_rings,
                                   size_t polygon_count, int allow_touching, struct plat_fault *fault);

#endif
