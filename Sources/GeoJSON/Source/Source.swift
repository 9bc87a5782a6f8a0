import Glibc

/// The bytes of a file as they were read, unpacked where it is gzip'd (RFC 1952). They never change; they are read
/// and not mapped, since a mapped file that shrinks traps.
public final class Source: Sendable {
    private let memory: SourceMemory
    public let stamp: FileStamp?
    /// The file itself, where `bytes` were unpacked from it.
    let packed: PackedSource?

    public var count: Int { memory.count }
    /// The bytes, followed by zeros that are not counted.
    var bytes: UnsafeRawBufferPointer { memory.bytes }

    /// - Parameter unpacked: the file's text, where it has been unpacked while it was read.
    private init(
        _ file: SourceMemory, unpacked: Gunzip? = nil, stamp: FileStamp?, progress: LoadProgress?
    ) throws(DocumentError) {
        file.finish()
        self.stamp = stamp
        guard Gunzip.begins(file.bytes) else {
            memory = file
            packed = nil
            return
        }
        let gunzip = if let unpacked { unpacked } else { try Gunzip(file.bytes, progress) }
        (memory, packed) = try gunzip.finished(file)
    }

    public convenience init(bytes: [UInt8]) throws(DocumentError) {
        let memory = try SourceMemory(capacity: bytes.count)
        bytes.withUnsafeBytes { memory.room.copyMemory(from: $0) }
        memory.fill(bytes.count)
        try self.init(memory, stamp: nil, progress: nil)
    }

    /// Reads a whole file.
    static func read(path: String, progress: LoadProgress? = nil) throws(DocumentError) -> Source {
        let file: OpenFile
        do throws(SystemFailure) {
            file = try OpenFile(path, O_RDONLY)
        } catch { throw DocumentError(reason: error.reason) }
        return try read(file, progress)
    }

    /// Reads a descriptor to its end.
    static func read(descriptor: Int32, progress: LoadProgress? = nil) throws(DocumentError) -> Source {
        let file: OpenFile
        do throws(SystemFailure) {
            file = try OpenFile(duplicating: descriptor)
        } catch { throw DocumentError(reason: error.reason) }
        return try read(file, progress)
    }

    private static func read(
        _ file: borrowing OpenFile, _ progress: LoadProgress?
    ) throws(DocumentError) -> Source {
        let status: stat
        do throws(SystemFailure) {
            status = try file.status()
        } catch { throw DocumentError(reason: error.reason) }
        if status.st_mode & S_IFMT == S_IFDIR { throw DocumentError(reason: "is a folder, not a file") }
        let isRegular = status.st_mode & S_IFMT == S_IFREG
        let start = isRegular ? lseek(file.descriptor, 0, SEEK_CUR) : 0
        let size = isRegular ? max(0, Int(status.st_size) - max(0, start)) : 1 << 16
        // One byte more, so that the end is met without growing.
        let memory = try SourceMemory(capacity: size + 1)
        if isRegular, start >= 0, size >= TwoReaders.smallest {
            try TwoReaders.read(file, from: start, count: size, into: memory, progress)
        }
        if !isRegular { return try readPipe(file, into: memory, progress) }
        while try readPiece(of: file, into: memory) {
            try progress?.tell(memory.count, of: max(memory.count, size), in: .reading)
        }
        return try Source(memory, stamp: FileStamp(status), progress: progress)
    }

    /// Of a pipe nobody knows how much comes, nor whether it ends: what is gzip'd is unpacked on the way.
    private static func readPipe(
        _ file: borrowing OpenFile, into memory: SourceMemory, _ progress: LoadProgress?
    ) throws(DocumentError) -> Source {
        var unpacked: Gunzip?
        let tell = { () throws(DocumentError) in
            try progress?.tell(memory.count, of: .max, in: .reading)
        }
        while true {
            // Who waits for what writes the pipe is told too, and can stop it.
            while progress != nil, !isReady(file) { try tell() }
            guard try readPiece(of: file, into: memory) else { break }
            try tell()
            if unpacked == nil, Gunzip.begins(memory.bytes) { unpacked = try Gunzip() }
            try unpacked?.take(memory.bytes) { _ throws(DocumentError) in try tell() }
            let text = unpacked?.text ?? memory
            if Endless.isHopeless(text.bytes) { return try Source(text, stamp: nil, progress: progress) }
        }
        return try Source(memory, unpacked: unpacked, stamp: nil, progress: progress)
    }

    /// Whether a read would not wait: poll(2), for a tenth of a second at most. What poll cannot tell, read says.
    private static func isReady(_ file: borrowing OpenFile) -> Bool {
        var request = pollfd(fd: file.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 100) != 0
    }

    /// False at the end of the file.
    private static func readPiece(
        of file: borrowing OpenFile, into memory: SourceMemory
    ) throws(DocumentError) -> Bool {
        if memory.room.isEmpty { try memory.grow(to: Endless.larger(memory.capacity)) }
        do throws(SystemFailure) {
            let room = memory.room
            let got = try SystemFailure.check {
                Glibc.read(file.descriptor, room.baseAddress, min(TwoReaders.piece, room.count))
            }
            memory.fill(got)
            return got > 0
        } catch { throw DocumentError(reason: error.reason) }
    }

    /// Where a byte stands, for a person: lines end at LF, CRLF or CR; columns count code points; a byte order
    /// mark has none.
    func place(ofOffset offset: Int) -> DocumentError.Place {
        TextPlace.place(ofOffset: offset, in: bytes)
    }
}
