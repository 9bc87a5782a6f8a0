// Reads texts and says of each what simdjson makes of it; `mutate.py` holds that against plat.
//
// In: the length of a text in four bytes, and the text; again until the input ends. Out, for each: a byte, whether it
// is one JSON text; a byte, whether it is several in a row, or after the marks of RFC 8142; a count in four bytes and
// so many doubles, the first two numbers of each position, in the order of the file. A count of all ones: the numbers
// are not told. All numbers have this machine's order of bytes.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <set>
#include <simdjson.h>
#include <string>
#include <vector>

using namespace simdjson;

struct Positions {
    std::vector<double> numbers;
    // Which of two members of a name counts, RFC 8259 leaves open.
    bool is_ambiguous = false;

    void read(dom::object object) {
        std::string_view type;
        dom::element value;
        check_names(object);
        if (object["type"].get(type)) return;
        if (type == "FeatureCollection") read_all(object, "features", &Positions::read_feature);
        else if (type == "GeometryCollection") read_all(object, "geometries", &Positions::read);
        else if (type == "Feature") read_feature(object);
        else if (!object["coordinates"].get(value)) read_coordinates(value);
    }

private:
    void check_names(dom::object object) {
        std::set<std::string_view> names;
        for (auto member : object) is_ambiguous |= !names.insert(member.key).second;
    }

    void read_all(dom::object object, const char *name, void (Positions::*read)(dom::object)) {
        dom::array members;
        if (object[name].get(members)) return;
        for (auto member : members) {
            dom::object inner;
            if (!member.get(inner)) (this->*read)(inner);
        }
    }

    // What stands in `features` is one, whatever it says that it is.
    void read_feature(dom::object object) {
        dom::object geometry;
        check_names(object);
        if (!object["geometry"].get(geometry)) read(geometry);
    }

    void read_coordinates(dom::element value) {
        dom::array array;
        if (value.get(array)) return;
        double x, y;
        if (!array.at(0).get(x) && !array.at(1).get(y)) {
            numbers.push_back(x);
            numbers.push_back(y);
            return;
        }
        for (auto member : array) read_coordinates(member);
    }
};

// Calls with each part of a text that is a string, its quotes included, and with each that is not.
template <typename Strings, typename Others> static void split(const std::string &text, Strings strings, Others others) {
    size_t at = 0;
    while (at < text.size()) {
        size_t quote = std::min(text.find('"', at), text.size());
        others(text.substr(at, quote - at));
        if (quote == text.size()) return;
        size_t end = quote + 1;
        while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
        end = std::min(end + 1, text.size());
        strings(text.substr(quote, end - quote));
        at = end;
    }
}

static bool digits(const std::string &text, size_t &at) {
    size_t start = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') at++;
    return at > start;
}

// The number of RFC 8259 section 6 that is the whole of a text.
static bool is_number(const std::string &text) {
    size_t at = text[0] == '-' ? 1 : 0, start = at;
    if (!digits(text, at) || (text[start] == '0' && at > start + 1)) return false;
    if (at < text.size() && text[at] == '.' && !digits(text, ++at)) return false;
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        at++;
        if (at < text.size() && (text[at] == '+' || text[at] == '-')) at++;
        if (!digits(text, at)) return false;
    }
    return at == text.size();
}

// Numbers that no double or 64-bit integer holds, and halves of surrogate pairs, are fine by RFC 8259; simdjson
// refuses them. The text with others in their places, which are right exactly where these are.
static std::string tamed(const std::string &text) {
    std::string result;
    auto string = [&](std::string part) {
        for (size_t at = 1; at + 5 < part.size(); at++) {
            if (part[at] != '\\') continue;
            if (part[at + 1] == 'u' && part.find_first_not_of("0123456789abcdefABCDEF", at + 2) >= at + 6)
                part.replace(at + 2, 4, "0041");
            at++;
        }
        result += part;
    };
    auto other = [&](const std::string &part) {
        const char *letters = "-+.0123456789eE";
        for (size_t at = 0; at < part.size();) {
            size_t end = std::min(part.find_first_not_of(letters, at), part.size());
            if (end == at) {
                result += part[at++];
                continue;
            }
            std::string word = part.substr(at, end - at);
            // The letter in `true` and `false` stands here too, by itself.
            result += is_number(word) ? "0" : word;
            at = end;
        }
    };
    split(text, string, other);
    return result;
}

static dom::parser parser;

static bool parses(const std::string &text) { return !parser.parse(text).error(); }

// Several texts in a row; the marks between them, outside of strings, stand for white space.
static bool is_several(const std::string &text) {
    std::string plain;
    split(text, [&](const std::string &part) { plain += part; }, [&](std::string part) {
        for (char &letter : part)
            if (letter == '\x1e') letter = ' ';
        plain += part;
    });
    plain = tamed(plain);
    dom::document_stream stream;
    if (parser.parse_many(plain, plain.size() + 64).get(stream)) return false;
    for (auto document : stream)
        if (document.error()) return false;
    return stream.truncated_bytes() == 0;
}

static std::optional<std::vector<double>> positions(const std::string &text) {
    dom::object root;
    if (parser.parse(text).get(root)) return {};
    Positions positions;
    positions.read(root);
    if (positions.is_ambiguous) return {};
    return positions.numbers;
}

int main() {
    uint32_t length;
    while (std::fread(&length, sizeof length, 1, stdin) == 1) {
        std::string text(length, '\0');
        if (std::fread(text.data(), 1, length, stdin) != length) return 1;
        // A byte order mark is let go by.
        if (text.rfind("\xef\xbb\xbf", 0) == 0) text.erase(0, 3);
        bool is_plain = parses(text), is_one = is_plain || parses(tamed(text));
        auto numbers = is_plain ? positions(text) : std::nullopt;
        std::putchar(is_one);
        std::putchar(!is_one && is_several(text));
        uint32_t count = numbers ? uint32_t(numbers->size()) : UINT32_MAX;
        std::fwrite(&count, sizeof count, 1, stdout);
        if (numbers) std::fwrite(numbers->data(), sizeof(double), numbers->size(), stdout);
        std::fflush(stdout);
    }
}
