import Glibc

/// The bytes of a file as they were read. They never change; they are read and not mapped, since a mapped file
/// that shrinks traps.
public final class Source: @unchecked Sendable {
    // Unchecked: the memory is written before `init` returns and only read after.
    private let memory: UnsafeMutableRawPointer
    public let count: Int
    public let stamp: FileStamp?

    /// Zero bytes behind the end, so that a scanner may look one word ahead and stops by itself.
    static let padding = 64
    private static let pieceSize = 8 << 20

    private init(memory: UnsafeMutableRawPointer, count: Int, stamp: FileStamp?) {
        self.memory = memory
        self.count = count
        self.stamp = stamp
    }

    deinit { free(memory) }

    public convenience init(bytes: [UInt8]) throws(DocumentError) {
        let memory = try Source.allocate(bytes.count)
        bytes.withUnsafeBytes {
            if let start = $0.baseAddress { memory.copyMemory(from: start, byteCount: $0.count) }
        }
        self.init(memory: memory, count: bytes.count, stamp: nil)
    }

    /// The bytes, followed by zeros that are not counted.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

    /// Reads a whole file. `progress` is told how many bytes are read of how many; false stops the reading.
    static func read(
        path: String, progress: (Int, Int) -> Bool = { _, _ in true }
    ) throws(DocumentError) -> Source {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DocumentError(reason: SystemError.text(errno)) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, progress: progress)
    }

    /// Reads a descriptor to its end.
    static func read(
        descriptor: Int32, progress: (Int, Int) -> Bool = { _, _ in true }
    ) throws(DocumentError) -> Source {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw DocumentError(reason: SystemError.text(errno)) }
        if status.st_mode & S_IFMT == S_IFDIR { throw DocumentError(reason: "is a folder, not a file") }
        let isRegular = status.st_mode & S_IFMT == S_IFREG
        var capacity = isRegular ? max(0, Int(status.st_size)) + 1 : 1 << 16
        var memory = try allocate(capacity)
        var count = 0
        while true {
            if count == capacity {
                capacity *= 2
                guard let larger = realloc(memory, capacity + padding) else {
                    free(memory)
                    throw DocumentError(reason: "there is not enough memory to read it")
                }
                memory = larger
            }
            let got = Glibc.read(descriptor, memory + count, min(pieceSize, capacity - count))
            if got < 0, errno == EINTR { continue }
            if got < 0 {
                let reason = SystemError.text(errno)
                free(memory)
                throw DocumentError(reason: reason)
            }
            if got == 0 { break }
            count += got
            if !progress(count, max(count, capacity - 1)) {
                free(memory)
                throw DocumentError(reason: "reading was stopped")
            }
        }
        memset(memory + count, 0, padding)
        return Source(memory: memory, count: count, stamp: isRegular ? FileStamp(status) : nil)
    }

    private static func allocate(_ count: Int) throws(DocumentError) -> UnsafeMutableRawPointer {
        // Aligned so that the kernel can put huge pages under it: a third of the time of reading.
        let size = count + padding
        let alignment = size >= 4 << 20 ? 2 << 20 : 64
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, alignment, size) == 0, let memory else {
            throw DocumentError(reason: "there is not enough memory to read it")
        }
        if size >= 4 << 20 { madvise(memory, size & ~4095, 14 /* MADV_HUGEPAGE */) }
        memset(memory + count, 0, padding)
        return memory
    }

    /// Where a byte stands, for a person: lines end at LF, CRLF or CR; columns count code points; a byte order
    /// mark has none.
    func place(ofOffset offset: Int) -> DocumentError.Place {
        TextPlace.place(ofOffset: offset, in: bytes)
    }
}
