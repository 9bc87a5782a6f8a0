import Drawing
import Input

/// What the decoder makes of the terminal's bytes.
public enum DecodedInput: Hashable, Sendable {
    case event(InputEvent)
    case reply(TerminalReply)
}

/// An answer of the terminal to something it was asked. See "XTerm Control Sequences".
public enum TerminalReply: Hashable, Sendable {
    /// DECRPM: the state of a private mode; 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
    case mode(Int, setting: Int)
    /// The size of a cell in pixels (`CSI 6 ; height ; width t`).
    case cellPixels(width: Int, height: Int)
    /// How light the background is (`OSC 11 ; rgb:... ST`).
    case background(BackgroundLight)
    /// Primary device attributes, which every terminal answers (`CSI ? ... c`).
    case attributes
}

/// How to read mouse reports in pixels (mode 1016).
public struct PixelGeometry: Hashable, Sendable {
    public var cellWidth: Double
    public var cellHeight: Double
    /// What the terminal calls its first pixel: 1 in xterm, 0 in kitty.
    public var origin: Double

    /// nil for a cell without width or height.
    public init?(cellWidth: Int, cellHeight: Int, origin: Int = 1) {
        guard cellWidth > 0, cellHeight > 0 else { return nil }
        self.cellWidth = Double(cellWidth)
        self.cellHeight = Double(cellHeight)
        self.origin = Double(origin)
    }
}
