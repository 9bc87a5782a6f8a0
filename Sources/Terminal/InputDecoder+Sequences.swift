import Geography
import Input

// What complete control sequences mean. Anything well-formed that is not known here is swallowed.
extension InputDecoder {
    mutating func handle(_ sequence: CSISequence, alt: Bool) {
        switch sequence.marker {
        case 0: handlePlain(sequence, alt: alt)
        case UInt8(ascii: "<"): handleMouse(sequence)
        case UInt8(ascii: "?"): handleReply(sequence)
        default: break
        }
    }

    private mutating func handlePlain(_ sequence: CSISequence, alt: Bool) {
        guard sequence.intermediates.isEmpty else { return }
        switch sequence.final {
        case UInt8(ascii: "M"):
            if sequence.parameters.isEmpty { enter(.oldMouse) }
        case UInt8(ascii: "I") where sequence.parameters.isEmpty: emit(.focus(true))
        case UInt8(ascii: "O") where sequence.parameters.isEmpty: emit(.focus(false))
        case UInt8(ascii: "t"): handleWindowReport(sequence)
        case UInt8(ascii: "~") where sequence.number(0) == 200: enter(.paste)
        default:
            guard var key = key(of: sequence) else { return }
            if alt { key.modifiers.insert(.alt) }
            emit(key)
        }
    }

    private func key(of sequence: CSISequence) -> Key? {
        let modifier = sequence.number(1) ?? 1
        // kitty may add an event after a colon; 3 is the release of the key.
        if sequence.part(1, 1) == 3 { return nil }
        switch sequence.final {
        case UInt8(ascii: "Z"): return Key(.tab, KeyTable.modifiers(modifier).union(.shift))
        case UInt8(ascii: "u"):
            guard let number = sequence.number(0) else { return nil }
            return KeyTable.codePoint(number, shifted: sequence.part(0, 1), modifier: modifier)
        case UInt8(ascii: "~"):
            guard let number = sequence.number(0) else { return nil }
            if number == 27, let code = sequence.number(2) {
                return KeyTable.codePoint(code, shifted: nil, modifier: modifier)
            }
            return KeyTable.numbered(number).map { Key($0, KeyTable.modifiers(modifier)) }
        case UInt8(ascii: "$"): return rxvtKey(sequence, .shift)
        case UInt8(ascii: "^"): return rxvtKey(sequence, .control)
        case UInt8(ascii: "@"): return rxvtKey(sequence, [.shift, .control])
        default: return letterKey(sequence, modifier: modifier)
        }
    }

    private func rxvtKey(_ sequence: CSISequence, _ modifiers: Key.Modifiers) -> Key? {
        sequence.number(0).flatMap(KeyTable.numbered).map { Key($0, modifiers) }
    }

    /// `CSI A`, `CSI 1;2 A`, and `CSI 2 A` of older terminals.
    private func letterKey(_ sequence: CSISequence, modifier: Int) -> Key? {
        if let code = KeyTable.smallArrow(sequence.final), sequence.parameters.isEmpty {
            return Key(code, .shift)
        }
        guard let code = KeyTable.letter(sequence.final), sequence.parameters.count <= 2 else { return nil }
        // With another first number, `R` is a report of the cursor's place.
        if sequence.parameters.count == 2, sequence.number(0) ?? 1 != 1 { return nil }
        let held = sequence.parameters.count == 1 ? sequence.number(0) ?? 1 : modifier
        return Key(code, KeyTable.modifiers(held))
    }

    private mutating func handleReply(_ sequence: CSISequence) {
        switch (sequence.final, sequence.intermediates) {
        case (UInt8(ascii: "y"), [UInt8(ascii: "$")]):
            guard let mode = sequence.number(0), let setting = sequence.number(1) else { return }
            emit(.mode(mode, setting: setting))
        case (UInt8(ascii: "c"), []): emit(.attributes)
        default: break
        }
    }

    private mutating func handleWindowReport(_ sequence: CSISequence) {
        guard sequence.number(0) == 6, let height = sequence.number(1), let width = sequence.number(2),
            height > 0, width > 0
        else { return }
        emit(.cellPixels(width: width, height: height))
    }
}

// MARK: - The mouse

extension InputDecoder {
    private mutating func handleMouse(_ sequence: CSISequence) {
        guard sequence.intermediates.isEmpty, sequence.parameters.count == 3,
            let code = sequence.number(0), let x = sequence.number(1), let y = sequence.number(2), code >= 0
        else { return }
        switch sequence.final {
        case UInt8(ascii: "M"): emitMouse(code: code, isRelease: false, at: place(x, y))
        case UInt8(ascii: "m"): emitMouse(code: code, isRelease: true, at: place(x, y))
        default: break
        }
    }

    /// The oldest form: button, column and row, each with 32 added. A release does not name its button.
    mutating func takeOldMouse(_ byte: UInt8) {
        buffer.append(byte)
        guard buffer.count == 3 else { return }
        let (code, x, y) = (Int(buffer[0]) - 32, Int(buffer[1]) - 32, Int(buffer[2]) - 32)
        enter(.ground)
        guard code >= 0, x > 0, y > 0 else { return }
        let isRelease = code & 0b1110_0011 == 3
        let middle = CellPoint(column: Double(x) - 0.5, row: Double(y) - 0.5)
        emitMouse(code: code, isRelease: isRelease, at: middle)
    }

    /// The middle of the cell, or of the pixel, that a report names.
    private func place(_ x: Int, _ y: Int) -> CellPoint {
        guard reportsPixels, let geometry = pixelGeometry else {
            return CellPoint(column: Double(x) - 0.5, row: Double(y) - 0.5)
        }
        return CellPoint(
            column: (Double(x) - geometry.origin + 0.5) / geometry.cellWidth,
            row: (Double(y) - geometry.origin + 0.5) / geometry.cellHeight)
    }

    /// Bits of `code`: 0 and 1 the button (3: none), 2 Shift, 3 Alt, 4 Control, 5 motion, 6 the wheel,
    /// 7 and up further buttons, which are ignored.
    private mutating func emitMouse(code: Int, isRelease: Bool, at position: CellPoint) {
        guard code < 128, let kind = mouseKind(code: code, isRelease: isRelease) else { return }
        if case .press(let button) = kind { lastPressed = button }
        var modifiers: Key.Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        emit(.mouse(MouseEvent(kind, at: position, modifiers: modifiers)))
    }

    private func mouseKind(code: Int, isRelease: Bool) -> MouseEvent.Kind? {
        let buttons: [MouseEvent.Button] = [.left, .middle, .right]
        let wheels: [MouseEvent.Wheel] = [.up, .down, .left, .right]
        let number = code & 3
        let isMotion = code & 32 != 0
        if code & 64 != 0 { return isRelease || isMotion ? nil : .wheel(wheels[number]) }
        if isMotion { return number == 3 ? .move : .drag(buttons[number]) }
        if isRelease { return .release(number == 3 ? lastPressed : buttons[number]) }
        return number == 3 ? nil : .press(buttons[number])
    }
}
