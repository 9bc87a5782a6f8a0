#include "CProj.h"
#include "library.h"

#include <math.h>

/// WGS 84; see https://epsg.org/ellipsoid_7030
static struct geod_geodesic ellipsoid(const struct proj_library *proj) {
    struct geod_geodesic geodesic;
    proj->geod_init(&geodesic, 6378137, 1 / 298.257223563);
    return geodesic;
}

/// After how many pairs it is asked whether to go on: some milliseconds.
enum { STRIDE = 8192 };

static int is_stopped(size_t done, plat_goes_on goes_on, void *context) {
    return goes_on && done % STRIDE == 0 && !goes_on(context, done);
}

double plat_geodesic_length(const double *pairs, size_t count, plat_goes_on goes_on, void *context) {
    const struct proj_library *proj = plat_proj_library();
    if (!proj) return NAN;
    const struct geod_geodesic geodesic = ellipsoid(proj);
    double total = 0;
    for (size_t i = 1; i < count; i++) {
        if (is_stopped(i, goes_on, context)) return NAN;
        const double *from = pairs + 2 * (i - 1), *to = pairs + 2 * i;
        double length = 0;
        proj->geod_inverse(&geodesic, from[1], from[0], to[1], to[0], &length, NULL, NULL);
        total += length;
    }
    return total;
}

double plat_geodesic_area(const double *pairs, size_t count, plat_goes_on goes_on, void *context) {
    const struct proj_library *proj = plat_proj_library();
    if (!proj) return NAN;
    const struct geod_geodesic geodesic = ellipsoid(proj);
    struct geod_polygon polygon;
    proj->geod_polygon_init(&polygon, 0);
    for (size_t i = 0; i < count; i++) {
        if (is_stopped(i, goes_on, context)) return NAN;
        proj->geod_polygon_addpoint(&geodesic, &polygon, pairs[2 * i + 1], pairs[2 * i]);
    }
    double area = 0;
    proj->geod_polygon_compute(&geodesic, &polygon, 0, 1, &area, NULL);
    return area;
}
