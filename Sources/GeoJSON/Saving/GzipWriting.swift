import CZlib
import Glibc

extension OpenFile {
    /// How much is packed at a time: some hundredths of a second.
    private static let packedPiece = 1 << 18

    /// Writes the document as gzip data (RFC 1952) with this file name in its header, a piece at a time. Returns
    /// how many bytes.
    func writePacked(
        _ document: Document, name: String, _ progress: SaveProgress
    ) throws(SystemFailure) -> Int {
        guard let writer = plat_gzip_writer(name) else { throw SystemFailure(ENOMEM) }
        defer { plat_gzip_free(writer) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
        defer { buffer.deallocate() }
        var (count, taken) = (0, 0)
        try document.forEachChunk { (bytes) throws(SystemFailure) in
            var rest = bytes
            while !rest.isEmpty {
                let step = plat_gzip_write(
                    writer, rest.baseAddress, min(rest.count, OpenFile.packedPiece), buffer.baseAddress,
                    buffer.count, 0)
                count += try write(step, buffer)
                rest = UnsafeRawBufferPointer(rebasing: rest[step.taken...])
                taken += step.taken
                try progress.tell(taken, of: document.byteCount, in: .writing)
            }
        }
        while true {
            let step = plat_gzip_write(writer, nil, 0, buffer.baseAddress, buffer.count, 1)
            count += try write(step, buffer)
            if step.status == PLAT_GZIP_ENDED { return count }
        }
    }

    private func write(
        _ step: plat_gzip_step, _ buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemFailure) -> Int {
        guard step.status == PLAT_GZIP_GOES_ON || step.status == PLAT_GZIP_ENDED else {
            throw SystemFailure(ENOMEM)
        }
        try write(UnsafeRawBufferPointer(rebasing: buffer[..<step.given]))
        return step.given
    }
}
