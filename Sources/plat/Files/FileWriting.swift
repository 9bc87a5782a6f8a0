import GeoJSON
import Glibc

/// Writes small files that are no documents: pictures, recordings.
enum FileWriting {
    /// nil when it worked, else why not.
    static func write(_ bytes: [UInt8], to path: String) -> String? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return SystemError.text(errno) }
        defer { close(descriptor) }
        return append(bytes, to: descriptor)
    }

    /// Writes all bytes to a descriptor; nil when it worked, else why not.
    static func append(_ bytes: [UInt8], to descriptor: Int32) -> String? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let wrote = Glibc.write(descriptor, piece.baseAddress, piece.count)
                if wrote < 0, errno == EINTR { continue }
                guard wrote > 0 else { return SystemError.text(errno) }
                rest = rest.dropFirst(wrote)
            }
            return nil
        }
    }
}
