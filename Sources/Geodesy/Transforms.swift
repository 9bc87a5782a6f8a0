import Synchronization

/// The transforms that were made: each takes PROJ some hundredths of a second.
enum Transforms {
    private static let made = Mutex<[String: Transform]>([:])

    /// The one from a registered system to longitude and latitude.
    static func transform(named name: String) throws(GeodesyError) -> Transform {
        if let transform = made.withLock({ $0[name] }) { return transform }
        let transform = try Transform(name: name)
        made.withLock { $0[name] = transform }
        return transform
    }
}
