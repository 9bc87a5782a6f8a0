import Glibc

extension OpenFile {
    /// Writes the document as it belongs in a file: gzip'd if the file was, and the very bytes that were read if it
    /// has no edits. Returns how many bytes.
    func write(_ document: Document) throws(SystemFailure) -> Int {
        if let packed = document.source.packed {
            guard !document.isModified else { return try writePacked(document, name: packed.name) }
            try write(packed.bytes)
            return packed.bytes.count
        }
        var count = 0
        try document.forEachChunk { (bytes) throws(SystemFailure) in
            try write(bytes)
            count += bytes.count
        }
        return count
    }

    /// Reads the file back, from the disk and not from the cache, and compares it with the document.
    func compare(with document: Document) throws(SaveError) {
        let isSame: Bool
        do throws(SystemFailure) {
            forgetCache()
            try rewind()
            isSame = try holds(document)
        } catch { throw .failed("what was written cannot be read back: \(error.reason)") }
        if !isSame { throw .failed("the disk gives back other bytes than were written") }
    }

    /// Whether the file holds the document, the whole document, and nothing but it.
    private func holds(_ document: Document) throws(SystemFailure) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: OpenFile.pieceSize, alignment: 4096)
        defer { buffer.deallocate() }
        let packed = document.source.packed
        if let packed, !document.isModified {
            guard try holdsNext(packed.bytes, nil, buffer) else { return false }
            return try isAtEnd(nil, buffer)
        }
        let reader = packed == nil ? nil : try GunzipReader()
        var isSame = true
        try document.forEachChunk { (bytes) throws(SystemFailure) in
            if isSame { isSame = try holdsNext(bytes, reader, buffer) }
        }
        guard isSame else { return false }
        return try isAtEnd(reader, buffer)
    }

    /// Whether these bytes come next, unpacked by the reader if there is one. The buffer is room to read them into,
    /// a piece at a time.
    private func holdsNext(
        _ bytes: UnsafeRawBufferPointer, _ reader: GunzipReader?, _ buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemFailure) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, rest.count)])
            guard try readBack(into: room, reader) == room.count, let wanted = rest.baseAddress,
                let found = room.baseAddress, memcmp(found, wanted, room.count) == 0
            else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[room.count...])
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
