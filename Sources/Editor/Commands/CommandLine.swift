import Drawing
import Geography
import Interaction

extension Editor {
    /// Runs a command line and says how it went.
    mutating func runCommandLine(_ line: String) {
        answers = []
        do throws(CommandFailure) {
            if let found = try CommandTable.parse(line) {
                if !found.command.isFineInDrag { try claimMouse() }
                if state.sketch != nil, !found.command.isFineWhileDrawing {
                    throw CommandFailure("not while drawing: Enter finishes, Escape leaves it")
                }
                if let reason = found.command.unavailable(state) { throw CommandFailure(reason) }
                switch try found.command.run(&self, found.call) {
                case .done: break
                case .note(let text): say(.note(text))
                case .answer(let lines, let title): answer(lines, title: title)
                }
            }
        } catch {
            say(.failure(error.reason))
        }
    }

    mutating func answer(_ lines: [String], title: String) {
        answers += lines
        // One line is a message, unless its end would not be seen.
        let room = state.size.columns - 2
        if lines.count > 1 || lines.contains(where: { TextWidth.columns(of: $0) > room }) {
            state.panel = Panel(content: .lines(title: title, lines))
        } else if let line = lines.first {
            say(.note(line))
        }
    }

    /// A drag holds the shape it began with: what could change that, or what is selected, waits for its end. A
    /// button that is down already means nothing more: what it was pressed on may be gone.
    mutating func claimMouse() throws(CommandFailure) {
        if state.isDragging, !state.isMovingFeature {
            throw CommandFailure("not in the middle of a drag: release it, or press Escape")
        }
        if state.gestures.isPressed {
            state.gestures.cancel()
            state.drag = nil
        }
    }
}

/// All commands, and how their names are found.
enum CommandTable {
    static let commands: [Command] =
        fileCommands + viewCommands + choosingCommands + editingCommands + drawCommands
        + featureCommands
        + propertyCommands + settingCommands + measureCommands + historyCommands + diskCommands
        + findCommands + [cycleCommand] + otherCommands

    /// The command that a line names, with its arguments. nil for an empty line or a comment (`"` or `#`).
    static func parse(_ line: String) throws(CommandFailure) -> (command: Command, call: CommandCall)? {
        let bare = line.drop { $0 == " " || $0 == "\t" || $0 == ":" }
        if bare.isEmpty || bare.hasPrefix("#") { return nil }
        let words = try words(of: bare)
        guard let first = words.first else { return nil }
        var name = Substring(first)
        var isForced = false
        if name.count > 1, name.hasSuffix("!") {
            name = name.dropLast()
            isForced = true
        }
        let command = try command(named: String(name))
        if isForced, !command.takesForce { throw CommandFailure("\(command.name) has no form with !") }
        let rest = bare.drop { $0 != " " }.drop { $0 == " " }
        return (
            command, CommandCall(words: Array(words.dropFirst()), isForced: isForced, rest: String(rest))
        )
    }

    private static func words(of line: Substring) throws(CommandFailure) -> [String] {
        switch WordSplitter.words(of: line) {
        case .success(let words): return words
        case .failure(let failure):
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first, let command = try? command(named: first), command.takesText else {
                throw failure
            }
            return words
        }
    }

    /// A name, an alias, or a beginning that only one name has.
    static func command(named name: String) throws(CommandFailure) -> Command {
        if let exact = commands.first(where: { $0.name == name || $0.aliases.contains(name) }) {
            return exact
        }
        let begun = commands.filter { $0.name.hasPrefix(name) }
        if begun.count == 1, let only = begun.first { return only }
        if begun.isEmpty { throw CommandFailure("'\(name)' is no command; help lists them") }
        let names = begun.map(\.name).joined(separator: ", ")
        throw CommandFailure("'\(name)' could be \(names)")
    }
}

/// What a caller may ask of command lines without running them.
public enum EditorCommands {
    /// The full name of the command that a line runs; nil when it names none.
    public static func name(of line: String) -> String? {
        guard let found = try? CommandTable.parse(line) else { return nil }
        return found.command.name
    }
}
