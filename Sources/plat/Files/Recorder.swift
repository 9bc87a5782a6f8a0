import GeoJSON
import Glibc
import Input
import Options

/// Writes an events file while a person edits, a line at a time, so that a crash loses none of it.
struct Recorder {
    struct Failure: Error { let reason: String }

    private let descriptor: Int32
    private var last = Moment.start

    /// Opens the file anew. What is there and is no events file, above all a map that is opened, stays.
    static func open(_ path: String, besides files: [InputFile]) -> Result<Recorder, Failure> {
        let real = FilePath.real(path)
        let isOpened = files.contains { file in
            if case .path(let name) = file { real != nil && FilePath.real(name) == real } else { false }
        }
        if isOpened { return .failure(Failure(reason: "is the map itself; it is not overwritten by events")) }
        if let stamp = FileStamp(path: path), stamp.size > 0, !holdsEvents(path) {
            return .failure(Failure(reason: "exists and is no events file; it is not overwritten"))
        }
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return .failure(Failure(reason: SystemError.text(errno))) }
        return .success(Recorder(descriptor: descriptor))
    }

    private static func holdsEvents(_ path: String) -> Bool {
        guard case .success(let bytes) = FileReading.bytes(of: .path(path), limit: FileReading.longestEvents)
        else { return false }
        return (try? EventsFile.parse(String(decoding: bytes, as: UTF8.self))) != nil
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    mutating func record(_ event: InputEvent, at moment: Moment) {
        var lines: [RecordedEvent] = []
        let waited = moment.milliseconds - last.milliseconds
        if waited > 0 { lines.append(.wait(milliseconds: waited)) }
        last = moment
        switch event {
        case .key(let key): lines.append(.key(key, count: 1))
        case .mouse(let mouse): lines.append(.mouse(mouse.kind, .cell(mouse.position)))
        case .paste(let text):
            for line in text.split(whereSeparator: \.isNewline) { lines.append(.text(String(line))) }
        case .resize(let size): lines.append(.size(size))
        case .focus: return
        }
        let text = lines.map { EventsFile.line(of: $0) + "\n" }.joined()
        _ = FileWriting.append(Array(text.utf8), to: descriptor)
    }
}
