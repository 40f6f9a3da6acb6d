/// What kind of word a choice must be so as not to stand out: its part of speech, or, where none is given, the look of its meaning.
struct WordClass: Hashable, Sendable {
    /// The parts of speech, empty when none is given.
    let partsOfSpeech: Set<String>
    private let look: Look?

    /// What the end of a Korean sense says about it.
    private enum Look: Hashable {
        /// -다: a verb or adjective in its dictionary form.
        case predicate
        /// -한, -된, -는, -의, -적인: stands before a noun.
        case modifier
        /// -게, -히, -으로: stands before a verb.
        case adverbial
        case nominal
        /// Not Korean.
        case foreign
    }

    init(of word: Word) {
        let given = word.content.partOfSpeech
        partsOfSpeech = Set(given.split(separator: ",").map { Text.key(String($0)) })
        look = partsOfSpeech.isEmpty ? Self.look(of: word.meaning) : nil
    }

    /// How far another class is from this one: 0 the same, 1 overlapping or unknown, 2 another part of speech.
    func distance(to other: WordClass) -> Int {
        if self == other { return 0 }
        if partsOfSpeech.isEmpty || other.partsOfSpeech.isEmpty { return 1 }
        return partsOfSpeech.isDisjoint(with: other.partsOfSpeech) ? 2 : 1
    }

    private static func look(of meaning: String) -> Look {
        let firstSense = Senses(of: meaning).keys.first ?? ""
        guard let last = firstSense.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else { return .foreign }
        switch firstSense.last {
        case "다": return .predicate
        case "게", "히", "로", "서": return .adverbial
        case "한", "된", "는", "의", "인", "운", "은", "큰", "른": return .modifier
        default: return .nominal
        }
    }
}
