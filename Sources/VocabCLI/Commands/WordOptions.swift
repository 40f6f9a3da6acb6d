import ArgumentParser
import VocabCore

/// The fields of a word as options.
struct WordOptions: ParsableArguments {
    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("뜻 · meaning", valueName: "text"))
    var meaning: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("품사 · part of speech", valueName: "name"))
    var partOfSpeech: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("발음 · pronunciation", valueName: "text"))
    var pronunciation: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("예문 · example", valueName: "text"))
    var example: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("동의어, 쉼표로 · synonyms, with commas", valueName: "list"))
    var synonyms: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("반의어, 쉼표로 · antonyms, with commas", valueName: "list"))
    var antonyms: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("태그, 쉼표로 · tags, with commas", valueName: "list"))
    var tags: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("메모 · note", valueName: "text"))
    var note: String?

    /// Whether any of them is given.
    var areGiven: Bool { WordField.allCases.contains { value(of: $0) != nil } }

    /// `content` with what is given in place of what it holds.
    func applied(to content: WordContent) -> WordContent {
        var content = content
        for field in WordField.allCases {
            if let value = value(of: field) { content[field] = value }
        }
        return content
    }

    private func value(of field: WordField) -> String? {
        switch field {
        case .term: nil
        case .meaning: meaning
        case .partOfSpeech: partOfSpeech
        case .pronunciation: pronunciation
        case .example: example
        case .synonyms: synonyms
        case .antonyms: antonyms
        case .tags: tags
        case .note: note
        }
    }
}
