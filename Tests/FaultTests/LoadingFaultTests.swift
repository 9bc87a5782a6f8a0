import Testing

/// A file that another program shortens while it is read, or that the disk does not give: the program says so in a
/// line, and never falls.
@Suite(
    .enabled(if: Program.binary != nil, "PLAT_BINARY is not set"),
    .enabled(if: FaultLibrary.path != nil, "Tests/Faults/faults.c could not be compiled"))
struct LoadingFaultTests {
    /// Enough for two cores.
    private static let large = text(positions: 400_000)
    private static let small = text(positions: 100)

    private static func text(positions: Int) -> [UInt8] {
        let feature = #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":"#
        let line = "[" + (0..<100).map { "[\($0 / 10).\($0 % 10),7.25]" }.joined(separator: ",") + "]}}"
        let features = repeatElement(feature + line, count: positions / 100).joined(separator: ",\n")
        return Array(#"{"type":"FeatureCollection","features":[\#(features)]}"#.utf8)
    }

    /// `plat render` of a file with one of its calls going wrong.
    private func render(_ text: [UInt8], _ fault: Fault?) throws -> (result: Finished, calls: [Substring]) {
        try Folder.with { folder in
            try folder.write(text, to: "a.geojson")
            let file = folder.path("a.geojson")
            let library = try #require(FaultLibrary.path)
            let binary = try #require(Program.binary)
            let settings = [
                "LD_PRELOAD=\(library)", "PLAT_FAULT_PATH=\(file)", "PLAT_FAULT_COUNT=\(folder.path)/calls",
            ]
            let words =
                ["env"] + settings + (fault?.settings ?? []) + [binary, "render", "--size", "20x6", file]
            let result = try #require(Program.run(words))
            let calls = String(decoding: folder.read("calls") ?? [], as: UTF8.self).split(separator: "\n")
            return (result, calls)
        }
    }

    /// Renders once for each call; which of them ended how.
    private func atEachCall(of text: [UInt8], _ kind: String) throws -> [Int32] {
        let (whole, calls) = try render(text, nil)
        #expect(whole.status == 0, "\(whole.messages)")
        try #require(calls.count >= 3)
        return try (1...calls.count).map { number in
            let fault = Fault(kind: kind, at: number)
            let (result, _) = try render(text, fault)
            #expect([0, 1].contains(result.status), "\(fault), \(calls[number - 1]): \(result.messages)")
            let lines = result.messages.split(separator: "\n")
            #expect(lines.count == (result.status == 0 ? 0 : 1), "\(fault): \(result.messages)")
            #expect(lines.allSatisfy { $0.hasPrefix("plat: ") && $0.contains("a.geojson:") }, "\(lines)")
            return result.status
        }
    }

    @Test func shortenedWhileItIsRead() throws {
        // Before the first byte is read half of it is gone; when all are read, nobody minds.
        let ends = try atEachCall(of: Self.large, "shrink")
        #expect(ends.contains(0) && ends.contains(1), "\(ends)")
    }

    @Test(arguments: ["EIO", "EACCES", "short"])
    func notGiven(kind: String) throws {
        let ends = try atEachCall(of: Self.small, kind)
        // What is read in pieces is whole in the end.
        #expect(ends.contains(1) == (kind != "short"), "\(ends)")
    }
}
