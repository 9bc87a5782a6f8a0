/// A rectangle in points.
struct PointRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}

/// What a character that is a picture covers of its cell of 8 x 16 points.
enum CellShape: Hashable {
    /// Block elements, U+2580 to U+259F; the shades cover the whole, mixed with what is beneath.
    case blocks([PointRect], opacity: Double)
    /// Braille, U+2800 to U+28FF: the middles of its dots.
    case dots([Place])
    /// Light box drawing: where it begins, and from there an SVG path.
    case lines(from: Place, path: String)

    /// In points from the cell's upper left.
    struct Place: Hashable {
        var x: Int
        var y: Int
    }

    /// nil for a character that is a letter or a mark.
    init?(_ scalar: UInt32) {
        switch scalar {
        case 0x2580: self = .block(0, 0, 8, 8)
        case 0x2581...0x2588:
            let height = 2 * Int(scalar - 0x2580)
            self = .block(0, 16 - height, 8, height)
        case 0x2589...0x258F: self = .block(0, 0, Int(0x2590 - scalar), 16)
        case 0x2590: self = .block(4, 0, 4, 16)
        case 0x2591...0x2593: self = .block(0, 0, 8, 16, opacity: Double(scalar - 0x2590) / 4)
        case 0x2594: self = .block(0, 0, 8, 2)
        case 0x2595: self = .block(7, 0, 1, 16)
        case 0x2596...0x259F: self = .quarters(CellShape.quarters[Int(scalar - 0x2596)])
        case 0x2800...0x28FF: self = .braille(UInt8(truncatingIfNeeded: scalar))
        default:
            guard let (x, y, path) = CellShape.boxes[scalar] else { return nil }
            self = .lines(from: Place(x: x, y: y), path: path)
        }
    }

    private static func block(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, opacity: Double = 1
    ) -> CellShape {
        .blocks([PointRect(x: x, y: y, width: width, height: height)], opacity: opacity)
    }

    /// Bits for the upper left, upper right, lower left and lower right quarter, U+2596 to U+259F.
    private static let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

    private static func quarters(_ mask: Int) -> CellShape {
        let found = (0..<4).filter { mask & 1 << $0 != 0 }
        return .blocks(
            found.map { PointRect(x: $0 % 2 * 4, y: $0 / 2 * 8, width: 4, height: 8) }, opacity: 1)
    }

    /// Unicode counts the dots down the left column, down the right, then the lowest row.
    private static func braille(_ mask: UInt8) -> CellShape {
        let places = [(2, 2), (2, 6), (2, 10), (6, 2), (6, 6), (6, 10), (2, 14), (6, 14)]
        return .dots(
            places.indices.filter { mask & 1 << UInt8($0) != 0 }.map {
                Place(x: places[$0].0, y: places[$0].1)
            })
    }

    private static let boxes: [UInt32: (Int, Int, String)] = [
        0x2500: (0, 8, "h8"), 0x2502: (4, 0, "v16"), 0x250C: (8, 8, "h-4v8"), 0x2510: (0, 8, "h4v8"),
        0x2514: (4, 0, "v8h4"), 0x2518: (4, 0, "v8h-4"), 0x251C: (4, 0, "v16m0 -8h4"),
        0x2524: (4, 0, "v16m0 -8h-4"),
        0x252C: (0, 8, "h8m-4 0v8"), 0x2534: (0, 8, "h8m-4 0v-8"), 0x253C: (0, 8, "h8m-4 -8v16"),
        0x256D: (8, 8, "q-4 0 -4 8"), 0x256E: (0, 8, "q4 0 4 8"), 0x256F: (4, 0, "q0 8 -4 8"),
        0x2570: (4, 0, "q0 8 4 8"),
        0x2574: (0, 8, "h4"), 0x2575: (4, 0, "v8"), 0x2576: (4, 8, "h4"), 0x2577: (4, 8, "v8"),
    ]
}
