// parse FILE: reads a file and parses it once to a simdjson DOM, as a program that wants its contents would.

#include <cstdio>
#include <simdjson.h>

int main(int argc, char **argv) {
    if (argc != 2) return std::fputs("parse wants a file\n", stderr), 2;
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (auto error = parser.load(argv[1]).get(root)) {
        std::fprintf(stderr, "%s: %s\n", argv[1], simdjson::error_message(error));
        return 1;
    }
    std::printf("%d\n", int(root.type()));
}
