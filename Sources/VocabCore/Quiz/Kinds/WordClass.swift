/// What kind of word a choice must be so as not to stand out: its part of speech, given or inferred, or else the writing of its
/// meaning; and whether it is a phrase.
struct WordClass: Hashable, Sendable {
    /// The parts of speech, empty when none is known.
    let partsOfSpeech: Set<String>
    /// The one that is named first; nil when none is known.
    let firstPart: String?
    /// What the meaning is written in, where nothing else is known.
    private let script: Script?
    /// Whether the term is more than a word.
    let isPhrase: Bool

    init(of word: Word) {
        isPhrase = Self.isPhrase(word.term)
        let given = Self.names(word.content.partOfSpeech)
        if !given.isEmpty {
            partsOfSpeech = Set(given)
            firstPart = given.first
            script = nil
        } else if let part = PartOfSpeech.inferred(composedTerm: word.term, composedMeaning: word.meaning) {
            partsOfSpeech = [part.rawValue]
            firstPart = part.rawValue
            script = nil
        } else {
            partsOfSpeech = []
            firstPart = nil
            script = FirstSense(word.meaning).script
        }
    }

    /// How far another class is from this one: 0 the same parts of speech, 1 overlapping or unknown, 2 another part of speech.
    func distance(to other: WordClass) -> Int {
        if partsOfSpeech == other.partsOfSpeech && script == other.script { return 0 }
        if partsOfSpeech.isEmpty || other.partsOfSpeech.isEmpty { return 1 }
        return partsOfSpeech.isDisjoint(with: other.partsOfSpeech) ? 2 : 1
    }

    /// The parts of speech, the one that is named first at the front.
    var orderedParts: [String] { (firstPart.map { [$0] } ?? []) + partsOfSpeech.filter { $0 != firstPart }.sorted() }

    /// Whether `term` has a tilde, or several words without remarks in brackets, an article before a single one aside.
    private static func isPhrase(_ term: String) -> Bool {
        // Most terms are a word, which their bytes tell sooner: a space, a tilde, or the first byte of one of the other tildes.
        if term.utf8.allSatisfy({ $0 != 0x20 && $0 != 0x7E && $0 != 0xE2 && $0 != 0xE3 && $0 != 0xEF }) { return false }
        let scalars = term.unicodeScalars
        if scalars.contains(where: Stems.tildes.contains) { return true }
        guard scalars.contains(where: \.properties.isWhitespace) else { return false }
        let sense = FirstSense(term)
        return sense.wordCount > (sense.opening.flatMap(Endings.articles.part) == nil ? 1 : 2)
    }

    private static func names(_ given: String) -> [String] {
        if given.isEmpty { return [] }
        if PartOfSpeech(rawValue: given) != nil { return [given] }
        return given.split(separator: ",").map { Text.key(String($0)) }
    }
}
