import Glibc

/// What a person wrote for the program: `$XDG_CONFIG_HOME/plat`, by the XDG Base Directory Specification, else
/// `~/.config/plat`.
enum ConfigFolder {
    /// nil when the environment names no home. A path that is not absolute is passed over.
    static var path: String? {
        if let config = variable("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/plat" }
        return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.config/plat" : nil }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
