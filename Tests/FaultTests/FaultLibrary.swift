import Glibc

/// `Tests/Faults/faults.c`, compiled once a run. Its head says what it does.
enum FaultLibrary {
    /// The library; nil where it could not be compiled.
    static let path: String? = {
        var template = Array("/tmp/plat-faults-XXXXXX".utf8CString)
        guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
        let library = folder + "/faults.so"
        let source = testsFolder + "/Faults/faults.c"
        let words = ["clang", "-Wall", "-Werror", "-shared", "-fPIC", "-O1", "-o", library, source]
        guard let built = Program.run(words), built.status == 0 else { return nil }
        return library
    }()

    private static let testsFolder: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(2).joined(separator: "/")
    }()
}

/// What goes wrong, and where.
struct Fault: CustomStringConvertible {
    /// As the library names it: kill, torn, short, ENOSPC, ...
    var kind: String
    /// The number of the call, from 1.
    var at: Int
    /// Whether all later calls of the same name go wrong too.
    var stays = false

    var description: String { "\(kind)\(stays ? " for good" : "") at call \(at)" }

    var settings: [String] {
        ["PLAT_FAULT=\(kind)", "PLAT_FAULT_AT=\(at)"] + (stays ? ["PLAT_FAULT_STAYS=1"] : [])
    }
}
