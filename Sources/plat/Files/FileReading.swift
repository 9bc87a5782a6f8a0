import GeoJSON
import Glibc
import Options

/// Reads small files that are no documents whole.
enum FileReading {
    struct Failure: Error { let reason: String }

    /// A theme is some lines.
    static let longestTheme = 1 << 20
    /// Hours of the mouse.
    static let longestEvents = 256 << 20

    /// The bytes of a file of at most so many bytes; a longer one, or one without an end, is refused.
    static func bytes(of file: InputFile, limit: Int) -> Result<[UInt8], Failure> {
        guard case .path(let path) = file else { return bytes(of: STDIN_FILENO, limit: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(Failure(reason: SystemError.text(errno))) }
        defer { close(descriptor) }
        return bytes(of: descriptor, limit: limit)
    }

    private static func bytes(of descriptor: Int32, limit: Int) -> Result<[UInt8], Failure> {
        var result: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let got = read(descriptor, &piece, piece.count)
            if got < 0, errno == EINTR { continue }
            if got < 0 { return .failure(Failure(reason: SystemError.text(errno))) }
            if got == 0 { return .success(result) }
            result += piece[..<got]
            if result.count > limit {
                return .failure(Failure(reason: "is too long: more than \(limit >> 20) MB"))
            }
        }
    }
}
