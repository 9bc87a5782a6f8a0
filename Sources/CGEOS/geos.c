#include "CGEOS.h"

#include <dlfcn.h>
#include <geos_c.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The functions that are used, each with the type that geos_c.h gives it.
#define FUNCTIONS(each) \
    each(GEOS_init_r) each(GEOS_finish_r) each(GEOSCoordSeq_create_r) each(GEOSCoordSeq_setXY_r) \
    each(GEOSCoordSeq_destroy_r) each(GEOSGeom_createLinearRing_r) each(GEOSGeom_createPolygon_r) \
    each(GEOSGeom_createCollection_r) each(GEOSGeom_destroy_r) each(GEOSisValidDetail_r) each(GEOSFree_r) \
    each(GEOSGeomGetX_r) each(GEOSGeomGetY_r)

#define DECLARE(name) static __typeof__(name) *call_##name;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_there;

static void open_library(void) {
    void *library = dlopen("libgeos_c.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    is_there = 1;
#define FIND(name) \
    call_##name = (__typeof__(call_##name))dlsym(library, #name); \
    if (!call_##name) is_there = 0;
    FUNCTIONS(FIND)
}

int plat_geos_is_there(void) {
    pthread_once(&once, open_library);
    return is_there;
}

// A ring of `size` positions, or NULL.
static GEOSGeometry *make_ring(GEOSContextHandle_t geos, const double *xy, size_t size) {
    if (size < 4 || size > 0x7fffffff) return NULL;
    if (xy[0] != xy[2 * size - 2] || xy[1] != xy[2 * size - 1]) return NULL;
    GEOSCoordSequence *sequence = call_GEOSCoordSeq_create_r(geos, (unsigned)size, 2);
    if (!sequence) return NULL;
    for (size_t i = 0; i < size; i++) {
        if (!isfinite(xy[2 * i]) || !isfinite(xy[2 * i + 1]) ||
            !call_GEOSCoordSeq_setXY_r(geos, sequence, (unsigned)i, xy[2 * i], xy[2 * i + 1])) {
            call_GEOSCoordSeq_destroy_r(geos, sequence);
            return NULL;
        }
    }
    // Takes the sequence, also where it fails.
    return call_GEOSGeom_createLinearRing_r(geos, sequence);
}

static void destroy_all(GEOSContextHandle_t geos, GEOSGeometry **geometries, size_t count) {
    for (size_t i = 0; i < count; i++) call_GEOSGeom_destroy_r(geos, geometries[i]);
}

// A polygon of `count` rings, or NULL; `*coordinates` is moved behind them.
static GEOSGeometry *make_polygon(GEOSContextHandle_t geos, const double **coordinates, const size_t *ring_sizes,
                                  size_t count) {
    if (count == 0 || count > 0x7fffffff) return NULL;
    GEOSGeometry **rings = calloc(count, sizeof *rings);
    if (!rings) return NULL;
    GEOSGeometry *polygon = NULL;
    size_t made = 0;
    while (made < count && (rings[made] = make_ring(geos, *coordinates, ring_sizes[made]))) {
        *coordinates += 2 * ring_sizes[made];
        made++;
    }
    if (made == count) {
        // Takes the rings.
        polygon = call_GEOSGeom_createPolygon_r(geos, rings[0], count > 1 ? rings + 1 : NULL, (unsigned)count - 1);
    } else {
        destroy_all(geos, rings, made);
    }
    free(rings);
    return polygon;
}

// All polygons as one geometry, or NULL.
static GEOSGeometry *make_geometry(GEOSContextHandle_t geos, const double *coordinates, const size_t *ring_sizes,
                                   const size_t *polygon_rings, size_t count) {
    if (count == 0 || count > 0x7fffffff) return NULL;
    if (count == 1) return make_polygon(geos, &coordinates, ring_sizes, polygon_rings[0]);
    GEOSGeometry **polygons = calloc(count, sizeof *polygons);
    if (!polygons) return NULL;
    GEOSGeometry *geometry = NULL;
    size_t made = 0;
    while (made < count && (polygons[made] = make_polygon(geos, &coordinates, ring_sizes, polygon_rings[made]))) {
        ring_sizes += polygon_rings[made];
        made++;
    }
    if (made == count) {
        geometry = call_GEOSGeom_createCollection_r(geos, GEOS_MULTIPOLYGON, polygons, (unsigned)count);
    } else {
        destroy_all(geos, polygons, made);
    }
    free(polygons);
    return geometry;
}

static enum plat_validity judge(GEOSContextHandle_t geos, const GEOSGeometry *geometry, int allow_touching,
                                struct plat_fault *fault) {
    char *reason = NULL;
    GEOSGeometry *place = NULL;
    int flags = allow_touching ? GEOSVALID_ALLOW_SELFTOUCHING_RING_FORMING_HOLE : 0;
    char is_valid = call_GEOSisValidDetail_r(geos, geometry, flags, &reason, &place);
    if (is_valid == 0) {
        memset(fault, 0, sizeof *fault);
        if (reason) strncpy(fault->reason, reason, sizeof fault->reason - 1);
        if (!place || call_GEOSGeomGetX_r(geos, place, &fault->x) != 1 ||
            call_GEOSGeomGetY_r(geos, place, &fault->y) != 1) {
            fault->x = fault->y = NAN;
        }
    }
    if (reason) call_GEOSFree_r(geos, reason);
    if (place) call_GEOSGeom_destroy_r(geos, place);
    return is_valid == 1 ? PLAT_VALID : is_valid == 0 ? PLAT_INVALID : PLAT_NOT_JUDGED;
}

enum plat_validity plat_geos_judge(const double *coordinates, const size_t *ring_sizes, const size_t *polygon_rings,
                                   size_t polygon_count, int allow_touching, struct plat_fault *fault) {
    if (!plat_geos_is_there()) return PLAT_GEOS_MISSING;
    // A context of its own for each call: it costs little, and threads share nothing.
    GEOSContextHandle_t geos = call_GEOS_init_r();
    if (!geos) return PLAT_NOT_JUDGED;
    enum plat_validity answer = PLAT_NOT_JUDGED;
    GEOSGeometry *geometry = make_geometry(geos, coordinates, ring_sizes, polygon_rings, polygon_count);
    if (geometry) {
        answer = judge(geos, geometry, allow_touching, fault);
        call_GEOSGeom_destroy_r(geos, geometry);
    }
    call_GEOS_finish_r(geos);
    return answer;
}
