import Glibc

/// Saves so that at every moment the old file or the new one is whole: a temporary file beside the target,
/// flushed to the disk and compared with what it should be, then renamed over it, and the folder flushed.
public enum FileSaver {
    /// What may stand where the document is written.
    public enum Expectation: Hashable, Sendable {
        /// The file that was read; another one there is `changedOnDisk`.
        case unchanged(FileStamp)
        /// Nothing.
        case nothing
        /// Whatever it is.
        case anything
    }

    private static let pieceSize = 8 << 20

    /// Writes the document's current text and returns the new file's stamp. Symbolic links are followed; mode
    /// and owner of a file that is replaced are kept.
    public static func save(
        _ document: Document, to path: String, expecting expectation: Expectation
    ) throws(SaveError) -> FileStamp {
        var status = stat()
        // A rename would put a file in the place of a device or a pipe.
        if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
            return try stream(document, into: path)
        }
        let target = resolved(path)
        guard link(at: target) == nil else { throw .failed(SystemError.text(ELOOP)) }
        try check(target, expectation)
        var old = stat()
        let hasOld = stat(target, &old) == 0
        if hasOld, old.st_mode & S_IFMT == S_IFDIR { throw .failed("is a folder, not a file") }
        let folder = folder(of: target)
        let temporary = folder + "/.plat-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
        let mode: mode_t = hasOld ? 0o600 : 0o666
        let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw .failed("cannot write in \(folder): \(SystemError.text(errno))") }
        var isRenamed = false
        defer {
            close(descriptor)
            if !isRenamed { unlink(temporary) }
        }
        if hasOld {
            // Ownership may only be given by root; where it cannot be kept, the group's rights still hold.
            _ = fchown(descriptor, old.st_uid, old.st_gid)
            guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else {
                throw .failed(SystemError.text(errno))
            }
        }
        try write(document, to: descriptor)
        try compare(document, with: descriptor)
        try check(target, expectation)
        guard rename(temporary, target) == 0 else { throw .failed(SystemError.text(errno)) }
        isRenamed = true
        flush(folder: folder)
        var new = stat()
        guard fstat(descriptor, &new) == 0 else { throw .failed(SystemError.text(errno)) }
        return FileStamp(new)
    }

    /// Writes into a device or a pipe, which cannot be replaced or read back.
    private static func stream(_ document: Document, into path: String) throws(SaveError) -> FileStamp {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .failed(SystemError.text(errno)) }
        defer { close(descriptor) }
        try write(document, to: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .failed(SystemError.text(errno)) }
        return FileStamp(status)
    }

    /// Writes the document's current text to a descriptor that is not a file of ours, such as a pipe.
    public static func write(_ document: Document, to descriptor: Int32) throws(SaveError) {
        try document.forEachChunk { (bytes) throws(SaveError) in
            var rest = bytes
            while !rest.isEmpty {
                let wrote = Glibc.write(descriptor, rest.baseAddress, min(rest.count, pieceSize))
                if wrote < 0, errno == EINTR { continue }
                guard wrote > 0 else { throw .failed(SystemError.text(errno)) }
                rest = UnsafeRawBufferPointer(rebasing: rest[wrote...])
            }
        }
        // A pipe cannot be flushed; everything else must reach the disk.
        if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS, errno != ENOTSUP {
            throw .failed(SystemError.text(errno))
        }
    }

    /// Writes the bytes that were read, without any edit.
    public static func writeOriginal(of document: Document, to descriptor: Int32) throws(SaveError) {
        try write(document.unedited, to: descriptor)
    }

    /// Reads the file back, from the disk and not from the cache, and compares it with the text.
    static func compare(_ document: Document, with descriptor: Int32) throws(SaveError) {
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .failed(SystemError.text(errno)) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 4096)
        defer { buffer.deallocate() }
        try document.forEachChunk { (bytes) throws(SaveError) in
            var rest = bytes
            while !rest.isEmpty {
                let got = read(descriptor, buffer.baseAddress, min(rest.count, pieceSize))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { throw .failed("what was written cannot be read back") }
                guard let wanted = rest.baseAddress, let found = buffer.baseAddress,
                    memcmp(found, wanted, got) == 0
                else {
                    throw .failed("the disk gives back other bytes than were written")
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[got...])
            }
        }
        var extra: UInt8 = 0
        guard read(descriptor, &extra, 1) == 0 else { throw .failed("the written file is too long") }
    }

    private static func check(_ path: String, _ expectation: Expectation) throws(SaveError) {
        switch expectation {
        case .anything: return
        case .nothing: if FileStamp(path: path) != nil { throw .exists }
        case .unchanged(let stamp): if FileStamp(path: path) != stamp { throw .changedOnDisk }
        }
    }

    /// The most links that are followed in a row, as the kernel has it: path_resolution(7).
    private static let mostLinks = 40

    /// The path with its symbolic links followed; links that lead nowhere yet are followed too.
    static func resolved(_ path: String) -> String {
        var path = path
        for _ in 0..<mostLinks {
            if let real = realpath(path, nil) {
                defer { free(real) }
                return String(cString: real)
            }
            guard let link = link(at: path) else { return path }
            path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
        }
        return path
    }

    private static func link(at path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink(path, &buffer, Int(PATH_MAX))
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func flush(folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
