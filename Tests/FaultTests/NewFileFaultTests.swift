import Glibc
import Testing

/// The save that makes a file, with one of its calls going wrong: the file is there whole, or not at all.
@Suite(
    .enabled(if: Program.binary != nil, "PLAT_BINARY is not set"),
    .enabled(if: FaultLibrary.path != nil, "Tests/Faults/faults.c could not be compiled"))
struct NewFileFaultTests {
    private static let text = Array(
        #"{"type":"Feature","geometry":{"type":"Point","coordinates":[9,8]},"properties":{}}\#n"#.utf8)

    /// `calls`: which count; nil for all.
    private func save(_ fault: Fault?, calls: String? = nil, in folder: Folder) throws -> Finished {
        try folder.makeFolder("map")
        let settings =
            [
                "LD_PRELOAD=\(try #require(FaultLibrary.path))", "PLAT_FAULT_PATH=\(folder.path("map"))",
                "PLAT_FAULT_COUNT=\(folder.path("calls"))",
            ] + (calls.map { ["PLAT_FAULT_CALLS=\($0)"] } ?? []) + (fault?.settings ?? [])
        let words = [try #require(Program.binary), "edit", folder.path("map/a.ndjson")]
        return try #require(Program.run(["env"] + settings + words + ["-c", "draw point 9,8"]))
    }

    @Test(arguments: ["kill", "torn", "short", "ENOSPC", "EIO", "EACCES"])
    func atEachCall(_ kind: String) throws {
        let count = try Folder.with { folder in
            let result = try save(nil, in: folder)
            #expect(result.status == 0, "\(result.messages)")
            #expect(folder.read("map/a.ndjson") == Self.text)
            return folder.read("calls")?.count { $0 == 0x0A } ?? 0
        }
        try #require(count > 10)
        for number in 1...count {
            try Folder.with { folder in
                let fault = Fault(kind: kind, at: number)
                let result = try save(fault, in: folder)
                let comment: Comment = "\(fault): \(result.status) \(result.messages)"
                let file = folder.read("map/a.ndjson")
                #expect(file == nil || file == Self.text, comment)
                switch kind {
                case "kill", "torn": #expect(result.status == 128 + SIGKILL, comment)
                case "short": #expect(result.status == 0 && file == Self.text, comment)
                default:
                    #expect(result.status == (file == nil ? 1 : 0) || result.status == 1, comment)
                    #expect((result.status == 0) == (result.messages == ""), comment)
                }
            }
        }
    }

    /// What another program makes in the last moment is not written over.
    @Test func anotherFileAppears() throws {
        try Folder.with { folder in
            let result = try save(Fault(kind: "appear", at: 1), calls: "renameat2", in: folder)
            #expect(result.status == 1)
            #expect(result.messages.hasSuffix("/a.ndjson exists; write! overwrites it\n"))
            #expect(folder.read("map/a.ndjson") == Array("another's".utf8))
            #expect(folder.names(in: "map") == ["a.ndjson"])
        }
    }

    /// Some file systems cannot rename without replacing.
    @Test(arguments: ["EINVAL", "ENOSYS"]) func aFileSystemThatHasOnlyLinks(error: String) throws {
        try Folder.with { folder in
            let result = try save(Fault(kind: error, at: 1), calls: "renameat2", in: folder)
            #expect(result.status == 0, "\(result.messages)")
            #expect(folder.read("map/a.ndjson") == Self.text)
            #expect(folder.names(in: "map") == ["a.ndjson"])
        }
    }
}
