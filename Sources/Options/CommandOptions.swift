/// `plat [options] [+LINE[:COL]] [FILE ...]`
public struct EditorOptions: Hashable, Sendable {
    public var view = ViewOptions()
    /// Each is a layer; `-` is standard input, at most once.
    public var files: [InputFile] = []
    public var isReadOnly = false
    /// Apply what an earlier session left unsaved; without a file, list what there is.
    public var recovers = false
    /// Where in the first file to go.
    public var place: SourcePlace?
    /// The file that the events of the session are written to.
    public var record: String?

    public init() {}

    init(_ line: ReadLine) throws(UsageError) {
        view = try ViewOptions(line)
        isReadOnly = line.has(.readOnly)
        recovers = line.has(.recover)
        record = line.value(of: .record)
        var names: [ReadLine.Operand] = []
        for operand in line.operands {
            if operand.isLiteral || !operand.text.hasPrefix("+") {
                names.append(operand)
            } else if let read = ValueReader.place(operand.text.dropFirst()) {
                place = read
            } else {
                throw UsageError("\(operand.text.shown): a place is +LINE or +LINE:COLUMN, such as +12:5")
            }
        }
        files = try InputFile.files(names)
    }
}

/// `plat render [options] FILE ...`
public struct RenderOptions: Hashable, Sendable {
    public var view = ViewOptions()
    public var files: [InputFile] = []
    /// `text`, `ansi`, `html` or `svg`; nil: as the output's name ends, or as it is a terminal or not.
    public var format: String?
    /// nil: standard output.
    public var output: String?

    public init() {}

    init(_ line: ReadLine) throws(UsageError) {
        view = try ViewOptions(line)
        files = try InputFile.files(line.operands)
        format = try line.choose(.format, .format)
        output = line.value(of: .output)
        if files.isEmpty { throw UsageError("render wants a FILE; '-' is standard input") }
    }
}

/// `plat edit [options] FILE ... -c COMMAND ...`
public struct EditOptions: Hashable, Sendable {
    public var view = ViewOptions()
    public var files: [InputFile] = []
    /// At least one.
    public var commands: [String] = []
    /// Stands for the file as what is written.
    public var output: String?

    public init() {}

    init(_ line: ReadLine) throws(UsageError) {
        view = try ViewOptions(line)
        files = try InputFile.files(line.operands)
        commands = line.values(of: .command)
        output = line.value(of: .output)
        if files.isEmpty { throw UsageError("edit wants a FILE") }
        if commands.isEmpty { throw UsageError("edit wants a -c COMMAND, such as -c 'select 0'") }
        if output != nil, files.count > 1 { throw UsageError("--output goes with one FILE") }
    }
}

/// `plat replay [options] FILE EVENTS`
public struct ReplayOptions: Hashable, Sendable {
    public var view = ViewOptions()
    public var file: InputFile
    public var events: InputFile

    public init(file: InputFile, events: InputFile) {
        self.file = file
        self.events = events
    }

    init(_ line: ReadLine) throws(UsageError) {
        let files = try InputFile.files(line.operands)
        guard files.count == 2 else { throw UsageError("replay wants a FILE and a file of EVENTS") }
        self.init(file: files[0], events: files[1])
        view = try ViewOptions(line)
    }
}
