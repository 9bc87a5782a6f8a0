import CZlib
import Glibc

/// Reads back gzip data of one member, unpacked.
final class GunzipReader {
    private let reader: OpaquePointer
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
    private var input = UnsafeRawBufferPointer(start: nil, count: 0)
    private var status = PLAT_GZIP_GOES_ON

    init() throws(SystemFailure) {
        guard let reader = plat_gzip_reader() else { throw SystemFailure(ENOMEM) }
        self.reader = reader
    }

    deinit {
        plat_gzip_free(reader)
        buffer.deallocate()
    }

    /// Fills a buffer; returns less only where the data end or are broken.
    func read(
        into target: UnsafeMutableRawBufferPointer, from file: borrowing OpenFile
    ) throws(SystemFailure) -> Int {
        var count = 0
        while count < target.count, status == PLAT_GZIP_GOES_ON {
            if input.isEmpty {
                let got = try file.read(into: buffer)
                input = UnsafeRawBufferPointer(rebasing: buffer[..<got])
            }
            let room = UnsafeMutableRawBufferPointer(rebasing: target[count...])
            let step = plat_gzip_read(reader, input.baseAddress, input.count, room.baseAddress, room.count)
            if step.taken == 0, step.given == 0, step.status == PLAT_GZIP_GOES_ON { break }
            input = UnsafeRawBufferPointer(rebasing: input[step.taken...])
            count += step.given
            status = step.status
        }
        return count
    }

    /// Whether the data have ended as they should, and nothing that was read follows them.
    var isAtEnd: Bool { input.isEmpty && status == PLAT_GZIP_ENDED }
}
