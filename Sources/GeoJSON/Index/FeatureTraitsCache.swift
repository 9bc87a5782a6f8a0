import Synchronization

/// The traits of those features of a source that were asked for. A source never changes, so neither do they; all
/// copies of its document share them.
final class FeatureTraitsCache: Sendable {
    private let held = Mutex<[Int: FeatureTraits]>([:])
    /// So many at most; then it begins anew. A screen shows far fewer names.
    private static let most = 200_000

    func traits(of slot: Int, read: () -> FeatureTraits) -> FeatureTraits {
        if let found = held.withLock({ $0[slot] }) { return found }
        let traits = read()
        held.withLock {
            if $0.count >= FeatureTraitsCache.most { $0.removeAll() }
            $0[slot] = traits
        }
        return traits
    }
}
