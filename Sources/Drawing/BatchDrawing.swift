import Geography
import Synchronization
import Threads

extension Rasterizer {
    /// Draws a batch; one that takes long on two threads. The second draws on a canvas of its own, and what it covers
    /// is laid over what the first has drawn: most of the work is to find out which cells that is.
    mutating func draw(_ batch: ShapeBatch, viewport: Viewport) {
        let reach = batch.styles.reduce(0) { max($0, Stroke.reach(of: $1)) }
        let copies = WorldCopy.all(in: viewport, reach: reach)
        guard !copies.isEmpty else { return }
        var end = batch.items.startIndex
        if let cut = BatchCut(batch), canvas.canLayLater(batch) {
            end = draw(batch, cutAt: cut.item, in: copies)
        }
        canvas.draw(end..<batch.items.count, of: batch, in: copies)
    }

    /// Returns the index of the first shape that is not drawn.
    private mutating func draw(_ batch: ShapeBatch, cutAt cut: Int, in copies: [WorldCopy]) -> Int {
        let side = SideDrawing(on: &sideCanvas, like: canvas)
        let thread = SideThread { side.draw(cut..<batch.items.count, of: batch, in: copies) }
        canvas.draw(0..<cut, of: batch, in: copies)
        guard let thread else { return cut }
        thread.join()
        let end = side.finish(giving: &sideCanvas)
        canvas.lay(sideCanvas, of: batch)
        return end
    }
}

/// What another thread draws, on a canvas whose memory is kept from one to the next.
private final class SideDrawing: Sendable {
    private let drawn: Mutex<(canvas: Canvas, end: Int)>

    init(on kept: inout Canvas, like other: Canvas) {
        var taken = Canvas()
        swap(&taken, &kept)
        taken.resetForLater(like: other)
        drawn = Mutex((taken, 0))
    }

    func draw(_ items: Range<Int>, of batch: ShapeBatch, in copies: [WorldCopy]) {
        drawn.withLock { $0.end = $0.canvas.draw(items, of: batch, in: copies) }
    }

    /// Gives the canvas back with what is drawn on it, and returns the index of the first shape that is not.
    func finish(giving kept: inout Canvas) -> Int {
        drawn.withLock {
            swap(&$0.canvas, &kept)
            return $0.end
        }
    }
}
