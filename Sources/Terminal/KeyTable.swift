import Input

/// Which key a sequence stands for.
enum KeyTable {
    /// A control character, as the terminal sends it for a key.
    static func control(_ byte: UInt8, alt: Bool) -> Key {
        var key: Key
        switch byte {
        case 0x08, 0x7F: key = Key(.backspace)
        case 0x09: key = Key(.tab)
        case 0x0A, 0x0D: key = Key(.enter)
        case 0x1B: key = Key(.escape)
        case 0x00: key = .control(" ")
        case 0x01...0x1A: key = .control(Unicode.Scalar(byte + 0x60))
        default: key = .control(Unicode.Scalar(byte & 0x1F + 0x40))
        }
        if alt { key.modifiers.insert(.alt) }
        return key
    }

    /// Modifiers as xterm counts them: 1 for none, plus 1 for Shift, 2 for Alt, 4 for Control.
    static func modifiers(_ number: Int) -> Key.Modifiers {
        guard number > 1 else { return [] }
        return Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: number - 1) & 7)
    }

    /// The keys whose sequence ends in a letter.
    static func letter(_ final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    /// rxvt's small letters: with Shift after `CSI`, with Control after `ESC O`.
    static func smallArrow(_ final: UInt8) -> Key.Code? {
        (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) ? letter(final - 0x20) : nil
    }

    /// The keys whose sequence is a number and a tilde.
    static func numbered(_ number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// A key after `ESC O`: arrows, F1 to F4, and the number pad.
    static func ss3(_ final: UInt8, modifier: Int) -> Key? {
        if let code = letter(final) { return Key(code, modifiers(modifier)) }
        if let code = smallArrow(final) { return Key(code, .control) }
        switch final {
        case UInt8(ascii: "I"): return Key(.tab)
        case UInt8(ascii: "M"): return Key(.enter)
        case UInt8(ascii: "X"): return .character("=")
        case UInt8(ascii: " "): return .character(" ")
        case UInt8(ascii: "j")...UInt8(ascii: "y"): return .character(Unicode.Scalar(final - 0x40))
        default: return nil
        }
    }

    /// A key named by its code point, as in CSI u and modifyOtherKeys. `shifted` is what it gives with Shift.
    static func codePoint(_ number: Int, shifted: Int?, modifier: Int) -> Key? {
        var held = modifiers(modifier)
        switch number {
        case 8, 127: return Key(.backspace, held)
        case 9: return Key(.tab, held)
        case 10, 13, 57414: return Key(.enter, held)
        case 27: return Key(.escape, held)
        case 57399...57408: return Key(.character(Unicode.Scalar(UInt8(number - 57399 + 0x30))), held)
        case 0xE000...0xF8FF: return nil  // other keys of kitty's that have no name here
        default: break
        }
        guard number >= 0x20, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else {
            return nil
        }
        guard !(0x7F..<0xA0).contains(scalar.value) else { return nil }
        guard held.contains(.shift) else { return Key(.character(scalar), held) }
        held.remove(.shift)
        if let shifted, shifted >= 0x20, let upper = UInt32(exactly: shifted).flatMap(Unicode.Scalar.init) {
            return Key(.character(upper), held)
        }
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        return Key(.character(upper.count == 1 ? upper.first ?? scalar : scalar), held)
    }
}
