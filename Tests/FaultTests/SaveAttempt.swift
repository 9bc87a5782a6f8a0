import Glibc
import Testing

/// A file that is edited and saved.
enum SaveSituation: CaseIterable, CustomTestStringConvertible {
    /// It is replaced.
    case plain
    /// It has a second name, so that it is written in place.
    case hardLink
    /// The same, and it grows.
    case grown
    /// It is gzip'd, and is so again.
    case packed
    /// All may write it, but not its folder: it is written in place, with the backup elsewhere.
    case lockedFolder
    /// It is another's, and its folder lets nobody replace what is another's.
    case stickyFolder

    /// Files that are another's need two users; root can be both.
    static let allCases: [SaveSituation] =
        [.plain, .hardLink, .grown, .packed] + (geteuid() == 0 ? [.lockedFolder, .stickyFolder] : [])

    var hasSecondName: Bool { self == .hardLink || self == .grown }
    /// Where the first vertex goes.
    var place: String { self == .grown ? "9.0625,8.03125" : "9,8" }
    var isAnothers: Bool { self == .lockedFolder || self == .stickyFolder }

    var testDescription: String { "\(self)" }

    static let lines = (0..<400).map { "[\($0 / 10).\($0 % 10),7.25]" }.joined(separator: ",\n")
    var old: [UInt8] { Array(#"{"type":"LineString","coordinates":[[1,2],\#(SaveSituation.lines)]}"#.utf8) }
    var new: [UInt8] {
        Array(#"{"type":"LineString","coordinates":[[\#(place)],\#(SaveSituation.lines)]}"#.utf8)
    }
}

/// `plat edit` of one vertex in a folder `map`, with one call going wrong.
struct SaveAttempt {
    let folder: Folder
    let situation: SaveSituation
    let fault: Fault?
    let result: Finished

    init(_ situation: SaveSituation, fault: Fault?, in folder: Folder) throws {
        self.situation = situation
        self.folder = folder
        self.fault = fault
        try folder.makeFolder("map")
        try folder.makeFolder("state")
        try folder.write(situation.old, to: "map/a.geojson")
        if situation == .packed { try folder.write(#require(SaveAttempt.packed), to: "map/a.geojson") }
        if situation.hasSecondName {
            try #require(link(folder.path("map/a.geojson"), folder.path("map/second")) == 0)
        }
        if situation.isAnothers {
            try folder.setMode(0o777, of: ".")
            try folder.setMode(0o777, of: "state")
            try folder.setMode(situation == .lockedFolder ? 0o755 : 0o1777, of: "map")
            try folder.setMode(0o666, of: "map/a.geojson")
        }
        let library = try #require(FaultLibrary.path)
        let settings =
            [
                "LD_PRELOAD=\(library)", "PLAT_FAULT_PATH=\(folder.path)/map:\(folder.path)/state",
                "PLAT_FAULT_COUNT=\(folder.path)/calls",
            ] + (fault?.settings ?? [])
        result = try SaveAttempt.edit(folder, situation, settings)
    }

    private static func edit(
        _ folder: Folder, _ situation: SaveSituation, _ settings: [String]
    ) throws -> Finished {
        let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        let words =
            (situation.isAnothers ? user : [])
            + ["env", "XDG_STATE_HOME=\(folder.path)/state"] + settings
            + [try #require(Program.binary), "edit", folder.path("map/a.geojson")]
        return try #require(
            Program.run(words + ["-c", "select 0", "-c", "vertex 0", "-c", "move \(situation.place)"]))
    }

    /// The same call once more, with nothing going wrong.
    func again() throws -> Finished { try SaveAttempt.edit(folder, situation, []) }

    /// The calls that were counted, each `NUMBER NAME PATH`.
    var calls: [Substring] {
        String(decoding: folder.read("calls") ?? [], as: UTF8.self).split(separator: "\n")
    }

    var callCount: Int { calls.count }
    /// The text that the file holds.
    var file: [UInt8]? {
        let bytes = folder.read("map/a.geojson")
        guard situation == .packed, bytes != SaveAttempt.packed else {
            return situation == .packed ? situation.old : bytes
        }
        // gzip fails where the data are not whole.
        let words = ["sh", "-c", "gzip -dc <\"$0\" >\"$1\""]
        let text = folder.path("text")
        guard Program.run(words + [folder.path("map/a.geojson"), text])?.status == 0 else { return nil }
        return folder.read("text")
    }

    /// The old text as gzip(1) packs it.
    private static let packed: [UInt8]? = try? Folder.with { folder in
        try folder.write(SaveSituation.packed.old, to: "a")
        guard Program.run(["gzip", folder.path("a")])?.status == 0 else { return nil }
        return folder.read("a.gz")
    }

    /// What is in the folders and was not there before.
    var leftovers: [String] {
        let beside = folder.names(in: "map").filter { $0 != "a.geojson" && $0 != "second" }
        return beside.map { "map/\($0)" }
            + folder.names(in: "state/plat/backups").map { "state/plat/backups/\($0)" }
    }

    /// The same, without the temporary files that the fault kept from being removed.
    var litter: [String] {
        let kept = calls.filter { $0.contains(" unlink ") && fault?.strikes($0) == true }
        return leftovers.filter { name in
            !(name.hasSuffix(".tmp") && kept.contains { $0.hasSuffix("/\(name)") })
        }
    }

    var backup: String? { leftovers.first { $0.hasSuffix(".plat-backup") } }

    /// The call that went wrong.
    var struck: Substring? { fault.flatMap { fault in calls.first { $0.hasPrefix("\(fault.at) ") } } }

    var comment: Comment {
        "\(fault.map { "\($0)" } ?? "no fault"): \(struck ?? ""): \(result.status) \(result.messages)"
    }

    func expectOneLine() {
        let messages = result.messages
        #expect(messages.hasPrefix("plat: ") && messages.hasSuffix("\n"), comment)
        #expect(messages.dropLast().allSatisfy { !$0.isNewline }, comment)
    }

    /// The old file or the new one, and nothing else; or, where even the way back is barred, the old bytes in a
    /// backup that the message names.
    func expectWhole() {
        if file == situation.old || file == situation.new, litter == [] { return }
        guard let backup, litter == [backup] else {
            Issue.record("\(litter) is left. \(comment.rawValue)")
            return
        }
        #expect(folder.read(backup) == situation.old, comment)
        #expect(result.messages.contains(backup), comment)
    }
}
