import VocabCore

/// The words of a text, and how much of it a learner can read.
///
/// What is counted are running words: names, numbers and, unless asked for, the words of grammar are none that anybody has to learn.
/// Words of grammar count as known.
package struct TextVocabulary: Sendable {
    /// The words, the most frequent first; of equal ones that which comes first in the text.
    package let words: [ReadWord]
    /// How many running words there are, those of grammar among them.
    package let runningWords: Int
    /// How many of them are words of grammar that count as known.
    package let grammarWords: Int
    /// How many names were left out.
    package let names: Int
    /// How many numbers were left out.
    package let numbers: Int

    /// What the learner with these words makes of `text`.
    ///
    /// `isListed` says whether a word stands in some word list, which helps where no dictionary is installed.
    package init(
        of text: String, _ shelved: WordsAtHand, dictionary: (any EnglishDictionary)?, countsGrammar: Bool = false,
        isListed: @escaping (String) -> Bool = { _ in false }
    ) {
        let read = TextForms(text)
        let isGerman = Self.isGerman(read.forms)
        let lemmatizer = Lemmatizer(read.forms, isGerman ? nil : dictionary) { shelved[$0] != nil || isListed($0) }
        let names = isGerman ? [] : Self.names(in: read.forms)
        var groups: [Group] = []
        var indices: [String: Int] = [:]
        var counts = (grammar: 0, names: 0)
        for (number, form) in read.forms.enumerated() {
            if !countsGrammar, GrammarWords.contains(form.text) {
                counts.grammar += form.count
                continue
            }
            let lemmas = isGerman ? [Self.germanSpelling(form)] : lemmatizer.lemmas(of: form.text)
            let entry = shelved.best(of: [form.text] + lemmas)
            if entry == nil, !isGerman, Self.isName(form, names, lemmatizer) {
                counts.names += form.count
                continue
            }
            let term = entry?.word.term ?? lemmas[0]
            if let index = indices[term] {
                groups[index].add(number, form.count)
            } else {
                indices[term] = groups.count
                groups.append(Group(term: term, entry: entry, form: number, count: form.count))
            }
        }
        var examples = ExampleSentence(in: read)
        words = groups.map { $0.word(in: read, &examples) }.enumerated().sorted {
            ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }
        .map(\.element)
        (grammarWords, self.names, numbers) = (counts.grammar, counts.names, read.numberCount)
        runningWords = words.reduce(counts.grammar) { $0 + $1.count }
    }

    /// The share of the running words that are memorized; with `learning` also of those that are being learnt.
    package func share(withLearning: Bool = false) -> Double {
        guard runningWords > 0 else { return 0 }
        return Double(known(withLearning)) / Double(runningWords)
    }

    /// How many further words, the most frequent first, make `share` of the running words known; the least there can be.
    package func wordsNeeded(for share: Double) -> Int {
        var known = known(false)
        let wanted = Int((share * Double(runningWords)).rounded(.up))
        var needed = 0
        for word in words where word.state != .memorized && known < wanted {
            known += word.count
            needed += 1
        }
        return needed
    }

    /// The words in one state, the most frequent first.
    package func words(_ state: WordState) -> [ReadWord] { words.filter { $0.state == state } }

    private func known(_ withLearning: Bool) -> Int {
        words.reduce(grammarWords) { $0 + ($1.state == .memorized || withLearning && $1.state == .learning ? $1.count : 0) }
    }

    /// Whether a text is in German, where every noun has a capital: of its running words about one in four is one of these, of those of
    /// other languages hardly any.
    private static func isGerman(_ forms: [TextForms.Form]) -> Bool {
        let all = forms.reduce(0) { $0 + $1.count }
        return 16 * forms.reduce(0) { $0 + (germanGrammar.contains($1.text) ? $1.count : 0) } > all
    }

    private static let germanGrammar: Set = [
        "der", "das", "und", "ist", "nicht", "ein", "eine", "einen", "einem", "einer", "dem", "mit", "zu", "sich", "auf", "für",
        "von", "im", "ich", "auch", "dass", "wir", "ihr", "sie",
    ]

    /// As a German word is spelt: a noun keeps its capital.
    private static func germanSpelling(_ form: TextForms.Form) -> String {
        form.lowerCount == 0 && !form.capitalized.isEmpty ? form.capitalized : form.text
    }

    /// The names of a text: what has a capital wherever that says something, without `'s`.
    private static func names(in forms: [TextForms.Form]) -> Set<String> {
        Set(forms.lazy.filter { $0.lowerCount == 0 && $0.nameCount > 0 }.map { Lemmatizer.withoutEnding($0.text) })
    }

    /// Whether a form is a name; where no capital says anything, whether no dictionary knows it either.
    private static func isName(_ form: TextForms.Form, _ names: Set<String>, _ lemmatizer: Lemmatizer) -> Bool {
        if form.lowerCount > 0 { return false }
        if names.contains(Lemmatizer.withoutEnding(form.text)) { return true }
        return hasCase(form.text) && lemmatizer.isUnknown(form.text)
    }

    private static func hasCase(_ text: String) -> Bool { text.unicodeScalars.first?.properties.isLowercase ?? false }
}

/// The forms of one word.
private struct Group {
    let term: String
    let entry: WordsAtHand.Entry?
    private var forms: [Int]
    private var count: Int

    init(term: String, entry: WordsAtHand.Entry?, form: Int, count: Int) {
        (self.term, self.entry, self.forms, self.count) = (term, entry, [form], count)
    }

    mutating func add(_ form: Int, _ more: Int) {
        forms.append(form)
        count += more
    }

    func word(in text: TextForms, _ examples: inout ExampleSentence) -> ReadWord {
        ReadWord(
            term: term, count: count, state: entry?.state ?? .new, word: entry?.word.id,
            sentence: examples.best(
                of: forms.flatMap { text.forms[$0].sentences }, with: forms.map { text.forms[$0].text }))
    }
}
