/// Where the backup of a file lies: a name that follows from the file's own, so that it is found again.
enum BackupPath {
    static let ending = ".plat-backup"
    /// Most file systems allow names of 255 bytes: limits.h(0p).
    private static let longestName = 255

    /// Beside the file, hidden; nil where the name would be too long.
    static func beside(_ target: String) -> String? {
        let name = ".\(TargetPath.name(of: target))\(ending)"
        guard name.utf8.count <= longestName else { return nil }
        let folder = TargetPath.folder(of: target)
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// In the folder of backups: the whole path with `%` for `/`, or of a long one its end and its hash.
    static func among(_ backups: String, _ target: String) -> String {
        let flat = String(target.map { $0 == "/" ? "%" : $0 })
        let room = longestName - ending.utf8.count
        guard flat.utf8.count > room else { return "\(backups)/\(flat)\(ending)" }
        let hash = String(hash(target), radix: 16)
        var end = flat.suffix(room - 1 - hash.utf8.count)
        while end.utf8.count > room - 1 - hash.utf8.count { end.removeFirst() }
        return "\(backups)/\(hash)-\(end)\(ending)"
    }

    /// FNV-1a of 64 bits (Fowler, Noll, Vo).
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
