import Drawing
import History

/// `plat --recover`: lists what earlier sessions left unsaved, one file a line.
enum RecoverCommand {
    static func run() -> Int32 {
        guard let folder = HistoryFolder.current() else {
            Complaint.say("neither XDG_STATE_HOME nor HOME names a folder")
            return 1
        }
        let listings: [UnsavedListing]
        do throws(HistoryError) {
            listings = try HistoryStore(folder: folder).unsaved()
        } catch {
            Complaint.say(error.line)
            return 1
        }
        let lines = listings.isEmpty ? ["Nothing to recover."] : listings.map(line)
        return StandardOutput.write(lines.map { "\($0)\n" }.joined()) ? 0 : 1
    }

    private static func line(_ listing: UnsavedListing) -> String {
        let edits = "\(listing.count) edit\(listing.count == 1 ? "" : "s")"
        let file =
            switch listing.file {
            case .fits: "the file is as it was"
            case .changedElsewhere: "the file changed since, but they still fit"
            case .changed: "the file changed since"
            case .gone: "the file is gone"
            case .new: "the file was never written"
            }
        return
            "\(SafeText.harmless(listing.path)): \(edits), the last of \(ClockText.text(listing.time)); \(file)"
    }
}
