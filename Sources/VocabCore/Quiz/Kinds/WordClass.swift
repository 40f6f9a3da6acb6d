/// What kind of word a choice must be so as not to stand out: its part of speech, given or inferred, or else the writing of its
/// meaning.
struct WordClass: Hashable, Sendable {
    /// The parts of speech, empty when none is known.
    let partsOfSpeech: Set<String>
    /// What the meaning is written in, where nothing else is known.
    private let script: Script?

    init(of word: Word) {
        let given = Self.names(word.content.partOfSpeech)
        if !given.isEmpty {
            partsOfSpeech = given
            script = nil
        } else if let part = PartOfSpeech.inferred(composedTerm: word.term, composedMeaning: word.meaning) {
            partsOfSpeech = Self.sets[part] ?? []
            script = nil
        } else {
            partsOfSpeech = []
            script = FirstSense(word.meaning).script
        }
    }

    /// How far another class is from this one: 0 the same, 1 overlapping or unknown, 2 another part of speech.
    func distance(to other: WordClass) -> Int {
        if self == other { return 0 }
        if partsOfSpeech.isEmpty || other.partsOfSpeech.isEmpty { return 1 }
        return partsOfSpeech.isDisjoint(with: other.partsOfSpeech) ? 2 : 1
    }

    /// One set for each part of speech, made once.
    private static let sets = Dictionary(uniqueKeysWithValues: PartOfSpeech.allCases.map { ($0, Set([$0.rawValue])) })

    private static func names(_ given: String) -> Set<String> {
        if given.isEmpty { return [] }
        if let part = PartOfSpeech(rawValue: given), let names = sets[part] { return names }
        return Set(given.split(separator: ",").map { Text.key(String($0)) })
    }
}
