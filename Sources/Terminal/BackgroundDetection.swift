import Drawing
import Glibc

extension BackgroundLight {
    /// What the variable COLORFGBG says, as rxvt, Konsole and others set it: `15;0`, or `0;default;15`, the last
    /// number the background's of the 16 colours. nil where it says nothing.
    public static func ofEnvironment() -> BackgroundLight? {
        getenv("COLORFGBG").flatMap { BackgroundLight(colorFgBg: String(cString: $0)) }
    }

    init?(colorFgBg text: String) {
        guard let last = text.split(separator: ";").last, let number = UInt8(last), number < 16 else {
            return nil
        }
        // White and the bright colours, but not the dark grey.
        self = number == 7 || number > 8 ? .light : .dark
    }

    /// The answer to `ControlSequence.askBackground`: `11;rgb:RRRR/GGGG/BBBB`, one to four digits each, or `rgba:`.
    init?(reply text: some Sequence<UInt8>) {
        let parts = String(decoding: Array(text), as: UTF8.self).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else { return nil }
        let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false).map(Self.byte)
        guard numbers.count >= 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else {
            return nil
        }
        self.init(Color(red: red, green: green, blue: blue))
    }

    /// One to four hexadecimal digits of a share of what so many digits can say.
    private static func byte(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.utf8.count), digits.first != "+", let number = Int(digits, radix: 16)
        else {
            return nil
        }
        let most = (1 << (4 * digits.utf8.count)) - 1
        return UInt8(clamping: number * 255 / most)
    }
}
