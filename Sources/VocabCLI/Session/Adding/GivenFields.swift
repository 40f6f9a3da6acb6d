import VocabCore
import VocabLanguage

/// Fields of a word that are given before it is asked for: every word that is added gets them.
struct GivenFields {
    private let values: [WordField: String]

    init(_ values: [WordField: String] = [:]) {
        self.values = values
    }

    var isEmpty: Bool { values.isEmpty }

    /// `content` with what is given in place of what it holds; a part of speech may be given by its number.
    ///
    /// - Throws: `Alert.outOfRange` where a number stands for no part of speech.
    func applied(to content: WordContent, in language: Language) throws -> WordContent {
        var content = content
        for (field, value) in values { content[field] = value }
        guard let parts = values[.partOfSpeech] else { return content }
        let names = PartNames(language: language)
        guard let named = names.parts(parts) else {
            throw Alert.outOfRange(option: "--part-of-speech", value: parts, least: "1", most: String(names.all.count))
        }
        content.partOfSpeech = named
        return content
    }
}
