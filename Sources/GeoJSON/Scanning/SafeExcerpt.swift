/// A few words of a file, harmless in a message.
enum SafeExcerpt {
    static func text(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(40).map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                "?"
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
