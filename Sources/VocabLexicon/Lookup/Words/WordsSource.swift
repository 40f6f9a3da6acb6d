import VocabCore

/// Words that this program keeps: the learner's bookcases, or the lists it comes with.
package struct WordsSource: LookupSource {
    /// Whose words they are.
    package let kind: LookupSourceKind
    private let shelves: @Sendable () -> [Shelf]

    /// Words that are credited together.
    package struct Shelf: Sendable {
        /// What they are called, and whose they are.
        package var credit: Credit
        /// The words.
        package var words: [WordContent]

        /// The words of a bookcase or a list.
        package init(_ credit: Credit, _ words: [WordContent]) {
            self.credit = credit
            self.words = words
        }
    }

    /// The words on `shelves`, which are read when they are asked for.
    package init(_ kind: LookupSourceKind, shelves: @escaping @Sendable () -> [Shelf]) {
        self.kind = kind
        self.shelves = shelves
    }

    /// Reads the words.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        switch request {
        case .define(let term): .reading { define(term) }
        case .suggest(let typed): .reading { .success(.spellings(nearest(to: typed))) }
        case .describe: .reading { .success(.works(shelves().map(\.credit.work))) }
        case .translate, .pronounce, .speak: .notOffered
        }
    }

    /// The words with the term, or with the first of its base forms that is there; a term may also be found by what it means.
    private func define(_ term: String) -> LookupResult {
        let keys = BaseForms.candidates(for: term).map(Text.key)
        let ranks = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        guard let key = keys.first, let start = key.unicodeScalars.first else { return .failure(.nothingFound(nearest: [])) }
        var byRank: [Int: [WordFinding]] = [:]
        for shelf in shelves() {
            for word in shelf.words {
                // To take a meaning apart takes longer than to see that it cannot hold the term.
                let isMeant = word.meaning.unicodeScalars.contains(start) && Senses.parts(of: word.meaning).contains(key)
                guard let rank = ranks[Text.key(word.term)] ?? (isMeant ? 0 : nil) else { continue }
                byRank[rank, default: []].append(Self.finding(word, shelf.credit))
            }
        }
        guard let best = byRank.min(by: { $0.key < $1.key }) else { return .failure(.nothingFound(nearest: [])) }
        return .success(.findings(best.value))
    }

    private static func finding(_ word: WordContent, _ credit: Credit) -> WordFinding {
        let part = word.partOfSpeech.split(separator: ",").first.flatMap { PartOfSpeech(named: String($0)) }
        let sense = FoundSense(
            .translation, word.meaning, examples: word.example.isEmpty ? [] : [word.example], synonyms: word.synonyms)
        return WordFinding(
            credit: credit, headword: word.term, partOfSpeech: part, pronunciation: word.pronunciation, senses: [sense])
    }

    private func nearest(to typed: String) -> [String] {
        var seen: Set<String> = []
        let terms = shelves().flatMap(\.words).map(\.term).filter { seen.insert(Text.key($0)).inserted }
        return Nearness.nearest(to: typed, among: terms)
    }
}
