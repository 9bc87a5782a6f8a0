import GeoJSON
import Options

/// Files that a save was interrupted on, so that their old bytes are in a backup.
enum InterruptedSaves {
    /// Says a line for each of them; whether there is any.
    static func tell(of files: [InputFile]) -> Bool {
        var isAny = false
        for case .path(let path) in files {
            guard let backup = Backup.left(of: path) else { continue }
            isAny = true
            Complaint.say(
                "\(path): an interrupted save left it half written; its old bytes are in \(backup.path)")
        }
        return isAny
    }
}
