import CSystem
import Glibc

/// The words of a call, told apart: options with their values, and operands, both in their order.
struct ReadLine {
    struct Operand: Hashable {
        var text: String
        /// Whether it stood behind `--`, where `+12` and `-` are names of files like any other.
        var isLiteral: Bool
    }

    var options: [(name: OptionName, value: String)] = []
    var operands: [Operand] = []

    func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }

    func values(of name: OptionName) -> [String] {
        options.filter { $0.name == name }.map(\.value)
    }

    /// The value of an option; where it is given twice the last one counts.
    func value(of name: OptionName) -> String? { values(of: name).last }
}

/// Tells options from operands by getopt_long(3).
enum WordReader {
    static func read(_ words: [String], for command: CommandName) throws(UsageError) -> ReadLine {
        var line = ReadLine()
        for word in lex(words, accepting: command.options) {
            switch word.kind {
            case PLAT_WORD_OPERAND: line.operands.append(.init(text: word.value, isLiteral: false))
            case PLAT_WORD_LITERAL: line.operands.append(.init(text: word.value, isLiteral: true))
            case PLAT_WORD_OPTION:
                guard let name = OptionName.allCases.first(where: { $0.code == word.code }) else { continue }
                line.options.append((name, word.value))
            default:
                let typed = word.index < words.count ? words[word.index] : ""
                throw UsageProblem(word: typed, code: word.code, command: command).error(word.kind)
            }
        }
        return line
    }

    private struct Word {
        var kind: plat_word_kind
        var code: Int32
        var value: String
        /// Which of the words it came from.
        var index: Int
    }

    private static func lex(_ words: [String], accepting names: [OptionName]) -> [Word] {
        // The C library holds on to these strings until the last word is read.
        var argv: [UnsafeMutablePointer<CChar>?] = (["plat"] + words).map { strdup($0) } + [nil]
        let longNames = names.map { name in name.long.flatMap { strdup($0) } }
        defer { for string in argv + longNames { free(string) } }
        let options = zip(names, longNames).map { name, long in
            plat_option(name: long, code: name.code, takes_value: name.value == nil ? 0 : 1)
        }
        // A word holds at most as many options as it has letters.
        let capacity = words.reduce(0) { $0 + max(1, $1.utf8.count) }
        var found = [plat_word](repeating: plat_word(), count: capacity)
        let count = plat_getopt(
            Int32(words.count + 1), &argv, options, Int32(options.count), &found, Int32(capacity))
        return found.prefix(Int(count)).map { word in
            Word(
                kind: word.kind, code: word.code, value: word.value.map { String(cString: $0) } ?? "",
                index: Int(word.index) - 1)
        }
    }
}
