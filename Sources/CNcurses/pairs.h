#ifndef CNCURSES_PAIRS_H
#define CNCURSES_PAIRS_H

#include <stdbool.h>
#include <stdint.h>

/// Makes ready for a terminal of `colors` colours (1 << 24, or a small palette). After start_color().
void pairs_start(int colors);

/// The number of a pair of colours, -1 for a default. 0, the two defaults, when there is no number left; then
/// `*full` is set.
int pairs_number(int32_t foreground, int32_t background, bool *full);

/// Forgets all pairs, so that every number is free again.
void pairs_reset(void);

#endif
