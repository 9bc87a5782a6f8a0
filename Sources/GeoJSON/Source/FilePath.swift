import Glibc

/// Where a path leads, be there a file yet or not.
public enum FilePath {
    /// The real path, symbolic links followed, of a file or of what would become one. nil where its folder is not
    /// there, or the links lead in a circle.
    public static func real(_ path: String) -> String? {
        guard let target = TargetPath.resolved(path) else { return nil }
        if let real = realpath(target, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let folder = TargetPath.folder(of: target)
        guard let real = realpath(folder, nil) else { return nil }
        defer { free(real) }
        let found = String(cString: real)
        return (found == "/" ? "" : found) + "/" + TargetPath.name(of: target)
    }

    /// The folder of the file that a path leads to, as the path or its last link has it.
    public static func folder(_ path: String) -> String {
        TargetPath.folder(of: TargetPath.resolved(path) ?? path)
    }
}
