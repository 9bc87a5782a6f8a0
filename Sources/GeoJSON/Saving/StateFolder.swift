import Glibc

/// Where the program keeps what it must find again: `$XDG_STATE_HOME/plat`, by the XDG Base Directory
/// Specification, else `~/.local/state/plat`.
public enum StateFolder {
    /// nil when the environment names no home. A path that is not absolute is passed over, as the specification
    /// wants it.
    public static var path: String? {
        if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/plat" }
        return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.local/state/plat" : nil }
    }

    /// Where copies of files lie that cannot lie beside them.
    public static var backups: String? { path.map { $0 + "/backups" } }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Makes a folder, and those it lies in, for its owner only.
    static func make(_ folder: String) throws(SystemFailure) {
        do throws(SystemFailure) {
            _ = try SystemFailure.check { mkdir(folder, 0o700) }
        } catch {
            if error.number == EEXIST { return }
            let outer = TargetPath.folder(of: folder)
            guard error.number == ENOENT, outer != folder else { throw error }
            try make(outer)
            _ = try SystemFailure.check { mkdir(folder, 0o700) }
        }
    }
}
