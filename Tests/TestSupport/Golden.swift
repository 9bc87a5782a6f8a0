import Glibc
import Testing

/// A text kept beside the tests. With RECORD_GOLDENS=1 in the environment it is written anew, and the test fails.
public func expectGolden(_ name: String, _ text: String, file: String = #filePath) throws {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
    let path = "\(folder)/Goldens/\(name)"
    if getenv("RECORD_GOLDENS") != nil {
        let stream = try #require(fopen(path, "w"))
        fputs(text, stream)
        fclose(stream)
        Issue.record("recorded \(name)")
        return
    }
    let stream = try #require(fopen(path, "r"), "there is no golden \(name)")
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    let golden = String(decoding: bytes, as: UTF8.self)
    #expect(text == golden, "is\n\(text)\nshould be\n\(golden)")
}
