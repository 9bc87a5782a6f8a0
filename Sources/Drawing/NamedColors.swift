/// The colours that people know by name, as iOS has them.
extension Color {
    public static let black = Color(0x00_0000)
    public static let white = Color(0xFF_FFFF)
    public static let gray = Color(0x8E_8E93)
    public static let darkGray = Color(0x55_5555)
    public static let red = Color(0xFF_3B30)
    public static let orange = Color(0xFF_9500)
    public static let yellow = Color(0xFF_CC00)
    public static let green = Color(0x34_C759)
    public static let blue = Color(0x00_7AFF)
    public static let indigo = Color(0x58_56D6)
    public static let purple = Color(0xAF_52DE)
}
