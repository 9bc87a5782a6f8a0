import Glibc

extension OpenFile {
    /// Writes the document as it belongs in a file. Returns how many bytes.
    func write(_ document: Document) throws(SystemFailure) -> Int {
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
            isSame = try holdsRest(document)
        } catch { throw .failed("what was written cannot be read back: \(error.reason)") }
        if !isSame { throw .failed("the disk gives back other bytes than were written") }
    }

    /// Whether what follows is the document, the whole document, and nothing but it.
    private func holdsRest(_ document: Document) throws(SystemFailure) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: OpenFile.pieceSize, alignment: 4096)
        defer { buffer.deallocate() }
        var isSame = true
        try document.forEachChunk { (bytes) throws(SystemFailure) in
            if isSame { isSame = try holdsNext(bytes, buffer) }
        }
        guard isSame else { return false }
        return try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<1])) == 0
    }

    /// Whether these bytes come next. The buffer is room to read them into, a piece at a time.
    private func holdsNext(
        _ bytes: UnsafeRawBufferPointer, _ buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemFailure) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, rest.count)])
            guard try read(into: room) == room.count, let wanted = rest.baseAddress,
                let found = room.baseAddress, memcmp(found, wanted, room.count) == 0
            else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[room.count...])
        }
        return true
    }
}
