import Geography
import Input

extension CommandTable {
    static let otherCommands: [Command] = [
        Command(
            name: "help", aliases: ["h"], arguments: "[COMMAND]",
            help: "the keys and commands, or one of them",
            group: .other, run: help),
        Command(
            name: "command", arguments: "[TEXT]",
            help: "the command line; typing takes the place of the last word of TEXT", group: .other,
            run: { editor, call throws(CommandFailure) in
                editor.state.prompt = Prompt(label: ":", text: call.rest, proposing: true)
                return .done
            }),
        Command(
            name: "palette", help: "all commands, to choose from by a few letters", group: .other,
            run: { editor, _ throws(CommandFailure) in
                editor.state.palette = Palette()
                return .done
            }),
        Command(
            name: "menu", help: "what can be done with what is selected; a right click opens it anywhere",
            group: .other,
            run: { editor, _ throws(CommandFailure) in
                editor.openMenu()
                return .done
            }),
        Command(
            name: "map", arguments: "KEY COMMAND", help: "make a key run a command", group: .other, run: map),
        Command(
            name: "copy", arguments: "[LONGITUDE,LATITUDE]",
            help: "copy the coordinate of the selected vertex, or under the pointer, or this one",
            group: .other, run: copy),
        Command(
            name: "suspend", help: "back to the shell; fg returns", group: .other,
            run: { editor, _ throws(CommandFailure) in
                if editor.state.drag != nil { editor.cancelDrag() }
                editor.want(.suspend)
                return .done
            }),
    ]

    @Sendable private static func help(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let name = call.words.first else {
            editor.answers = HelpText.plain(topic: nil, keyMap: editor.state.keyMap)
            editor.state.panel = editor.state.panel == nil ? Panel(content: .help(topic: nil)) : nil
            return .done
        }
        let found = try command(named: name)
        editor.answers = HelpText.plain(topic: found.name, keyMap: editor.state.keyMap)
        editor.state.panel = Panel(content: .help(topic: found.name))
        return .note("\(found.usage): \(found.help)")
    }

    @Sendable private static func map(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let name = call.words.first, call.words.count > 1 else {
            throw CommandFailure("map a key to a command, such as: map K nudge up 10")
        }
        guard let key = KeyNotation.key(named: name) else {
            throw CommandFailure("'\(name)' is no key: write it as d, S-Right, A-Up, C-r, F2")
        }
        let line = String(call.rest.drop { $0 != " " }.drop { $0 == " " })
        _ = try parse(line)
        editor.state.keyMap.bind(key, to: line)
        return .done
    }

    @Sendable private static func copy(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let state = editor.state
        let place: Coordinate
        var decimals = Format.decimals(dotsPerWorld: state.viewport.dotsPerWorld)
        if !call.words.isEmpty {
            let (given, typed) = try Arguments.coordinate(call.words)
            place = given
            decimals = max(typed.longitude, typed.latitude)
        } else if let selection = state.selection, let vertex = selection.movableVertex,
            let coordinate = selection.coordinate(of: vertex)
        {
            place = coordinate
            decimals = max(
                Format.decimals(of: place.longitude, atMost: 15),
                Format.decimals(of: place.latitude, atMost: 15))
        } else if let pointer = state.pointer {
            place = state.viewport.world(at: DotPoint(pointer)).coordinate
        } else {
            place = state.camera.center.coordinate
        }
        let text = Format.coordinate(place, decimals: decimals)
        editor.want(.copy(text))
        return .note("Copied \(text)")
    }
}
