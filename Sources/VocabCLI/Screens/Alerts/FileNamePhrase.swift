import VocabLanguage

/// A file as it is called before the learner: by the name that was typed, and standard input by a name of its own.
struct FileNamePhrase: Phrase {
    private let name: String

    /// The file that was typed as `name`.
    init(_ name: String) { self.name = name }

    var korean: String { name == "-" ? "표준 입력" : SafeText.line(name) }

    var english: String { name == "-" ? "standard input" : SafeText.line(name) }
}
