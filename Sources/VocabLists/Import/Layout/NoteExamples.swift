import VocabCore

/// What says of the lines below the words of a note that they are examples, all of them taken together.
struct NoteExamples {
    /// Of those that neither a label nor their place tells, and how many of these use the word above.
    private var (plain, using) = (0, 0)
    /// How many are parted from their translations as words are from meanings.
    private var likeEntries = 0

    /// Takes account of one.
    mutating func note(isUsing: Bool, isApart: Bool, isLikeEntries: Bool) {
        if isLikeEntries { likeEntries += 1 }
        if isApart { return }
        plain += 1
        if isUsing { using += 1 }
    }

    /// Whether some are parted from their translations as words are from meanings.
    var areLikeEntries: Bool { likeEntries > 0 }

    /// Whether neither a label nor their place tells some.
    var arePlain: Bool { plain > 0 }

    /// Whether three of four use the word above, for sentences among words may as well be phrases. Those parted as entries are count only
    /// where three at least, and all, use it.
    var areSure: Bool { using * 4 >= plain * 3 && (likeEntries == 0 || likeEntries > 2 && using == plain) }

    /// Whether a sentence has the longest word of a term in it, perhaps with another ending; a single character is in many others.
    static func uses(_ sentence: String, _ term: String) -> Bool {
        guard
            let word = Text.key(term).split(whereSeparator: { !$0.isLetter }).map({ String($0) }).max(by: { $0.count < $1.count })
        else {
            return false
        }
        let isEastern = word.unicodeScalars.contains { $0.value > 0x2E80 }
        if !isEastern { return word.count > 1 && SentencesBelow.uses(sentence, term) }
        guard word.count > 1 else { return false }
        let isVerb = word.hasSuffix("다") || word.count > 2
        // `예쁘다` is *예뻐요*: of the stem the last vowel may change.
        let stem = word.prefix(word.hasSuffix("다") ? max(1, word.count - 2) : isVerb ? word.count - 1 : word.count)
        return Text.key(sentence).contains(stem)
    }
}
