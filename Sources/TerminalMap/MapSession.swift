import Drawing
import Geography
import Input
import Terminal

extension MapView {
    /// Shows the map on the terminal until `q` or Ctrl-C. Arrows pan, `+` and `-` zoom, `[` and `]` turn,
    /// Escape calls a drag off. Draws only when something has changed.
    ///
    /// - Throws: `TerminalError` where there is no terminal, or one that cannot show a map.
    public func run() throws(TerminalError) {
        let session = try TerminalSession(options: TerminalOptions(color: wantedDepth))
        let start = TerminalSession.now()
        colorDepth = session.colorDepth
        glyphs = session.supportsUnicode ? wantedGlyphs ?? .braille : .ascii
        screenSize = session.size
        load()
        var grid = Grid(size: session.size)
        var isRunning = true
        while isRunning {
            if engine.needsDisplay {
                draw(into: &grid)
                session.present(grid)
            }
            for _ in 0..<engine.takeBells() { session.write(raw: [0x07]) }
            let deadline = engine.deadline.map { $0.milliseconds + start }
            let events = session.wait(until: deadline)
            engine.advance(to: Moment(milliseconds: TerminalSession.now() - start))
            for event in events where isRunning { isRunning = handle(event, session) }
            // Only its last line is seen here.
            _ = log.take()
        }
        session.close()
    }

    /// - Returns: whether it goes on.
    private func handle(_ event: TerminalEvent, _ session: TerminalSession) -> Bool {
        switch event {
        case .input(.key(let key)) where key == .control("z"): session.suspend()
        case .input(let input): return handle(input)
        case .resumed: engine.setNeedsDisplay()
        case .woken: break
        case .signal(let signal):
            session.close()
            TerminalSession.die(of: signal)
        case .gone:
            session.close()
            TerminalSession.die(of: .hangup)
        default: break
        }
        return true
    }

    /// Takes one event of a person.
    ///
    /// - Returns: whether the program goes on.
    func handle(_ input: InputEvent) -> Bool {
        switch input {
        case .key(let key): return press(key)
        case .mouse(let mouse): engine.handle(mouse)
        case .resize(let size): screenSize = size
        case .paste, .focus: break
        }
        return true
    }
}
