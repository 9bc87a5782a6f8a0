import CNcurses
import Drawing
import Geography
import Glibc
import Input

/// The terminal while a program has it: pictures out, events in, and everything as it was when it is closed.
/// There can be one at a time, and only the main thread may use it; workers get its `waker`.
public final class TerminalSession {
    public private(set) var size: CellSize
    public private(set) var colorDepth: ColorDepth
    /// The depth that the terminal is taken to have, whatever was asked for.
    public let automaticDepth: ColorDepth
    /// Whether braille and its like can be shown: false where no locale in UTF-8 was to be had.
    public let supportsUnicode: Bool
    /// Ends a `wait` from another thread.
    public let waker: Waker
    /// Whether mouse events are finer than cells.
    public var reportsPixels: Bool { decoder.reportsPixels }

    let device: TerminalDevice
    let environment: Environment
    let mouse: MouseMode
    let signals: Waker
    var decoder = InputDecoder()
    /// What `wait` returns first.
    var queued: [TerminalEvent] = []
    /// When a lone Escape counts as the key.
    var flushMoment: Int64?
    var isGone = false
    /// The terminal's answers to the probe.
    var confirmsPixels = false
    var synchronises = true
    var reportedCell: (width: Int, height: Int)?
    /// How many answers to `ControlSequence.askAttributes` are on their way.
    var awaitedAnswers = 0

    private var screen: Screen
    private var output = OutputQueue()
    /// The newest picture, where the terminal has not taken the one before yet.
    private var deferred: (grid: Grid, cursor: Cell?)?
    private var hasProbed = false
    private var isClosed = false

    /// Takes the terminal over. Throws where there is none, or one that cannot show a picture.
    public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
        environment = Environment.current()
        mouse = options.mouse
        automaticDepth = try Self.automaticDepth(environment)
        colorDepth = options.color ?? automaticDepth
        supportsUnicode = plat_locale_use_utf8()
        device = try TerminalDevice()
        guard let signals = Waker(), let waker = Waker() else {
            throw TerminalError(reason: "too many open files")
        }
        (self.signals, self.waker) = (signals, waker)
        size = device.size
        // Before ncurses, which then leaves the handlers alone.
        plat_signals_catch(signals.writeEnd)
        do {
            screen = try Screen(term: environment.term, depth: colorDepth, size: size)
        } catch {
            plat_signals_release()
            throw error
        }
        plat_errors_hold()
        var settings = device.settings
        plat_crash_guard(device.descriptor, ControlSequence.leave, &settings)
        enter()
    }

    deinit { close() }

    private static func automaticDepth(_ environment: Environment) throws(TerminalError) -> ColorDepth {
        if environment.term.isEmpty {
            throw TerminalError(reason: "the environment variable TERM is not set")
        }
        let entry = plat_terminfo_read(environment.term)
        if environment.term == "dumb" || entry.found && !entry.moves_cursor {
            throw TerminalError(reason: "a terminal of type '\(environment.term)' cannot show a map")
        }
        let known = ColorDetection.Entry(colors: Int(entry.colors), isDirect: entry.direct)
        return ColorDetection.depth(environment, entry: entry.found ? known : nil)
    }

    /// Milliseconds of CLOCK_MONOTONIC.
    public static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Ends the process as the signal would have ended it, so that its exit status is right. Close the session first.
    public static func die(of signal: TerminationSignal) -> Never {
        plat_signals_die(signal.number)
    }

    /// Gives the terminal back, if a session has it, where no more can be done: without memory, on any thread.
    public static func giveBack() { plat_crash_leave() }
}

// MARK: - Out

extension TerminalSession {
    /// Shows a picture, and the cursor at a cell or nowhere. Only what changed is written, in one go, and nothing
    /// when nothing did. Never waits: while the terminal is still taking an older picture, the newest is kept and
    /// shown by `wait` as soon as there is room.
    public func present(_ grid: Grid, cursor: Cell? = nil) {
        guard !isClosed, !isGone else { return }
        guard output.isEmpty else {
            deferred = (grid, cursor)
            return
        }
        let bytes = screen.draw(grid, cursor: cursor)
        if !bytes.isEmpty {
            if synchronises { output.append(ControlSequence.frameBegin.utf8) }
            output.append(bytes)
            if synchronises { output.append(ControlSequence.frameEnd.utf8) }
        }
        if !hasProbed {
            hasProbed = true
            probe()
        }
        send()
    }

