import CSystem
import GeoJSON

/// A save without an editor's screen: a line says how far it is, and a signal that would end the program stops the
/// save first, so that it leaves the old file and nothing beside it.
enum WatchedSave {
    /// Saves, `name` being the file's for a person, and then lets a signal that came do what it does.
    static func run(
        name: String, _ save: (_ progress: @escaping (SaveStage) -> Bool) throws(SaveError) -> Saved
    ) throws(SaveError) -> Saved {
        let line = ProgressLine("saving", name: name)
        plat_stop_catch()
        defer {
            line.end()
            plat_stop_release()
        }
        return try save { stage in
            line.show(stage.done)
            return plat_stop_came() == 0
        }
    }
}
