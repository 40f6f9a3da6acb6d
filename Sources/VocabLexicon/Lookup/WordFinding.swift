import VocabCore

/// What a source knows about one term in one part of speech.
///
/// Its texts come from outside: they are cleaned like all such text before they reach a screen or a store.
package struct WordFinding: Equatable, Sendable {
    /// The work it stands in, and its licence.
    package var credit: Credit
    /// The term, in the form in which the source lists it.
    package var headword: String
    /// The part of speech, where the source says it.
    package var partOfSpeech: PartOfSpeech?
    /// The pronunciation in IPA without the strokes around it; empty where the source says none.
    package var pronunciation: String
    /// What it means, in the order of the source; empty where only the pronunciation is known.
    package var senses: [FoundSense]

    /// A finding.
    package init(
        credit: Credit, headword: String, partOfSpeech: PartOfSpeech? = nil, pronunciation: String = "", senses: [FoundSense] = []
    ) {
        self.credit = credit
        self.headword = headword
        self.partOfSpeech = partOfSpeech
        self.pronunciation = pronunciation
        self.senses = senses
    }
}

extension WordFinding {
    /// What the finding says about the term as a whole.
    var withoutSenses: WordFinding {
        var finding = self
        finding.senses = []
        return finding
    }
}

/// One meaning that a source gives for a term.
package struct FoundSense: Equatable, Sendable {
    /// What kind of text it is.
    package enum Kind: String, Sendable {
        /// The meaning in the language of the term.
        case definition
        /// The meaning in another language.
        case translation
        /// The words of a dictionary whose layout is not known.
        case entry
    }

    /// What kind of text the meaning is.
    package var kind: Kind
    /// The meaning.
    package var text: String
    /// Sentences in which the term has this meaning.
    package var examples: [String]
    /// Terms with the same meaning.
    package var synonyms: [String]
    /// How often the term was met with this meaning in the texts that the source counted; nil where it counted none.
    package var frequency: Int?

    /// A meaning.
    package init(_ kind: Kind, _ text: String, examples: [String] = [], synonyms: [String] = [], frequency: Int? = nil) {
        self.kind = kind
        self.text = text
        self.examples = examples
        self.synonyms = synonyms
        self.frequency = frequency
    }
}

/// Whose work a finding is.
package struct Credit: Hashable, Sendable {
    /// What the work is called, such as `WordNet 3.0` or the name of a bookcase.
    package var work: String
    /// On what terms it may be used.
    package var licence: Licence

    /// The work of that name.
    package init(_ work: String, _ licence: Licence) {
        self.work = work
        self.licence = licence
    }
}

/// On what terms a work may be used.
package enum Licence: Hashable, Sendable {
    /// The learner wrote it.
    case own
    /// It came with this program, under the program's licence.
    case program
    /// The terms of a known licence or the holder of the rights, as the work itself states them.
    case stated(String)
    /// The work does not say.
    case notStated
    /// A machine made it while it was asked.
    case computed
}
