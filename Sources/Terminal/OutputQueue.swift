/// Bytes on their way to a terminal that may take them slowly.
struct OutputQueue {
    private var bytes: [UInt8] = []
    private var sent = 0

    var isEmpty: Bool { sent == bytes.count }

    mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        sent = 0
    }

    /// Sends what the terminal takes at once. False when the terminal is gone.
    mutating func send(to device: borrowing TerminalDevice) -> Bool {
        while !isEmpty {
            switch device.write(bytes[sent...]) {
            case .bytes(let count): sent += count
            case .later: return true
            case .gone: return false
            }
        }
        removeAll()
        return true
    }
}
