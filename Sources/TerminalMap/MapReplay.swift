import Drawing
import Geography
import Input

extension MapView {
    /// Runs the map without a terminal: feeds it recorded events, of which nothing sleeps; `wait` moves the clock.
    /// What the program prints, and the screens that the events ask for, go to `output`.
    ///
    /// - Parameters:
    ///   - events: the lines of an events file, as `plat replay` reads them.
    ///   - size: the terminal's, until an event says another.
    /// - Throws: `EventsError` for the first line that is wrong.
    public func replay(
        _ events: String, size: CellSize = CellSize(columns: 80, rows: 24), output: (String) -> Void
    ) throws(EventsError) {
        let lines = try EventsFile.parse(events)
        screenSize = size
        for line in lines {
            let goesOn = try replay(line, output: output)
            output(log.take())
            if !goesOn { return }
        }
    }

    private func replay(_ line: EventLine, output: (String) -> Void) throws(EventsError) -> Bool {
        if case .size(let size) = line.event { screenSize = size }
        load()
        update()
        switch line.event {
        case .size: break
        case .key(let key, let count):
            for _ in 0..<count where !handle(.key(key)) { return false }
        case .text(let text):
            for scalar in text.unicodeScalars where !handle(.key(.character(scalar))) { return false }
        case .mouse(let kind, let position): return handle(.mouse(MouseEvent(kind, at: cell(of: position))))
        case .wait(let milliseconds): wait(milliseconds)
        case .screen(nil):
            output(log.take())
            // What is printed goes on behind the screen; the screen itself begins on a line of its own.
            if log.isOpen { output("\n") }
            output(screenText())
        case .screen:
            throw EventsError(
                line: line.line, reason: "a map without a terminal prints its screens: write 'screen'")
        }
        return true
    }

    private func wait(_ milliseconds: Int64) {
        let end = engine.now + milliseconds
        while let deadline = engine.deadline, deadline <= end { engine.advance(to: deadline) }
        engine.advance(to: end)
    }

    private func cell(of position: RecordedEvent.Position) -> CellPoint {
        switch position {
        case .cell(let cell): cell
        case .coordinate(let coordinate): CellPoint(point(for: coordinate).dot)
        }
    }

    /// The screen as text.
    public func screenText() -> String {
        let depth = colorDepth
        defer { colorDepth = depth }
        colorDepth = .none
        var grid = Grid(size: screenSize)
        draw(into: &grid)
        return TextWriter.text(of: grid)
    }
}
