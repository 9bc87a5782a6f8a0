import CSystem
import Glibc

/// What a file is besides its bytes: owner, group, mode and extended attributes, xattr(7), POSIX access control
/// lists (`system.posix_acl_access`) among them.
struct FileAttributes {
    private let status: stat
    private let extended: [(name: [CChar], value: [UInt8])]

    private static let accessList = Array("system.posix_acl_access".utf8CString)
    /// Hashes and signatures of the bytes: the system makes them anew.
    private static let ofContent = ["security.ima", "security.evm"]

    /// Reads those of the file at a path, whose stat(2) is known.
    init(of path: String, _ status: stat) throws(SystemFailure) {
        self.status = status
        var extended: [(name: [CChar], value: [UInt8])] = []
        for name in try FileAttributes.names(at: path) {
            guard let value = try FileAttributes.value(of: name, at: path) else { continue }
            extended.append((name, value))
        }
        self.extended = extended
    }

    /// Gives them to a new file that only its owner may read yet. Fails when a single one cannot be kept: to lose
    /// an access list or an owner could open the file to others.
    func apply(to file: borrowing OpenFile) throws(SystemFailure) {
        let descriptor = file.descriptor
        let own = try file.status()
        if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
            _ = try SystemFailure.check { fchown(descriptor, status.st_uid, status.st_gid) }
        }
        try removeInheritedList(from: descriptor)
        _ = try SystemFailure.check { fchmod(descriptor, status.st_mode & 0o7777) }
        for (name, value) in extended {
            _ = try SystemFailure.check { fsetxattr(descriptor, name, value, value.count, 0) }
        }
    }

    /// A folder may give each new file a list of its own, acl(5), which the old file need not have had.
    private func removeInheritedList(from descriptor: Int32) throws(SystemFailure) {
        if extended.contains(where: { $0.name == FileAttributes.accessList }) { return }
        do throws(SystemFailure) {
            _ = try SystemFailure.check { fremovexattr(descriptor, FileAttributes.accessList) }
        } catch  where [ENODATA, ENOTSUP].contains(error.number) {
            return
        }
    }

    private static func names(at path: String) throws(SystemFailure) -> [[CChar]] {
        let list: [CChar]?
        do throws(SystemFailure) {
            list = try bytes { listxattr(path, $0, $1) }
        } catch  where error.number == ENOTSUP {
            return []
        }
        return (list ?? []).split(separator: 0).map { $0 + [0] }.filter { name in
            !ofContent.contains(String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
    }

    /// nil when it went away in between.
    private static func value(of name: [CChar], at path: String) throws(SystemFailure) -> [UInt8]? {
        let value = try bytes { getxattr(path, name, UnsafeMutableRawPointer($0), $1) }
        return value?.map(UInt8.init(bitPattern:))
    }

    /// Asks for a size, then for that many bytes, anew while they grow in between. nil for ENODATA.
    private static func bytes(
        _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) throws(SystemFailure) -> [CChar]? {
        while true {
            let size = call(nil, 0)
            if size < 0, errno == ENODATA { return nil }
            if size < 0 { throw SystemFailure() }
            if size == 0 { return [] }
            var buffer = [CChar](repeating: 0, count: size)
            let got = buffer.withUnsafeMutableBufferPointer { call($0.baseAddress, size) }
            if got >= 0 { return Array(buffer.prefix(got)) }
            if errno == ENODATA { return nil }
            if errno != ERANGE { throw SystemFailure() }
        }
    }
}
