/// What a call of `plat` asks for.
public enum Invocation: Hashable, Sendable {
    case editor(EditorOptions)
    case render(RenderOptions)
    case edit(EditOptions)
    case replay(ReplayOptions)
    case check(CheckOptions)
    case example(ExampleCallOptions)
    /// The help of a command (`render`, `edit`, `replay`, `check`, `example`), or of `plat` as a whole.
    case help(topic: String?)
    case version

    /// Reads the words of a command line, without the program's name. The first word chooses the command; a
    /// file that is called like one is named `./render`, or stands behind `--`.
    ///
    /// `--help`, then `--version`, win over everything but a word that is wrong in itself.
    public static func parse(_ words: [String]) -> Result<Invocation, UsageError> {
        do throws(UsageError) {
            return .success(try invocation(words))
        } catch {
            return .failure(error)
        }
    }

    private static func invocation(_ words: [String]) throws(UsageError) -> Invocation {
        let named = words.first.flatMap(CommandName.init(word:))
        let command = named ?? .editor
        let line = try WordReader.read(named == nil ? words : Array(words.dropFirst()), for: command)
        if line.has(.help) { return .help(topic: command.topic) }
        if line.has(.version) { return .version }
        switch command {
        case .editor: return .editor(try EditorOptions(line))
        case .render: return .render(try RenderOptions(line))
        case .edit: return .edit(try EditOptions(line))
        case .replay: return .replay(try ReplayOptions(line))
        case .check: return .check(try CheckOptions(line))
        case .example: return .example(try ExampleCallOptions(line))
        }
    }
}
