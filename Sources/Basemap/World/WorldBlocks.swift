import Geography
import Synchronization

/// The blocks of the packed world that were looked at: each is inflated when it is first seen, and kept. What the
/// last view was made of is kept in one piece, so that the next frame of the same blocks copies nothing.
final class WorldBlocks: Sendable {
    private struct Key: Hashable {
        let scale: Int
        let place: WorldBlockPlace
    }

    private struct Memory {
        var blocks: [Key: WorldBlock] = [:]
        var last: (scale: Int, places: [WorldBlockPlace], view: WorldView)?
    }

    private let file: WorldFile
    private let memory = Mutex(Memory())

    init(_ file: WorldFile) { self.file = file }

    /// How many blocks were inflated so far.
    var inflatedCount: Int { memory.withLock { $0.blocks.count } }

    /// The places of the whole world, block by block; the blocks are not kept.
    func allPlaces() -> [WorldPlace] {
        guard let scale = file.scales.last else { return [] }
        let rows = 0..<scale.blocksAcross
        return rows.flatMap { row in
            rows.flatMap { column in
                (try? file.block(WorldBlockPlace(column: column, row: row), of: scale).places) ?? []
            }
        }
    }

    /// Everything of the blocks that show in a viewport. A block that is damaged is an empty one.
    func view(in viewport: Viewport) -> WorldView {
        let number = file.scale(atZoom: viewport.camera.zoom)
        let scale = file.scales[number]
        let places = scale.blocks(in: viewport)
        return memory.withLock { memory in
            if let last = memory.last, last.scale == number, last.places == places { return last.view }
            let blocks = places.map { place in
                let key = Key(scale: number, place: place)
                if let block = memory.blocks[key] { return block }
                let block = (try? file.block(place, of: scale)) ?? .empty
                memory.blocks[key] = block
                return block
            }
            let view = WorldView(blocks)
            memory.last = (number, places, view)
            return view
        }
    }
}
