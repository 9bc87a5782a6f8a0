#ifndef CPROJ_H
#define CPROJ_H

#include <stddef.h>

// PROJ, opened on first use: to link it would cost every start some forty libraries and 7 ms. Nothing but plain
// functions and structs crosses. All functions may be called from any thread.

/// Why libproj cannot be used, as dlopen(3) or dlsym(3) says it; NULL when it can. The first call opens it.
const char *plat_proj_problem(void);

/// From a reference system to longitude and latitude on WGS 84, in degrees, and back. East and longitude stand
/// first on both sides, as they do in GeoJSON.
struct plat_transform;

/// Makes the transform of a system that is named as `EPSG:2056`. NULL when there is no such system, or none that
/// leads to longitude and latitude; why goes into `reason`, cut to `capacity` bytes.
/// Reads the local proj.db only: the network is never asked.
struct plat_transform *plat_transform_create(const char *name, char *reason, size_t capacity);

void plat_transform_destroy(struct plat_transform *transform);

/// Transforms `count` pairs in place, from the system to longitude and latitude or, if `inverse`, back. A pair
/// that has no place on the other side becomes HUGE_VAL, both numbers of it. Calls wait for each other.
void plat_transform_run(struct plat_transform *transform, int inverse, double *pairs, size_t count);

/// Told now and then how many of the pairs are done; 0 stops the measuring, which then gives NaN.
typedef int (*plat_goes_on)(void *context, size_t done);

/// The length in metres of the geodesics of WGS 84 between `count` pairs of longitude and latitude in degrees.
/// NaN where a latitude is beyond 90, and where libproj cannot be used. `goes_on` may be NULL.
double plat_geodesic_length(const double *pairs, size_t count, plat_goes_on goes_on, void *context);

/// The area in square metres of the geodesic polygon with these `count` corners on WGS 84: positive when it runs
/// counter-clockwise, negative when clockwise. It closes by itself. NaN as above.
double plat_geodesic_area(const double *pairs, size_t count, plat_goes_on goes_on, void *context);

#endif
