import Glibc
import Input

// What comes in: bytes, signals, calls of workers.
extension TerminalSession {
    /// How long a lone Escape waits for the rest of a sequence.
    private static let escapeDelay: Int64 = 25

    /// Waits for something to happen, until a moment of `now()` or for ever, and returns everything that has
    /// happened; nothing when the moment came first. A moment that is past only asks.
    public func wait(until deadline: Int64?) -> [TerminalEvent] {
        while true {
            if isGone, queued.isEmpty { return [.gone] }
            let moment = queued.isEmpty ? [deadline, flushMoment].compactMap(\.self).min() : 0
            look(until: moment)
            if !queued.isEmpty {
                defer { queued.removeAll() }
                return queued
            }
            if let deadline, Self.now() >= deadline { return [] }
        }
    }

    /// One poll(2), and what it shows.
    private func look(until moment: Int64?) {
        let rest = moment.map { max(0, $0 - Self.now()) } ?? -1
        let terminalEvents = Int16(POLLIN) | (hasOutput ? Int16(POLLOUT) : 0)
        var requests = [
            pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: waker.readEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isGone ? -1 : device.descriptor, events: terminalEvents, revents: 0),
        ]
        // A signal interrupts, and is in its pipe then.
        guard poll(&requests, nfds_t(requests.count), Int32(clamping: rest)) >= 0 else { return }
        if requests[0].revents != 0 {
            for byte in signals.drain() { handle(signal: Int32(byte)) }
        }
        if requests[1].revents != 0, !waker.drain().isEmpty { queued.append(.woken) }
        if requests[2].revents & Int16(POLLOUT) != 0 { send() }
        if requests[2].revents & ~Int16(POLLOUT) != 0 { readAll() } else { flushEscape() }
    }

    private func flushEscape() {
        guard let moment = flushMoment, Self.now() >= moment else { return }
        flushMoment = nil
        accept(decoder.flush())
    }

    /// Reads what waits, but not for ever when it comes as fast as it is read.
    private func readAll() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        for _ in 0..<64 {
            switch device.read(into: &buffer) {
            case .bytes(let count): accept(decoder.feed(buffer[..<count]))
            case .gone: return lose()
            case .later:
                flushMoment = decoder.isWaiting ? Self.now() + Self.escapeDelay : nil
                return
            }
        }
    }

    private func accept(_ inputs: [DecodedInput]) {
        for input in inputs {
            switch input {
            case .event(let event): queued.append(.input(event))
            case .reply(let reply): accept(reply)
            }
        }
    }

    // MARK: Signals

    private func handle(signal: Int32) {
        switch signal {
        case SIGTSTP: suspend()
        case SIGCONT: resume()
        case SIGWINCH: resize()
        default: note(signal: signal)
        }
    }

    /// Queues a signal that asks the process to end.
    func note(signal: Int32) {
        guard let known = TerminationSignal.allCases.first(where: { $0.number == signal }) else { return }
        queued.append(.signal(known))
    }

    // MARK: The probe

    /// Asks what the terminal can do. Nothing waits for the answers: they are taken when they come, even late.
    func probe() {
        guard environment.mayBeProbed else { return }
        let asksPixels = mouse == .automatic || mouse == .pixel
        awaitedAnswers += 1
        // The answer to the last ends it.
        write(
            raw: ((asksPixels ? ControlSequence.askPixels : "") + ControlSequence.askBackground
                + ControlSequence.askAttributes).utf8)
    }

    private func accept(_ reply: TerminalReply) {
        switch reply {
        case .mode(1016, let setting): confirmsPixels = (1...3).contains(setting)
        case .mode(2026, let setting): synchronises = setting != 0
        case .mode: break
        case .cellPixels(let width, let height):
            reportedCell = (width, height)
            updateGeometry()
        case .background(let light): queued.append(.background(light))
        case .attributes:
            awaitedAnswers -= 1
            updatePixels()
        }
    }

    private func updateGeometry() {
        let origin = environment.pixelOrigin
        let reported = reportedCell.flatMap {
            PixelGeometry(cellWidth: $0.width, cellHeight: $0.height, origin: origin)
        }
        decoder.pixelGeometry = reported ?? device.pixelGeometry(origin: origin)
    }

    /// Asks for reports in pixels, once the terminal has said that it can; again after a resize, which may have
    /// changed the size of a cell.
    func updatePixels() {
        guard confirmsPixels || mouse == .pixel else { return }
        updateGeometry()
        guard decoder.pixelGeometry != nil else { return decoder.readPixels(false) }
        if reportedCell != nil, reportsPixels { write(raw: ControlSequence.askCellPixels.utf8) }
        if reportsPixels { return }
        write(raw: ControlSequence.pixelsOn.utf8)
        if !confirmsPixels { decoder.readPixels(true) }
    }
}
