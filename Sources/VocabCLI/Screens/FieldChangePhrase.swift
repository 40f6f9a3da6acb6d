import VocabCore
import VocabLanguage

/// What an edit made of one field of a word.
struct FieldChangePhrase: Phrase, Equatable {
    let field: WordField
    let before: String
    let after: String

    /// The fields that differ, in the order of their columns.
    static func all(from before: WordContent, to after: WordContent) -> [FieldChangePhrase] {
        WordField.allCases.filter { before[$0] != after[$0] }.map {
            FieldChangePhrase(field: $0, before: before[$0], after: after[$0])
        }
    }

    var korean: String { said(in: .korean, emptied: "지움") }

    var english: String { said(in: .english, emptied: "emptied") }

    /// What stood there is told where it is as short as a meaning.
    private func said(in language: Language, emptied: String) -> String {
        let name = field.text(in: language)
        let (old, new) = (shown(before, in: language), shown(after, in: language))
        if new.isEmpty { return "\(name): \(emptied)" }
        let isShort = !old.isEmpty && max(old.count, new.count) <= Self.shortText
        return "\(name): " + (isShort ? "\(old) → \(new)" : new)
    }

    /// Up to so many characters both what stood there and what stands there now are told.
    private static let shortText = 24

    private func shown(_ text: String, in language: Language) -> String {
        SafeText.line(field == .partOfSpeech ? language.partsOfSpeech(text) : text)
    }
}
