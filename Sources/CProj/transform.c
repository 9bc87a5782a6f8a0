#include "CProj.h"
#include "library.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct plat_transform {
    // Neither a context nor what was made in it may be used by two threads at once.
    pthread_mutex_t lock;
    PJ_CONTEXT *context;
    PJ *operation;
};

/// Why a name is of no system that places things on the earth by two numbers; NULL when it is of one. (From one of
/// heights alone PROJ makes a transform too, which changes nothing.)
static const char *refusal(const struct proj_library *proj, PJ_CONTEXT *context, const char *name) {
    PJ *system = proj->create(context, name);
    if (!system) return "PROJ has no such system";
    const PJ_TYPE type = proj->get_type(system);
    proj->destroy(system);
    const int is_horizontal = type == PJ_TYPE_PROJECTED_CRS || type == PJ_TYPE_GEOGRAPHIC_2D_CRS ||
                              type == PJ_TYPE_GEOGRAPHIC_3D_CRS || type == PJ_TYPE_COMPOUND_CRS;
    return is_horizontal ? NULL : "it is none of places on the earth";
}

/// The operation from a system to longitude and latitude; NULL when there is none.
static PJ *create_operation(const struct proj_library *proj, PJ_CONTEXT *context, const char *name) {
    PJ *given = proj->create_crs_to_crs(context, name, "OGC:CRS84", NULL);
    if (!given) return NULL;
    PJ *operation = proj->normalize_for_visualization(context, given);
    proj->destroy(given);
    return operation;
}

struct plat_transform *plat_transform_create(const char *name, char *reason, size_t capacity) {
    const struct proj_library *proj = plat_proj_library();
    if (!proj) {
        snprintf(reason, capacity, "%s", plat_proj_problem());
        return NULL;
    }
    PJ_CONTEXT *context = proj->context_create();
    struct plat_transform *transform = calloc(1, sizeof *transform);
    if (!context || !transform) {
        snprintf(reason, capacity, "no memory");
        free(transform);
        if (context) proj->context_destroy(context);
        return NULL;
    }
    // What it has to say is told by us, and a map is opened where there is no network.
    proj->log_level(context, PJ_LOG_NONE);
    proj->context_set_enable_network(context, 0);
    const char *words = refusal(proj, context, name);
    PJ *operation = words ? NULL : create_operation(proj, context, name);
    if (!operation) {
        snprintf(reason, capacity, "%s", words ? words : "PROJ knows no way from it to longitude and latitude");
        proj->context_destroy(context);
        free(transform);
        return NULL;
    }
    transform->context = context;
    transform->operation = operation;
    pthread_mutex_init(&transform->lock, NULL);
    return transform;
}

void plat_transform_destroy(struct plat_transform *transform) {
    const struct proj_library *proj = plat_proj_library();
    if (!transform || !proj) return;
    proj->destroy(transform->operation);
    proj->context_destroy(transform->context);
    pthread_mutex_destroy(&transform->lock);
    free(transform);
}

/// No unit makes the earth larger than this; PROJ would turn such a number into some place or other.
static const double farthest = 1e10;

static void drop_absurd(double *pairs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        double *pair = pairs + 2 * i;
        if (fabs(pair[0]) <= farthest && fabs(pair[1]) <= farthest) continue;
        pair[0] = pair[1] = HUGE_VAL;
    }
}

void plat_transform_run(struct plat_transform *transform, int inverse, double *pairs, size_t count) {
    const struct proj_library *proj = plat_proj_library();
    if (!proj || count == 0) return;
    const size_t stride = 2 * sizeof *pairs;
    drop_absurd(pairs, count);
    pthread_mutex_lock(&transform->lock);
    // An error that a pair left behind is not of the next one.
    proj->errno_reset(transform->operation);
    proj->trans_generic(transform->operation, inverse ? PJ_INV : PJ_FWD, pairs, stride, count, pairs + 1, stride,
                        count, NULL, 0, 0, NULL, 0, 0);
    pthread_mutex_unlock(&transform->lock);
    for (size_t i = 0; i < count; i++) {
        double *pair = pairs + 2 * i;
        if (!isfinite(pair[0]) || !isfinite(pair[1])) pair[0] = pair[1] = HUGE_VAL;
    }
}
