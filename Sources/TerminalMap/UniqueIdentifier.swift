/// Random identifiers, RFC 9562 version 4.
enum UniqueIdentifier {
    static func make() -> String {
        var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            let digits = String(byte, radix: 16, uppercase: true)
            text += digits.count == 1 ? "0" + digits : digits
        }
        return text
    }
}
