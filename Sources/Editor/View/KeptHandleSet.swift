import GeoJSON
import Geography
import Synchronization

/// The handles of a selected feature as it lies still, for the view that was asked for last: a pointer that moves asks
/// for them again and again.
final class KeptHandleSet: Sendable {
    private struct Key: Equatable {
        let viewport: Viewport
        let first: VertexReference?
    }

    private let kept = Mutex<(key: Key, handles: HandleSet)?>(nil)

    func handles(in viewport: Viewport, first: VertexReference?, make: () -> HandleSet) -> HandleSet {
        let key = Key(viewport: viewport, first: first)
        if let kept = kept.withLock({ $0 }), kept.key == key { return kept.handles }
        let made = make()
        kept.withLock { $0 = (key, made) }
        return made
    }
}
