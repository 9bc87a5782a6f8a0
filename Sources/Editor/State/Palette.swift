/// All commands, narrowed by what is typed.
struct Palette: Sendable {
    var prompt = Prompt(label: "> ")
    var current = 0
}
