import Geography
import Glibc

/// The controlling terminal, opened anew, so that standard input and output may be pipes, and so that not to block
/// is our setting alone and not the shell's too.
struct TerminalDevice: ~Copyable {
    let descriptor: Int32
    /// The line settings as they were found.
    let settings: termios

    init() throws(TerminalError) {
        descriptor = open("/dev/tty", O_RDWR | O_NONBLOCK | Int32(O_CLOEXEC) | Int32(O_NOCTTY))
        guard descriptor >= 0 else {
            throw TerminalError(reason: "no terminal: \(String(cString: strerror(errno)))")
        }
        var found = termios()
        guard tcgetattr(descriptor, &found) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw TerminalError(reason: "no terminal: \(reason)")
        }
        settings = found
    }

    deinit { close(descriptor) }

    /// Every key arrives as it is struck, Ctrl-C and Ctrl-S too; nothing is echoed.
    func enterRawMode() {
        var raw = settings
        cfmakeraw(&raw)
        set(&raw)
    }

    func leaveRawMode() {
        var found = settings
        set(&found)
    }

    /// Does not wait for output to be sent, as the other ways do: the terminal may have stalled.
    private func set(_ mode: inout termios) {
        while tcsetattr(descriptor, TCSANOW, &mode) != 0, errno == EINTR {}
    }

    /// The size in cells; 0 x 0 where the terminal does not know.
    var size: CellSize {
        let window = window
        return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// The size of a cell as far as the window's pixels tell; nil where they do not.
    func pixelGeometry(origin: Int) -> PixelGeometry? {
        let window = window
        guard window.ws_col > 0, window.ws_row > 0 else { return nil }
        return PixelGeometry(
            cellWidth: Int(window.ws_xpixel / window.ws_col),
            cellHeight: Int(window.ws_ypixel / window.ws_row),
            origin: origin)
    }

    private var window: winsize {
        var window = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 ? window : winsize()
    }

    enum Transfer { case bytes(Int), later, gone }

    /// read(2); a terminal that hung up reads as its end, or as EIO.
    func read(into buffer: inout [UInt8]) -> Transfer {
        transfer(Glibc.read(descriptor, &buffer, buffer.count))
    }

    /// write(2), as much as the terminal takes now.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
        transfer(bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) })
    }

    private func transfer(_ result: Int) -> Transfer {
        if result > 0 { return .bytes(result) }
        if result < 0, errno == EAGAIN || errno == EINTR { return .later }
        return .gone
    }

    /// Waits until the terminal can be read, or written, at most so long. Milliseconds.
    func isReady(for events: Int32, within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
