import Options

/// Any bytes as the words of a call, split at line feeds: they are read or refused, and nothing else. A refusal
/// is one line and harmless on a terminal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    let words = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    if case .failure(let error) = Invocation.parse(words) {
        let isHarmless = error.description.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        precondition(isHarmless, "a control character in a message")
    }
    return 0
}
