import Testing

/// The program that reads and stops.
enum ReadingProbe {
    static let path = Program.beside("ReadingProbe")
}

/// A reading that is stopped leaves nothing: no memory, no second worker. In a process of its own, since other
/// tests take and leave memory as well.
@Suite(
    .enabled(if: ReadingProbe.path != nil, "PLAT_BINARY is not set, or ReadingProbe is not beside it"))
struct ReadingStopTests {
    /// Some bytes at least, of few features with a long text each.
    private static func collection(bytes: Int) -> [UInt8] {
        let text = String(repeating: "plat ", count: 10_000)
        let feature =
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":"\#(text)"}}"#
        let list = repeatElement(feature, count: max(1, bytes / 50_000)).joined(separator: ",\n")
        return Array(#"{"type":"FeatureCollection","features":[\#(list)]}"#.utf8)
    }

    @Test(arguments: [false, true])
    func leavesNothing(isPacked: Bool) throws {
        let probe = try #require(ReadingProbe.path)
        try Folder.with { folder in
            try folder.write(Self.collection(bytes: 20 << 20), to: "a")
            if isPacked {
                let packing = try #require(Program.run(["gzip", folder.path("a")]))
                #expect(packing.status == 0, "\(packing.messages)")
            }
            let path = folder.path(isPacked ? "a.gz" : "a")
            let result = try #require(Program.run([probe, "stops", path]))
            #expect(result.status == 0, "\(result.messages)")
        }
    }
}
