/// What a command says when it worked.
enum CommandOutcome {
    case done
    case note(String)
    /// What was asked for, in lines. A person reads one line as a message and several in a panel with the title; a
    /// script prints them.
    case answer([String], title: String)
}

/// Why a command did not work: one line, with what to do.
struct CommandFailure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// What a person can make the editor do: from a key, a menu, the `:` line or a script, always by this name.
struct Command: Sendable {
    enum Group: String, CaseIterable, Sendable {
        case file = "Files"
        case view = "The map"
        case choose = "Choosing"
        case edit = "Editing"
        case other = "Other"
    }

    let name: String
    /// Further names, vim's short forms among them.
    var aliases: [String] = []
    /// The arguments, as help shows them.
    var arguments = ""
    let help: String
    let group: Group
    /// Whether `name!` is a form of it.
    var takesForce = false
    /// The words that may stand first, for completion.
    var keywords: [String] = []
    /// Whether the arguments are text in which a quote need not be closed.
    var takesText = false
    /// Whether the arguments are file names, for completion.
    var takesPath = false
    /// Why it cannot run now; nil when it can.
    var unavailable: @Sendable (EditorState) -> String? = { _ in nil }
    let run: @Sendable (inout Editor, CommandCall) throws(CommandFailure) -> CommandOutcome

    /// Whether it may run while the mouse drags: it only changes the view, or ends the drag.
    var isFineInDrag: Bool { group == .view || ["back", "undo", "suspend"].contains(name) }

    /// Whether it may run while something is drawn: it neither chooses nor edits anything else.
    var isFineWhileDrawing: Bool {
        ["draw", "add", "back", "enter", "menu"].contains(name) || (group != .choose && group != .edit)
    }

    var usage: String {
        name + (takesForce ? "[!]" : "") + (arguments.isEmpty ? "" : " " + arguments)
    }
}

/// A command with what was typed behind it.
struct CommandCall: Sendable {
    let words: [String]
    let isForced: Bool
    /// The arguments as typed, quotes and all.
    let rest: String
}
