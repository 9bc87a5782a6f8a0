import Wording
import CSystem

/// A word that getopt did not take, and the sentence about it.
struct UsageProblem {
    var word: String
    var code: Int32
    var command: CommandName

    func error(_ kind: plat_word_kind) -> UsageError {
        let known = OptionName.allCases.first { $0.code == code }?.spelling
        switch kind {
        case PLAT_WORD_VALUE_MISSING:
            let name = OptionName.allCases.first { $0.code == code }
            return UsageError("\(name?.spelling ?? word.shown) wants \(name?.value ?? "a value")")
        case PLAT_WORD_VALUE_UNWANTED:
            return UsageError("\(known ?? word.shown) takes no value")
        default:
            return unknown
        }
    }

    private var unknown: UsageError {
        guard word.hasPrefix("--") else {
            let letter = UnicodeScalar(UInt8(truncatingIfNeeded: code))
            let typed = letter.isASCII ? "-\(letter)" : word
            return elsewhere(typed) ?? UsageError("\(typed.shown) is no option; \(seeHelp)")
        }
        let typed = String(word.prefix { $0 != "=" })
        let spellings = command.options.filter { $0.long != nil }.map(\.spelling)
        let begun = spellings.filter { $0.hasPrefix(typed) }
        if begun.count > 1 {
            return UsageError("\(typed.shown) could be \(Choice(words: begun).sentence)")
        }
        if let elsewhere = elsewhere(typed) { return elsewhere }
        if let near = Nearness.nearest(to: typed, among: spellings) {
            return UsageError("\(typed.shown) is no option; did you mean \(near)?")
        }
        return UsageError("\(typed.shown) is no option; \(seeHelp)")
    }

    /// The sentence about an option that only other commands take.
    private func elsewhere(_ typed: String) -> UsageError? {
        let owners = CommandName.allCases.filter { owner in
            owner.options.contains { $0.spelling == typed }
        }
        guard !owners.isEmpty else { return nil }
        let names = owners.map { $0.topic.map { "plat \($0)" } ?? "the editor" }
        let here = command.topic.map { "plat \($0)" } ?? "the editor"
        return UsageError("\(typed) is no option of \(here); it goes with \(Choice(words: names).sentence)")
    }

    private var seeHelp: String {
        "see plat \(command.topic.map { "\($0) " } ?? "")--help"
    }
}
