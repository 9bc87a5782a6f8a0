import Geography
import Input
import Terminal

/// Decodes bytes in one piece, and takes what waits.
func decode(_ bytes: [UInt8], _ decoder: InputDecoder = InputDecoder()) -> [DecodedInput] {
    var decoder = decoder
    return decoder.feed(bytes) + decoder.flush()
}

/// Decodes a text in which `^[` stands for Escape.
func decode(_ text: String) -> [DecodedInput] {
    decode(bytes(text))
}

func bytes(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
        if byte == UInt8(ascii: "["), result.last == UInt8(ascii: "^") {
            result[result.count - 1] = 0x1B
        } else {
            result.append(byte)
        }
    }
    return result
}

func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> DecodedInput {
    .event(.key(Key(code, modifiers)))
}

func mouse(
    _ kind: MouseEvent.Kind, _ column: Double, _ row: Double, _ modifiers: Key.Modifiers = []
) -> DecodedInput {
    .event(.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row), modifiers: modifiers)))
}

/// SplitMix64: the same numbers from the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
