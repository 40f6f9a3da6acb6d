/// Words as they are typed at the prompt, where spaces separate, quotes hold together, and a backslash takes the next character as it is.
package enum PromptQuotes {
    /// `word` as it is typed at the prompt: in quotes where it would be taken apart, or as it goes on behind a quote that is open.
    package static func typed(_ word: String, behind quote: Unicode.Scalar? = nil) -> String {
        let scalars = word.unicodeScalars
        switch quote {
        case "\"": return escaped(word) { $0 == "\"" || $0 == "\\" ? "\\" + String($0) : nil }
        case "'": return escaped(word) { $0 == "'" ? "'\\''" : nil }
        default:
            if !scalars.isEmpty, scalars.allSatisfy({ !$0.properties.isWhitespace && !"\"'\\".unicodeScalars.contains($0) }) {
                return word
            }
            let mark: Unicode.Scalar = scalars.contains("\"") || scalars.contains("\\") ? "'" : "\""
            return String(mark) + typed(word, behind: mark) + String(mark)
        }
    }

    private static func escaped(_ word: String, _ escape: (Unicode.Scalar) -> String?) -> String {
        word.unicodeScalars.reduce(into: "") { $0 += escape($1) ?? String($1) }
    }
}
