import CSystem
import Glibc

/// A new file that only its owner may read, under a name of its own, gone with this value unless it was renamed.
/// It is locked while it is being written, so that one that a killed save left can be told from it.
struct TemporaryFile: ~Copyable {
    let file: OpenFile
    private let path: String
    private var isRenamed = false

    /// Makes one, after removing from the folder what killed saves left there.
    init(in folder: String, mode: mode_t = 0o600) throws(SystemFailure) {
        AbandonedFile.removeAll(in: folder)
        let name = TemporaryFile.name(process: getpid(), number: UInt32.random(in: 0...UInt32.max))
        path = "\(folder)/\(name)"
        file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL, mode: mode)
        // A file system that has no locks refuses this to whoever might want to remove it, too.
        try? file.lock()
    }

    deinit { if !isRenamed { unlink(path) } }

    /// Gives it its name, in the place of what has that name now.
    mutating func rename(to target: String) throws(SystemFailure) {
        _ = try SystemFailure.check { Glibc.rename(path, target) }
        isRenamed = true
    }

    /// Gives it a name that nothing has; EEXIST where something has it by now.
    mutating func rename(toNew target: String) throws(SystemFailure) {
        do throws(SystemFailure) {
            _ = try SystemFailure.check { plat_rename_new(path, target) }
        } catch  where [EINVAL, ENOSYS].contains(error.number) {
            // Some file systems, such as NFS, do not know that; they know links.
            return try linkAndUnlink(target)
        }
        isRenamed = true
    }

    private mutating func linkAndUnlink(_ target: String) throws(SystemFailure) {
        do throws(SystemFailure) {
            _ = try SystemFailure.check { link(path, target) }
        } catch  where [EPERM, ENOTSUP, ENOSYS].contains(error.number) {
            // Those that know neither leave only this.
            return try rename(to: target)
        }
        unlink(path)
        isRenamed = true
    }
}

extension TemporaryFile {
    static let beginning = ".plat-"

    static func name(process: pid_t, number: UInt32) -> String { "\(beginning)\(process)-\(number).tmp" }

    /// The process that made a file of this name; nil when it is no such name.
    static func process(ofName name: String) -> pid_t? {
        let words = name.dropFirst(beginning.count).split(separator: "-", omittingEmptySubsequences: false)
        guard words.count == 2, let process = pid_t(words[0]), process > 0,
            let number = UInt32(words[1].prefix { $0 != "." }),
            name == TemporaryFile.name(process: process, number: number)
        else { return nil }
        return process
    }
}
