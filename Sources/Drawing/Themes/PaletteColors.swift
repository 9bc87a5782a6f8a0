extension ColorMapping {
    /// The colour of a number from 16 to 255: the cube of 6 x 6 x 6 and 24 greys. Below, one of the 16.
    public static func color(_ number: UInt8) -> Color {
        guard number >= 16 else { return basic(number) }
        if number >= 232 {
            let level = 8 + 10 * (number - 232)
            return Color(red: level, green: level, blue: level)
        }
        let step = Int(number) - 16
        return Color(red: level(step / 36), green: level(step / 6 % 6), blue: level(step % 6))
    }

    /// The colour of one of the 16 as xterm has it; above 15, white.
    public static func basic(_ number: UInt8) -> Color {
        Color(palette16.indices.contains(Int(number)) ? palette16[Int(number)] : 0xFF_FFFF)
    }

    private static func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
}
