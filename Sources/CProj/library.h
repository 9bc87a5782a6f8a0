#ifndef CPROJ_LIBRARY_H
#define CPROJ_LIBRARY_H

#include <geodesic.h>
#include <proj.h>

/// The functions of libproj that are used here, by the types that its headers give them.
struct proj_library {
    __typeof__(&proj_context_create) context_create;
    __typeof__(&proj_context_destroy) context_destroy;
    __typeof__(&proj_context_set_enable_network) context_set_enable_network;
    __typeof__(&proj_log_level) log_level;
    __typeof__(&proj_create) create;
    __typeof__(&proj_get_type) get_type;
    __typeof__(&proj_create_crs_to_crs) create_crs_to_crs;
    __typeof__(&proj_normalize_for_visualization) normalize_for_visualization;
    __typeof__(&proj_trans_generic) trans_generic;
    __typeof__(&proj_errno_reset) errno_reset;
    __typeof__(&proj_destroy) destroy;
    __typeof__(&geod_init) geod_init;
    __typeof__(&geod_inverse) geod_inverse;
    __typeof__(&geod_polygon_init) geod_polygon_init;
    __typeof__(&geod_polygon_addpoint) geod_polygon_addpoint;
    __typeof__(&geod_polygon_compute) geod_polygon_compute;
};

/// The library, opened by the first call; NULL when it cannot be used.
const struct proj_library *plat_proj_library(void);

#endif
