import Glibc

/// `Tests/Faults/faults.c`, compiled once a run. Its head says what it does.
enum FaultLibrary {
    /// The library; nil where it could not be compiled.
    static let path: String? = {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/")
        let library = root + "/.build/faults.so"
        // Another run may have it open: it gets its name when it is whole.
        let fresh = "\(library).\(getpid())"
        mkdir(root + "/.build", 0o755)
        let words = ["clang", "-Wall", "-Werror", "-shared", "-fPIC", "-O1", "-o", fresh]
        guard let built = Program.run(words + [root + "/Tests/Faults/faults.c"]), built.status == 0,
            rename(fresh, library) == 0
        else { return nil }
        return library
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

    /// Whether it strikes a call, as the library counts them: `NUMBER NAME PATH`.
    func strikes(_ call: Substring) -> Bool {
        guard let number = call.split(separator: " ").first.flatMap({ Int($0) }) else { return false }
        return number == at || (stays && number > at)
    }

    var settings: [String] {
        ["PLAT_FAULT=\(kind)", "PLAT_FAULT_AT=\(at)"] + (stays ? ["PLAT_FAULT_STAYS=1"] : [])
    }
}
