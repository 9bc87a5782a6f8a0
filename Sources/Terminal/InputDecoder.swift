import Drawing
import Geography
import Input

/// Makes events of the bytes that a terminal sends: keys of every common dialect (xterm, rxvt, the Linux console,
/// CSI u), mouse reports, pastes, focus, and answers. Works byte by byte, so that the bytes may be split anywhere;
/// whatever they are, it neither traps nor lets one sequence's rest become keys.
///
/// Sources: ECMA-48 section 5.4 (the form of sequences), "XTerm Control Sequences" (keys, mouse, replies),
/// rxvt's "Rxvt reference", console_codes(4).
public struct InputDecoder: Sendable {
    enum State: Hashable, Sendable {
        case ground
        /// After Escape; `twice` after a second one.
        case escape(twice: Bool)
        case utf8(alt: Bool)
        case csi(alt: Bool)
        case ss3(alt: Bool)
        /// In an OSC, DCS, SOS, PM or APC string; all but an answer are swallowed. `introducer` is the byte after
        /// Escape.
        case string(introducer: UInt8, isEmpty: Bool)
        case stringEscape(introducer: UInt8)
        /// After `CSI [`, before the letter of a function key of the Linux console.
        case linuxFunction
        /// In a mouse report of the oldest form: three bytes after `CSI M`.
        case oldMouse
        case paste
    }

    /// How reports in pixels are to be read. They are read so from the moment at which the terminal answers that
    /// mode 1016 is set: reports that were sent before that answer were in cells.
    public var pixelGeometry: PixelGeometry?
    public private(set) var reportsPixels = false

    var state = State.ground
    var buffer: [UInt8] = []
    /// The button whose release the oldest form of report does not name.
    var lastPressed = MouseEvent.Button.left
    private var output: [DecodedInput] = []

    /// A sequence longer than this is swallowed whole.
    static let longestSequence = 256

    public init() {}

    /// Whether what has come so far could also be a key of its own (a lone Escape): call `flush` when nothing
    /// follows within 25 ms.
    public var isWaiting: Bool {
        switch state {
        case .escape, .stringEscape: true
        case .csi, .ss3: buffer.isEmpty
        case .string(_, let isEmpty): isEmpty
        default: false
        }
    }

    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [DecodedInput] {
        for byte in bytes { take(byte) }
        defer { output.removeAll(keepingCapacity: true) }
        return output
    }

    /// Takes what `isWaiting` for the key that it could be.
    public mutating func flush() -> [DecodedInput] {
        guard isWaiting else { return [] }
        let ended = state
        enter(.ground)
        switch ended {
        case .escape(let twice):
            if twice { emit(Key(.escape)) }
            emit(Key(.escape))
        case .stringEscape: emit(Key(.escape))
        case .csi: emit(Key(.character("["), .alt))
        case .ss3: emit(Key(.character("O"), .alt))
        case .string(let introducer, _): emit(Key(.character(Unicode.Scalar(introducer)), .alt))
        default: break
        }
        defer { output.removeAll(keepingCapacity: true) }
        return output
    }

    /// Reads mouse reports as pixels at once, without waiting for the terminal's word; or as cells again.
    public mutating func readPixels(_ pixels: Bool) {
        reportsPixels = pixels && pixelGeometry != nil
    }

    mutating func emit(_ key: Key) { output.append(.event(.key(key))) }
    mutating func emit(_ event: InputEvent) { output.append(.event(event)) }

    mutating func emit(_ reply: TerminalReply) {
        if case .mode(1016, let setting) = reply { readPixels(setting == 1 || setting == 3) }
        output.append(.reply(reply))
    }

    mutating func enter(_ next: State) {
        state = next
        buffer.removeAll(keepingCapacity: true)
    }
}

// MARK: - One byte

extension InputDecoder {
    private static let escape: UInt8 = 0x1B

    mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte, alt: false)
        case .escape(let twice): takeAfterEscape(byte, twice: twice)
        case .utf8(let alt): takeUTF8(byte, alt: alt)
        case .csi(let alt): takeCSI(byte, alt: alt)
        case .ss3(let alt): takeSS3(byte, alt: alt)
        case .string(let introducer, _): takeString(byte, introducer: introducer)
        case .stringEscape(let introducer):
            byte == UInt8(ascii: "\\") ? finishString(introducer: introducer) : restart(byte)
        case .linuxFunction: takeLinuxFunction(byte)
        case .oldMouse: takeOldMouse(byte)
        case .paste: takePaste(byte)
        }
    }

    private mutating func takeGround(_ byte: UInt8, alt: Bool) {
        enter(.ground)
        switch byte {
        case Self.escape: enter(.escape(twice: false))
        case 0..<0x20, 0x7F: emit(KeyTable.control(byte, alt: alt))
        case 0x20..<0x7F: emit(Key(.character(Unicode.Scalar(byte)), alt ? .alt : []))
        case 0xC2...0xF4:
            enter(.utf8(alt: alt))
            buffer.append(byte)
        default: break  // no byte of UTF-8 begins so
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8, twice: Bool) {
        switch byte {
        case Self.escape:
            if twice { emit(Key(.escape)) }
            enter(.escape(twice: true))
        case UInt8(ascii: "["): enter(.csi(alt: twice))
        case UInt8(ascii: "O"): enter(.ss3(alt: twice))
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            if twice { emit(Key(.escape)) }
            enter(.string(introducer: byte, isEmpty: true))
        default:
            if twice { emit(Key(.escape)) }
            takeGround(byte, alt: true)
        }
    }

    /// Takes a byte as if Escape had been the one before it.
    private mutating func restart(_ byte: UInt8) {
        enter(.escape(twice: false))
        take(byte)
    }

    private mutating func takeUTF8(_ byte: UInt8, alt: Bool) {
        guard byte & 0xC0 == 0x80, let lead = buffer.first else { return takeGround(byte, alt: false) }
        buffer.append(byte)
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard buffer.count == length else { return }
        // Overlong forms and surrogates have no text.
        let scalar = String(validating: buffer, as: UTF8.self)?.unicodeScalars.first
        enter(.ground)
        guard let scalar, scalar.value >= 0xA0 else { return }
        emit(Key(.character(scalar), alt ? .alt : []))
    }

    private mutating func takeCSI(_ byte: UInt8, alt: Bool) {
        switch byte {
        case UInt8(ascii: "[") where buffer.isEmpty: enter(.linuxFunction)
        case UInt8(ascii: "$") where CSISequence.isPlainNumber(buffer): finishCSI(byte, alt: alt)
        case 0x20...0x3F:
            if buffer.count <= Self.longestSequence { buffer.append(byte) }
        case 0x40...0x7E: finishCSI(byte, alt: alt)
        default: takeGround(byte, alt: false)
        }
    }

    private mutating func finishCSI(_ final: UInt8, alt: Bool) {
        let sequence = CSISequence(buffer, final: final)
        let isTooLong = buffer.count > Self.longestSequence
        enter(.ground)
        if !isTooLong { handle(sequence, alt: alt) }
    }

    private mutating func takeSS3(_ byte: UInt8, alt: Bool) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: ";"):
            if buffer.count <= Self.longestSequence { buffer.append(byte) }
        case 0x20...0x7E:
            let modifiers = CSISequence(buffer, final: byte).parameters.last.flatMap { $0.first ?? nil }
            enter(.ground)
            guard var key = KeyTable.ss3(byte, modifier: modifiers ?? 1) else { return }
            if alt { key.modifiers.insert(.alt) }
            emit(key)
        default: takeGround(byte, alt: false)
        }
    }

    private mutating func takeString(_ byte: UInt8, introducer: UInt8) {
        switch byte {
        case Self.escape: state = .stringEscape(introducer: introducer)
        case 0x07: finishString(introducer: introducer)
        case 0x18, 0x1A: enter(.ground)
        default:
            if buffer.count <= Self.longestSequence { buffer.append(byte) }
            state = .string(introducer: introducer, isEmpty: false)
        }
    }

    private mutating func finishString(introducer: UInt8) {
        let light = introducer == UInt8(ascii: "]") ? BackgroundLight(reply: buffer) : nil
        enter(.ground)
        if let light { emit(.background(light)) }
    }

    private mutating func takeLinuxFunction(_ byte: UInt8) {
        enter(.ground)
        guard byte != Self.escape else { return enter(.escape(twice: false)) }
        guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return }
        emit(Key(.function(Int(byte - UInt8(ascii: "A")) + 1)))
    }

    private mutating func takePaste(_ byte: UInt8) {
        buffer.append(byte)
        let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
        guard byte == end[5], buffer.suffix(end.count).elementsEqual(end) else { return }
        let text = PastedText.clean(buffer.dropLast(end.count))
        enter(.ground)
        emit(.paste(text))
    }
}
