// Reads texts and says of each what plat makes of it; `Tests/Mutation/mutate.py` holds that against another parser.
//
// With the word stops and a path it stops the reading of a file at each moment (Stops.swift). Else in and out as `Tests/Mutation/verdict.cpp` has it, but for the second byte: whether it opens as a document: 0 no,
// since it is no JSON; 1 yes; 2 no, since it is no GeoJSON.

import Geography
import GeoJSON
import Glibc

/// So many bytes of the input; nil where it ends.
func input(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let got = bytes.withUnsafeMutableBytes {
            read(STDIN_FILENO, $0.baseAddress.map { $0 + filled }, count - filled)
        }
        guard got > 0 else { return nil }
        filled += got
    }
    return bytes
}

func output(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let wrote = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard wrote > 0 else { exit(1) }
        rest = rest.dropFirst(wrote)
    }
}

func bytes<Value: FixedWidthInteger>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
}

/// The numbers of all positions; nil where some of the file cannot be shown as it stands.
func numbers(of document: Document) -> [Double]? {
    guard document.noteCount == 0, document.referenceSystem == nil else { return nil }
    return (0..<document.featureCount).flatMap { feature in
        document.geometry(of: feature).parts.flatMap(\.coordinates).flatMap { [$0.longitude, $0.latitude] }
    }
}

func answer(_ text: [UInt8]) -> [UInt8] {
    let isOne = JSONChecker.check(text) == nil
    do throws(DocumentError) {
        let document = try Document.read(bytes: text)
        guard let numbers = numbers(of: document) else { return [isOne ? 1 : 0, 1] + bytes(of: UInt32.max) }
        return [isOne ? 1 : 0, 1] + bytes(of: UInt32(numbers.count))
            + numbers.flatMap { bytes(of: $0.bitPattern) }
    } catch {
        return [isOne ? 1 : 0, error.reason.hasPrefix("not GeoJSON") ? 2 : 0] + bytes(of: UInt32.max)
    }
}

let words = CommandLine.arguments
if words.count == 3, words[1] == "stops" {
    let messages = Stops.faults(path: words[2])
    output(Array(messages.map { $0 + "\n" }.joined().utf8), to: STDERR_FILENO)
    exit(messages.isEmpty ? 0 : 1)
}
while let length = input(4) {
    guard let text = input(length.reversed().reduce(0) { $0 << 8 | Int($1) }) else { exit(1) }
    output(answer(text))
}
