import Terminal

/// Any bytes as what a terminal sends: the decoder takes them, and wherever they are split it makes the same
/// events of them. The first byte says where.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    guard let first = input.first else { return 0 }
    let sent = input.dropFirst()
    let middle = Int(first) % (sent.count + 1)

    var whole = InputDecoder()
    let atOnce = whole.feed(sent)
    var split = InputDecoder()
    let inTwo = split.feed(sent.prefix(middle)) + split.feed(sent.dropFirst(middle))
    precondition(atOnce == inTwo, "events depend on where the bytes were split")

    _ = whole.flush()
    precondition(!whole.isWaiting, "still waiting for a key after the wait")
    return 0
}
