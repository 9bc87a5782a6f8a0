import CAssets
import Geography
import Testing

@testable import Basemap

/// The packed world as it is in the binary.
struct WorldFileTests {
    static let file: WorldFile? = plat_asset("Basemap/world.plm").flatMap {
        try? WorldFile(UnsafeRawBufferPointer(start: $0.pointee.bytes, count: $0.pointee.count))
    }

    struct PlacedBlock {
        let scale: WorldScale
        let place: WorldBlockPlace
        let block: WorldBlock

        /// The block's square, grown by a step.
        var box: WorldBox {
            let (across, step) = (Double(scale.blocksAcross), 1 / Double(1 << scale.stepBits))
            let isLast = place.row == scale.blocksAcross - 1
            return WorldBox(
                minX: Double(place.column) / across - step, minY: Double(place.row) / across - step,
                maxX: Double(place.column + 1) / across + step,
                // Antarctica goes on beyond the edge.
                maxY: isLast ? 1.5 + step : Double(place.row + 1) / across + step)
        }
    }

    static let blocks: [PlacedBlock] = {
        guard let file else { return [] }
        return file.scales.flatMap { scale in
            (0..<scale.blockCount).compactMap { index in
                let place = WorldBlockPlace(
                    column: index % scale.blocksAcross, row: index / scale.blocksAcross)
                return (try? file.block(place, of: scale)).map {
                    PlacedBlock(scale: scale, place: place, block: $0)
                }
            }
        }
    }()

    @Test func everyBlockCanBeRead() throws {
        let file = try #require(Self.file)
        #expect(file.scales.count == 3)
        #expect(Self.blocks.count == file.scales.map(\.blockCount).reduce(0, +))
    }

    @Test func everythingLiesInItsBlock() {
        for placed in Self.blocks {
            for shapes in placed.block.layers where !shapes.vertices.isEmpty {
                let box = shapes.box.worldBox
                #expect(
                    placed.box.contains(WorldPoint(x: box.minX, y: box.minY))
                        && placed.box.contains(WorldPoint(x: box.maxX, y: box.maxY)),
                    "\(placed.place) of \(placed.scale.blocksAcross)")
            }
            for place in placed.block.places {
                #expect(placed.box.contains(place.position.point), "\(place.name)")
            }
        }
    }

    @Test func noRingIsWithoutAreaAndNoLineWithoutLength() {
        for placed in Self.blocks {
            for layer in WorldLayer.allCases {
                let parts = placed.block.layers[layer.rawValue].parts
                for part in parts {
                    #expect(part.count >= (layer.isFilled ? 3 : 2))
                    #expect(!layer.isFilled || part.doubledArea != 0, "\(placed.place) \(layer)")
                    for (vertex, next) in zip(part, part.dropFirst()) { #expect(vertex != next) }
                }
            }
        }
    }

    /// The edges of the square are no borders: no line runs along 180 degrees or the poles.
    @Test func noLineRunsAlongTheEdgesOfTheSquare() {
        let edge = Int32(PackedWorld.scale)
        for placed in Self.blocks {
            for layer in WorldLayer.allCases where !layer.isFilled {
                for part in placed.block.layers[layer.rawValue].parts {
                    for (vertex, next) in zip(part, part.dropFirst()) {
                        #expect(!(vertex.x == next.x && (vertex.x == 0 || vertex.x == edge)))
                        #expect(!(vertex.y == next.y && (vertex.y <= 0 || vertex.y >= edge)))
                    }
                }
            }
        }
    }
}

extension WorldBlock.Shapes {
    var parts: [ArraySlice<PackedWorld>] {
        let all = Array(vertices)
        let ends = starts.dropFirst() + [UInt32(vertices.count)]
        return zip(starts, ends).map { all[Int($0)..<Int($1)] }
    }
}

extension ArraySlice<PackedWorld> {
    var doubledArea: Int {
        guard let last else { return 0 }
        return zip([last] + dropLast(), self).reduce(0) { sum, edge in
            sum + Int(edge.0.x) * Int(edge.1.y) - Int(edge.1.x) * Int(edge.0.y)
        }
    }
}
