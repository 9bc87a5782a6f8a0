import GeoJSON
import Glibc

/// Readings that are stopped at each time when it is told how far they are.
enum Stops {
    /// A line of /proc/self/status (proc(5)): how many threads there are, or kilobytes.
    private static func status(_ name: String) -> Int? {
        guard let stream = fopen("/proc/self/status", "r") else { return nil }
        defer { fclose(stream) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), stream) != nil {
            let text = line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
            guard text.hasPrefix(name + ":") else { continue }
            return text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
        }
        return nil
    }

    /// Opens a file until it is told for one time more than the limit. Nil: it is told less often than that, and
    /// the file is open.
    private static func told(limit: Int, path: String) -> (count: Int, error: DocumentError)? {
        var told = 0
        do throws(DocumentError) {
            _ = try Document.open(path: path) { _ in
                told += 1
                return told <= limit
            }
            return nil
        } catch { return (told, error) }
    }

    /// What is wrong: a stop that is not obeyed, memory that stays, or a thread. A line each.
    static func faults(path: String) -> [String] {
        // What the first reading takes for all that come after is no fault of theirs.
        _ = told(limit: .max, path: path)
        let (memory, threads) = (status("VmSize"), status("Threads"))
        var faults: [String] = []
        var stops = 0
        while let (count, error) = told(limit: stops, path: path) {
            if error.reason != "reading was stopped" { faults.append("stop \(stops): \(error.reason)") }
            if count != stops + 1 { faults.append("stop \(stops): told \(count) times") }
            stops += 1
            if stops == 1000 { return faults + ["it is never told that all is read"] }
        }
        // Each megabyte is told, read and scanned.
        if stops < 10 { faults.append("told \(stops) times only") }
        // A stop that left all would leave twice the file.
        if let memory, let now = status("VmSize"), now - memory > stops * 10_000 {
            faults.append("\(stops) stops leave \(now - memory) kB")
        }
        if let threads, let now = status("Threads"), now > threads {
            faults.append("\(now - threads) threads more")
        }
        return faults
    }
}
