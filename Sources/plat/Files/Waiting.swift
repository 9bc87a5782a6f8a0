import Glibc

/// Pipes and devices, which one may wait for without an end: a person who names one in the running editor would see
/// it stand still.
enum Waiting {
    /// Whether reading a path may wait.
    static func mayHappen(reading path: String) -> Bool {
        kind(path).map { $0 != S_IFREG && $0 != S_IFDIR } ?? false
    }

    /// Why the editor does not read a path; nil: it does.
    static func refusal(reading path: String) -> String? {
        mayHappen(reading: path) ? "\(path): is a pipe or a device; here only files are read" : nil
    }

    /// Why the editor does not write to a path; nil: it does.
    static func refusal(writing path: String) -> String? {
        kind(path) == S_IFIFO ? "\(path): is a pipe; the editor writes files only" : nil
    }

    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
