import Glibc

/// The system's words for an error number, strerror(3), with a small initial.
public enum SystemError {
    public static func text(_ number: Int32) -> String {
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