    /// Writes bytes as they are: the bell, the clipboard (OSC 52). They must not move the cursor.
    public func write(raw bytes: some Sequence<UInt8>) {
        guard !isClosed, !isGone else { return }
        output.append(bytes)
        send()
    }

    /// Makes the next picture put every cell, whatever the terminal is thought to show.
    public func redraw() { screen.resize(to: size) }

    /// Draws with another depth of colours from the next picture on.
    public func use(_ depth: ColorDepth) {
        guard depth != colorDepth, !isClosed, !isGone else { return }
        deferred = nil
        output.append(screen.leave())
        if screen.restart(term: environment.term, depth: depth, fallback: colorDepth) { colorDepth = depth }
    }

    /// Waits until the terminal has taken what is written for it, at most so many milliseconds.
    public func settle(within milliseconds: Int64) {
        let end = Self.now() + milliseconds
        while hasOutput, !isGone {
            let rest = end - Self.now()
            guard rest > 0, device.isReady(for: POLLOUT, within: Int32(clamping: rest)) else { return }
            send()
        }
    }

    var hasOutput: Bool { !output.isEmpty }

    /// Goes on with what the terminal has not taken yet.
    func send() {
        guard output.send(to: device) else { return lose() }
        guard output.isEmpty, let next = deferred else { return }
        deferred = nil
        present(next.grid, cursor: next.cursor)
    }

    /// The terminal is gone.
    func lose() {
        if !isGone { queued.append(.gone) }
        isGone = true
        output.removeAll()
        deferred = nil
    }

    /// Takes the new size of the terminal over.
    func resize() {
        size = device.size
        deferred = nil
        screen.resize(to: size)
        updatePixels()
        queued.append(.input(.resize(size)))
    }
}

// MARK: - Coming and going

extension TerminalSession {
    private static let patience: Int64 = 200

    private func enter() {
        device.enterRawMode()
        output.append(ControlSequence.pasteOn.utf8)
        if mouse != .off { output.append(ControlSequence.mouseOn.utf8) }
        send()
    }

    /// Everything off, waiting at most 200 ms for a terminal that is slow, and as long for its last reports, which
    /// would else be typed into the shell.
    private func leave() {
        deferred = nil
        guard !isGone else { return }
        // What is left of a picture is of no use any more, and would keep a slow terminal busy.
        output.removeAll()
        output.append((ControlSequence.modesOff + ControlSequence.plain).utf8)
        output.append(screen.leave())
        if environment.mayBeProbed {
            awaitedAnswers += 1
            output.append(ControlSequence.askAttributes.utf8)
        }
        let deadline = Self.now() + Self.patience
        while !isGone, hasOutput, wait(for: POLLOUT, until: deadline) { send() }
        if environment.mayBeProbed, !hasOutput { drain(until: Self.now() + Self.patience) }
        output.removeAll()
        device.leaveRawMode()
    }

    private func wait(for events: Int32, until deadline: Int64) -> Bool {
        let rest = deadline - Self.now()
        return rest > 0 && device.isReady(for: events, within: Int32(clamping: rest))
    }

    /// Reads until the terminal answered the last question.
    private func drain(until deadline: Int64) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while wait(for: POLLIN, until: deadline) {
            guard case .bytes(let count) = device.read(into: &buffer) else { return }
            awaitedAnswers -= decoder.feed(buffer[..<count]).count { $0 == .reply(.attributes) }
            if awaitedAnswers <= 0 { return }
        }
    }

    /// Ctrl-Z: gives the terminal back, stops the process group, and takes the terminal over again when it goes on.
    public func suspend() {
        guard !isClosed, !isGone else { return }
        leave()
        plat_signals_stop()
        // The CONT that ended the stop is answered here.
        for byte in signals.drain() where Int32(byte) != SIGCONT { note(signal: Int32(byte)) }
        resume()
    }

    func resume() {
        guard !isClosed, !isGone else { return }
        decoder = InputDecoder()
        flushMoment = nil
        awaitedAnswers = 0
        output.removeAll()
        queued.append(.resumed)
        enter()
        resize()
    }

    /// Gives the terminal back. To be called before the program ends; a second call does nothing.
    public func close() {
        guard !isClosed else { return }
        leave()
        isClosed = true
        plat_crash_unguard()
        plat_errors_release()
        plat_signals_release()
    }
}
