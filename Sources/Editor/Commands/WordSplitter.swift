/// Splits a command line into words as a shell does: blanks separate, single and double quotes and backslashes
/// keep them together. POSIX shell, section 2.2, without expansions.
enum WordSplitter {
    /// A word as a line would have to spell it.
    static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The words, or why the line cannot be split.
    static func words(of line: some StringProtocol) -> Result<[String], CommandFailure> {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                // Inside double quotes a backslash before another character stays.
                if quote == "\"", character != "\"", character != "\\" { word = (word ?? "") + "\\" }
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                word = word ?? ""
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " || character == "\t" {
                if let whole = word { words.append(whole) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let open = quote { return .failure(CommandFailure("the quote \(open) is not closed")) }
        if isEscaped { word = (word ?? "") + "\\" }
        if let whole = word { words.append(whole) }
        return .success(words)
    }
}
