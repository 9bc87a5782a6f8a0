extension Color {
    /// `#rrggbb` or `#rgb`, in any case; nil for everything else.
    public init?(hexadecimal text: UnsafeRawBufferPointer) {
        guard text.first == UInt8(ascii: "#"), text.count == 7 || text.count == 4 else { return nil }
        var bits: UInt32 = 0
        for byte in text.dropFirst() {
            guard let digit = Color.digit(byte) else { return nil }
            bits = bits << 4 | digit
            // A digit alone stands for two of its kind.
            if text.count == 4 { bits = bits << 4 | digit }
        }
        self.init(bits)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
