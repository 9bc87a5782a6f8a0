// bresenham FILE LONGITUDE LATITUDE ZOOM ...: draws every segment of a GeoJSON file into 400x240 dots, once for each
// view, and prints a line for each: the least milliseconds of processor time that a frame took. The zoom is plat's.
//
// This is the plain way to draw: each frame scales every vertex (projected before, and kept as doubles), and walks
// each segment that meets the picture by Bresenham. Nothing is kept from frame to frame.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "geometry.hpp"

constexpr int width = 400, height = 240;

struct Picture {
    unsigned char dots[width * height];

    void draw(int x0, int y0, int x1, int y1) {
        int dx = std::abs(x1 - x0), dy = -std::abs(y1 - y0);
        int step_x = x0 < x1 ? 1 : -1, step_y = y0 < y1 ? 1 : -1;
        int error = dx + dy;
        while (true) {
            if (unsigned(x0) < width && unsigned(y0) < height) dots[y0 * width + x0] = 1;
            if (x0 == x1 && y0 == y1) return;
            int twice = 2 * error;
            if (twice >= dy) error += dy, x0 += step_x;
            if (twice <= dx) error += dx, y0 += step_y;
        }
    }
};

// The world's place of the upper left corner, and how many dots a world is wide.
struct View {
    double x, y, scale;

    View(double longitude, double latitude, double zoom) {
        Vertex center = projected(longitude, latitude);
        scale = 128 * std::exp2(zoom);
        x = center.x - width / 2 / scale;
        y = center.y - height / 2 / scale;
    }
};

static bool misses(Vertex a, Vertex b) {
    return (a.x < 0 && b.x < 0) || (a.y < 0 && b.y < 0) || (a.x >= width && b.x >= width) ||
           (a.y >= height && b.y >= height);
}

static void frame(const Geometry &geometry, const View &view, Picture &picture) {
    std::memset(picture.dots, 0, sizeof picture.dots);
    size_t index = 0;
    for (size_t end : geometry.ends) {
        Vertex last{};
        for (size_t start = index; index < end; index++) {
            Vertex world = geometry.vertices[index];
            Vertex dot{(world.x - view.x) * view.scale, (world.y - view.y) * view.scale};
            Vertex from = index == start ? dot : last;
            if (!misses(from, dot)) picture.draw(int(from.x), int(from.y), int(dot.x), int(dot.y));
            last = dot;
        }
    }
}

static double milliseconds(const Geometry &geometry, const View &view) {
    Picture picture;
    double least = 1e9;
    for (int round = 0; round < 7; round++) {
        std::clock_t start = std::clock();
        frame(geometry, view, picture);
        least = std::min(least, 1e3 * double(std::clock() - start) / CLOCKS_PER_SEC);
    }
    // Some use of the picture, so that drawing it cannot be left out.
    if (std::count(picture.dots, picture.dots + sizeof picture.dots, 1) > width * height) std::abort();
    return least;
}

int main(int argc, char **argv) {
    if (argc < 5 || argc % 3 != 2) return std::fputs("bresenham wants a file and views\n", stderr), 2;
    Geometry geometry;
    {
        simdjson::dom::parser parser;
        simdjson::dom::element root;
        if (auto error = parser.load(argv[1]).get(root)) {
            std::fprintf(stderr, "%s: %s\n", argv[1], simdjson::error_message(error));
            return 1;
        }
        geometry.read(root);
    }
    for (int i = 2; i < argc; i += 3) {
        View view(std::atof(argv[i]), std::atof(argv[i + 1]), std::atof(argv[i + 2]));
        std::printf("%.3f\n", milliseconds(geometry, view));
    }
}
