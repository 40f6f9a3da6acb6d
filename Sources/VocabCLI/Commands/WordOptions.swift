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

    /// Whether any of them is given.
    var areGiven: Bool { WordField.allCases.contains { value(of: $0) != nil } }

    /// `content` with what is given in place of what it holds; a part of speech may be given by its number.
    ///
    /// - Throws: `Alert.outOfRange` where a number stands for no part of speech.
    func applied(to content: WordContent, in language: Language) throws -> WordContent {
        var content = content
        for field in WordField.allCases {
            guard let value = value(of: field) else { continue }
            if field == .partOfSpeech {
                let names = PartNames(language: language)
                guard let parts = names.parts(value) else {
                    throw Alert.outOfRange(option: "--part-of-speech", value: value, least: "1", most: String(names.all.count))
                }
                content[field] = parts
            } else {
                content[field] = value
            }
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
