import Geography

/// The exact bounds of coordinates as they stand in the file, in degrees unless it is in another reference system.
/// Longitudes are taken as they are spelled, in their own frame.
struct CoordinateBounds: Equatable {
    var west = Double.infinity
    var south = Double.infinity
    var east = -Double.infinity
    var north = -Double.infinity

    var isEmpty: Bool { west > east }

    mutating func formUnion(_ coordinate: Coordinate) {
        west = min(west, coordinate.longitude)
        south = min(south, coordinate.latitude)
        east = max(east, coordinate.longitude)
        north = max(north, coordinate.latitude)
    }

    func contains(_ other: CoordinateBounds) -> Bool {
        west <= other.west && south <= other.south && east >= other.east && north >= other.north
    }
}

extension GeometryReader {
    /// The bounds of the geometry that a path leads to; none is the whole.
    func bounds(of path: [Int]) -> CoordinateBounds {
        var bounds = CoordinateBounds()
        for part in parts where part.path.starts(with: path) {
            for coordinate in part.coordinates { bounds.formUnion(coordinate) }
        }
        return bounds
    }
}

extension Document {
    /// The exact bounds of some features. Only those are read that reach the edge of the packed bounds: packing
    /// keeps the order of coordinates, so no other can hold an extreme. A transform does not.
    func bounds(of features: Range<Int>) -> CoordinateBounds {
        var packed = PackedBox.empty
        for feature in features { packed.formUnion(packedBox(of: feature)) }
        var bounds = CoordinateBounds()
        for feature in features {
            let box = packedBox(of: feature)
            guard
                referenceSystem != nil || box.minX == packed.minX || box.minY == packed.minY
                    || box.maxX == packed.maxX
                    || box.maxY == packed.maxY
            else { continue }
            for part in reader(of: feature).parts {
                for coordinate in part.coordinates { bounds.formUnion(coordinate) }
            }
        }
        return bounds
    }
}
