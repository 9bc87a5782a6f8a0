import Drawing
import Glibc

/// What is said to a person, on standard error: one line, with nothing in it that could harm a terminal.
enum Complaint {
    static func say(_ text: String) {
        let line = Array("plat: \(short(SafeText.harmless(text)))\n".utf8)
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// A message that quotes something endless without its middle: where it is, and what is wrong, stand at its ends.
    private static func short(_ text: String) -> String {
        let (whole, beginning, ending) = (2000, 1200, 600)
        let scalars = text.unicodeScalars
        guard scalars.count > whole else { return text }
        return String(scalars.prefix(beginning)) + " … " + String(scalars.suffix(ending))
    }

    /// Says why a theme or a basemap cannot be had, and returns the exit status.
    static func end(_ failure: LookFailure) -> Int32 {
        say(failure.reason)
        return failure.status
    }
}

/// Data for the next program, on standard output.
enum StandardOutput {
    /// False when it could not be written whole.
    @discardableResult
    static func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    @discardableResult
    static func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let wrote = Glibc.write(STDOUT_FILENO, piece.baseAddress, piece.count)
                if wrote < 0, errno == EINTR { continue }
                // A reader that has seen enough, such as head, is no fault.
                guard wrote > 0 else { return errno == EPIPE }
                rest = rest.dropFirst(wrote)
            }
            return true
        }
    }
}
