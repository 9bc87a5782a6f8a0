#include "ncurses_include.h"

#include "pairs.h"

#include <string.h>

// ncurses wants colours in numbered pairs. Its own alloc_pair() keeps them in a tree that it copies as it grows, for
// tens of milliseconds; here a hash table remembers which numbers were given, in the order in which they came.
// Numbers are never redefined while they may be on the screen: ncurses would scan the screen for each.

enum { LIMIT = 1 << 16, SLOTS = LIMIT * 2 };

typedef struct {
    int32_t foreground;
    int32_t background;
    int32_t number;  // 0: a free slot
} slot;

static slot slots[SLOTS];
static int next_number;
static int palette;  // 0 in 24-bit colour
static bool palette_defined[(1 << 16) + 1024];

/// Lets ncurses allocate its whole table now, not in doublings.
static void reserve(void) {
    use_default_colors();
    if (palette == 0) init_extended_pair(LIMIT, 0, 0);
}

/// In a palette of n colours every combination has its fixed number. Those with a default come first: ncurses
/// allows numbers beyond COLOR_PAIRS only for as many as use a default, and only once those are defined.
static void define_defaults(void) {
    for (int color = 0; color < palette; color++) {
        init_extended_pair(1 + color, color, -1);
        init_extended_pair(1 + palette + color, -1, color);
    }
}

/// Memory that nobody wrote to is zero: to zero its 1.5 MB anew would touch every page of it at each start.
static void forget_numbers(void) {
    if (next_number > 1) memset(slots, 0, sizeof slots);
    next_number = 1;
}

void pairs_start(int colors) {
    palette = colors > 256 ? 0 : colors;
    forget_numbers();
    memset(palette_defined, 0, sizeof palette_defined);
    reserve();
    define_defaults();
}

void pairs_reset(void) {
    if (palette > 0) return;  // the fixed numbers never run out
    forget_numbers();
    reset_color_pairs();
    assume_default_colors(-1, -1);
    reserve();
}

static int palette_number(int32_t foreground, int32_t background) {
    if (foreground >= palette || background >= palette) return 0;
    if (background < 0) return 1 + foreground;
    if (foreground < 0) return 1 + palette + background;
    int number = 1 + 2 * palette + foreground * palette + background;
    if (!palette_defined[number]) {
        // An entry with few pairs: the background matters less than the stroke.
        if (init_extended_pair(number, foreground, background) == ERR) return 1 + foreground;
        palette_defined[number] = true;
    }
    return number;
}

static uint32_t hash(int32_t foreground, int32_t background) {
    uint64_t key = (uint64_t)(uint32_t)foreground << 32 | (uint32_t)background;
    return (uint32_t)((key * 0x9E3779B97F4A7C15u) >> 40) % SLOTS;
}

int pairs_number(int32_t foreground, int32_t background, bool *full) {
    if (foreground < 0 && background < 0) return 0;
    if (palette > 0) return palette_number(foreground, background);
    uint32_t index = hash(foreground, background);
    for (; slots[index].number != 0; index = (index + 1) % SLOTS) {
        if (slots[index].foreground == foreground && slots[index].background == background)
            return slots[index].number;
    }
    if (next_number >= LIMIT || init_extended_pair(next_number, foreground, background) == ERR) {
        *full = true;
        return 0;
    }
    slots[index] = (slot){foreground, background, next_number};
    return next_number++;
}
