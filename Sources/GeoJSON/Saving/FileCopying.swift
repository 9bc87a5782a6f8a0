import Glibc

extension OpenFile {
    /// Writes all bytes of another file over this one, cuts off what stands behind them, and waits until they are
    /// on the disk. Both are told from their beginnings; `told` hears how many bytes are written.
    func overwrite(
        with source: borrowing OpenFile, told: (Int) throws(SystemFailure) -> Void = { _ in }
    ) throws(SystemFailure) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: OpenFile.pieceSize, alignment: 4096)
        defer { buffer.deallocate() }
        try source.rewind()
        try rewind()
        var count = 0
        while case let got = try source.read(into: buffer), got > 0 {
            try write(UnsafeRawBufferPointer(rebasing: buffer[..<got]))
            count += got
            try told(count)
        }
        try truncate(to: count)
        try flush()
    }

    /// Whether both hold the same bytes. What was written is read from the disk, not from the cache.
    func holdsSameBytes(as other: borrowing OpenFile) throws(SystemFailure) -> Bool {
        guard try status().st_size == other.status().st_size else { return false }
        let size = OpenFile.pieceSize
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * size, alignment: 4096)
        defer { buffer.deallocate() }
        let (mine, others) = (buffer[..<size], buffer[size...])
        try rewind()
        try other.rewind()
        while true {
            let got = try read(into: UnsafeMutableRawBufferPointer(rebasing: mine))
            guard try other.read(into: UnsafeMutableRawBufferPointer(rebasing: others)) == got else {
                return false
            }
            if got == 0 { return true }
            guard mine.prefix(got).elementsEqual(others.prefix(got)) else { return false }
        }
    }
}
