import Glibc

/// Asks Python's parser whether a text is well-formed XML.
enum XMLCheck {
    static let isPossible = run("import xml.etree.ElementTree", on: "") == 0

    /// nil when it is.
    static func complaint(about text: String) -> String? {
        let status = run(
            "import sys,xml.etree.ElementTree as E;E.fromstring(sys.stdin.buffer.read())", on: text)
        return status == 0 ? nil : "python3 ends with \(status) on\n\(text)"
    }

    /// The exit status of a Python program that is given a text.
    private static func run(_ program: String, on text: String) -> Int32 {
        guard let pipe = popen("python3 -c '\(program)' 2>/dev/null", "w") else { return -1 }
        fputs(text, pipe)
        return pclose(pipe)
    }
}
