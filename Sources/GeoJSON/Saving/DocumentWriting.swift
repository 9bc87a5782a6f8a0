import Glibc

extension OpenFile {
    /// Writes the document as it belongs in a file: gzip'd if the file was, and the very bytes that were read if it
    /// has no edits. Returns how many bytes.
    func write(_ document: Document, _ progress: SaveProgress) throws(SystemFailure) -> Int {
        if let packed = document.source.packed {
            guard !document.isModified else { return try writePacked(document, name: packed.name, progress) }
            try write(packed.bytes) { (done) throws(SystemFailure) in
                try progress.tell(done, of: packed.bytes.count, in: .writing)
            }
            return packed.bytes.count
        }
        var count = 0
        try document.forEachChunk { (bytes) throws(SystemFailure) in
            try write(bytes) { (done) throws(SystemFailure) in
                try progress.tell(count + done, of: document.byteCount, in: .writing)
            }
            count += bytes.count
        }
        return count
    }

    /// Waits until the bytes that were written are on the disk.
    func flush(_ count: Int, _ progress: SaveProgress) throws(SystemFailure) {
        try flush(count) { (done) throws(SystemFailure) in try progress.tell(done, of: count, in: .flushing) }
    }

    /// Reads the file back, from the disk and not from the cache, and compares it with the document.
    func compare(with document: Document, _ progress: SaveProgress) throws(SaveError) {
        let isSame: Bool
        do throws(SystemFailure) {
            forgetCache()
            try rewind()
            isSame = try holds(document, progress)
        } catch  where error == SaveProgress.stopped {
            throw .stopped
        } catch { throw .failed("what was written cannot be read back: \(error.reason)") }
        if !isSame { throw .failed("the disk gives back other bytes than were written") }
    }

    /// Whether the file holds the document, the whole document, and nothing but it.
    private func holds(_ document: Document, _ progress: SaveProgress) throws(SystemFailure) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: OpenFile.pieceSize, alignment: 4096)
        defer { buffer.deallocate() }
        let packed = document.source.packed
        if let packed, !document.isModified {
            let isSame = try holdsNext(packed.bytes, nil, buffer) { (done) throws(SystemFailure) in
                try progress.tell(done, of: packed.bytes.count, in: .comparing)
            }
            guard isSame else { return false }
            return try isAtEnd(nil, buffer)
        }
        let reader = packed == nil ? nil : try GunzipReader()
        var isSame = true
        var count = 0
        try document.forEachChunk { (bytes) throws(SystemFailure) in
            guard isSame else { return }
            isSame = try holdsNext(bytes, reader, buffer) { (done) throws(SystemFailure) in
                try progress.tell(count + done, of: document.byteCount, in: .comparing)
            }
            count += bytes.count
        }
        guard isSame else { return false }
        return try isAtEnd(reader, buffer)
    }

    /// Whether these bytes come next, unpacked by the reader if there is one. The buffer is room to read them into,
    /// a piece at a time; `told` hears how many were compared.
    private func holdsNext(
        _ bytes: UnsafeRawBufferPointer, _ reader: GunzipReader?, _ buffer: UnsafeMutableRawBufferPointer,
        told: (Int) throws(SystemFailure) -> Void
    ) throws(SystemFailure) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, rest.count)])
            guard try readBack(into: room, reader) == room.count, let wanted = rest.baseAddress,
                let found = room.baseAddress, memcmp(found, wanted, room.count) == 0
            else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[room.count...])
            try told(bytes.count - rest.count)
        }
        return true
    }

    private func isAtEnd(
        _ reader: GunzipReader?, _ buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemFailure) -> Bool {
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<1])
        guard try readBack(into: room, reader) == 0 else { return false }
        guard let reader else { return true }
        guard reader.isAtEnd else { return false }
        return try read(into: room) == 0
    }

    private func readBack(
        into room: UnsafeMutableRawBufferPointer, _ reader: GunzipReader?
    ) throws(SystemFailure) -> Int {
        guard let reader else { return try read(into: room) }
        return try reader.read(into: room, from: self)
    }
}
