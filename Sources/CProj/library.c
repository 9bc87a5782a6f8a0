#include "library.h"
#include "CProj.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static struct proj_library library;
static char problem[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    // The version whose headers this is compiled with: another could differ in its types.
    void *handle = dlopen("libproj.so.25", RTLD_LAZY | RTLD_LOCAL);
    if (!handle) {
        snprintf(problem, sizeof problem, "%s", dlerror());
        return;
    }
    const struct {
        const char *name;
        void *slot;
    } functions[] = {
        {"proj_context_create", &library.context_create},
        {"proj_context_destroy", &library.context_destroy},
        {"proj_context_set_enable_network", &library.context_set_enable_network},
        {"proj_log_level", &library.log_level},
        {"proj_create", &library.create},
        {"proj_get_type", &library.get_type},
        {"proj_create_crs_to_crs", &library.create_crs_to_crs},
        {"proj_normalize_for_visualization", &library.normalize_for_visualization},
        {"proj_trans_generic", &library.trans_generic},
        {"proj_errno_reset", &library.errno_reset},
        {"proj_destroy", &library.destroy},
        {"geod_init", &library.geod_init},
        {"geod_inverse", &library.geod_inverse},
        {"geod_polygon_init", &library.geod_polygon_init},
        {"geod_polygon_addpoint", &library.geod_polygon_addpoint},
        {"geod_polygon_compute", &library.geod_polygon_compute},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        // A slot is a pointer to a function; dlsym(3) has this form for storing into one.
        *(void **)functions[i].slot = dlsym(handle, functions[i].name);
        if (*(void **)functions[i].slot) continue;
        snprintf(problem, sizeof problem, "libproj.so.25 has no %s", functions[i].name);
        return;
    }
}

const char *plat_proj_problem(void) {
    pthread_once(&once, open_library);
    return problem[0] ? problem : NULL;
}

const struct proj_library *plat_proj_library(void) { return plat_proj_problem() ? NULL : &library; }
