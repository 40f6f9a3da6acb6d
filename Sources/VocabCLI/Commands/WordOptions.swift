import ArgumentParser
import VocabCore

/// The fields of a word as options.
struct WordOptions: ParsableArguments {
    @Option(name: .long, parsing: .unconditional, help: .said("뜻", "meaning", .meaning))
    var meaning: String?

    @Option(name: .long, parsing: .unconditional, help: .said("품사, 예: 명사", "part of speech, such as noun", .partOfSpeech))
    var partOfSpeech: String?

    @Option(name: .long, parsing: .unconditional, help: .said("발음", "pronunciation", .text))
    var pronunciation: String?

    @Option(name: .long, parsing: .unconditional, help: .said("예문", "example", .text))
    var example: String?

    @Option(name: .long, parsing: .unconditional, help: .said("동의어, 쉼표로 구분", "synonyms, separated by commas", .list))
    var synonyms: String?

    @Option(name: .long, parsing: .unconditional, help: .said("반의어, 쉼표로 구분", "antonyms, separated by commas", .list))
    var antonyms: String?

    @Option(name: .long, parsing: .unconditional, help: .said("태그, 쉼표로 구분", "tags, separated by commas", .list))
    var tags: String?

    @Option(name: .long, parsing: .unconditional, help: .said("메모", "note", .text))
    var note: String?

    /// What is given of them.
    var fields: GivenFields {
        GivenFields(WordField.allCases.reduce(into: [:]) { $0[$1] = value(of: $1) })
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
