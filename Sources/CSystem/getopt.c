#include "CSystem.h"

#include <getopt.h>
#include <pthread.h>
#include <string.h>

enum { MAXIMUM_OPTIONS = 64 };

/// The two tables that getopt_long(3) wants.
struct tables {
    // Each option is at most a letter and a colon, behind "-:" and before the closing zero.
    char letters[2 * MAXIMUM_OPTIONS + 3];
    struct option names[MAXIMUM_OPTIONS + 1];
};

static void fill_tables(struct tables *tables, const struct plat_option *options, int count) {
    memset(tables, 0, sizeof *tables);
    // '-' hands operands over in their place; ':' tells a missing value from an unknown option.
    char *letter = tables->letters;
    *letter++ = '-';
    *letter++ = ':';
    struct option *name = tables->names;
    for (int i = 0; i < count && i < MAXIMUM_OPTIONS; i++) {
        if (options[i].code < 256) {
            *letter++ = (char)options[i].code;
            if (options[i].takes_value) *letter++ = ':';
        }
        if (options[i].name) {
            *name++ = (struct option){
                .name = options[i].name,
                .has_arg = options[i].takes_value ? required_argument : no_argument,
                .val = options[i].code,
            };
        }
    }
}

/// What one answer of getopt_long means. `word` is the word of the command line that it came from.
static struct plat_word interpret(int answer, const char *word) {
    int is_long = strncmp(word, "--", 2) == 0;
    switch (answer) {
    case 1:
        return (struct plat_word){.kind = PLAT_WORD_OPERAND, .value = optarg};
    case ':':
        return (struct plat_word){.kind = PLAT_WORD_VALUE_MISSING, .code = optopt};
    case '?':
        // A long option that is known is refused only for its value.
        return (struct plat_word){
            .kind = is_long && optopt ? PLAT_WORD_VALUE_UNWANTED : PLAT_WORD_UNKNOWN,
            .code = optopt,
        };
    default:
        return (struct plat_word){.kind = PLAT_WORD_OPTION, .code = answer, .value = optarg};
    }
}

static int is_problem(enum plat_word_kind kind) { return kind >= PLAT_WORD_UNKNOWN; }

static int read_words(int argc, char *const argv[], const struct tables *tables, struct plat_word *words,
                      int capacity) {
    int count = 0;
    opterr = 0;
    optind = 0; // glibc: begin anew, whatever an earlier reading left
    while (count < capacity) {
        optarg = NULL;
        // Within a cluster of letters optind still names the cluster; before the first call it is 0.
        int before = optind > 0 ? optind : 1;
        int answer = getopt_long(argc, argv, tables->letters, tables->names, NULL);
        if (answer == -1) break;
        struct plat_word word = interpret(answer, argv[before]);
        word.index = before;
        words[count++] = word;
        if (is_problem(word.kind)) return count;
    }
    for (int i = optind; i < argc && count < capacity; i++) {
        words[count++] = (struct plat_word){.kind = PLAT_WORD_LITERAL, .value = argv[i], .index = i};
    }
    return count;
}

int plat_getopt(int argc, char *const argv[], const struct plat_option *options, int option_count,
                struct plat_word *words, int capacity) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    struct tables tables;
    fill_tables(&tables, options, option_count);
    pthread_mutex_lock(&lock);
    int count = read_words(argc, argv, &tables, words, capacity);
    pthread_mutex_unlock(&lock);
    return count;
}
