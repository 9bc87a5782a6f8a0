// The vertices of a GeoJSON file as a plain program would keep them: doubles of the Mercator world, 0...1.

#pragma once

#include <cmath>
#include <cstddef>
#include <simdjson.h>
#include <vector>

struct Vertex {
    double x, y;
};

inline Vertex projected(double longitude, double latitude) {
    double sine = std::sin(std::fmax(-85.0511, std::fmin(85.0511, latitude)) * M_PI / 180);
    return {longitude / 360 + 0.5, 0.5 - std::log((1 + sine) / (1 - sine)) / (4 * M_PI)};
}

struct Geometry {
    std::vector<Vertex> vertices;
    // Where each path ends in `vertices`: a ring, a line or a point.
    std::vector<size_t> ends;

    void read(simdjson::dom::element root) {
        simdjson::dom::array members;
        if (!root["features"].get(members) || !root["geometries"].get(members)) {
            for (auto member : members) read(member);
            return;
        }
        simdjson::dom::element geometry;
        if (!root["geometry"].get(geometry)) return read(geometry);
        simdjson::dom::array coordinates;
        if (root["coordinates"].get(coordinates)) return;
        read_positions(coordinates);
    }

private:
    // An array of numbers is a position; one of positions, a path.
    void read_positions(simdjson::dom::array array) {
        if (append(array)) return end_path();
        bool holds_positions = false;
        for (simdjson::dom::element member : array) {
            simdjson::dom::array inner;
            if (member.get(inner)) continue;
            if (append(inner)) holds_positions = true;
            else read_positions(inner);
        }
        if (holds_positions) end_path();
    }

    bool append(simdjson::dom::array position) {
        double longitude, latitude;
        if (position.at(0).get(longitude) || position.at(1).get(latitude)) return false;
        vertices.push_back(projected(longitude, latitude));
        return true;
    }

    void end_path() { ends.push_back(vertices.size()); }
};
