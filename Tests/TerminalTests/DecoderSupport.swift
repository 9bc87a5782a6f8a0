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
