import Synchronization
import VocabCore

/// Words that this program keeps: the learner's bookcases, or the lists it comes with.
package struct WordsSource: LookupSource {
    /// Whose words they are.
    package let kind: LookupSourceKind
    private let shelves: ReadOnce

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
        self.shelves = ReadOnce(shelves)
    }

    /// Words that are read when they are first asked for, and then kept with the keys of their terms.
    private final class ReadOnce: Sendable {
        struct Entry {
            let key: String
            let word: WordContent
            let credit: Credit
        }

        private let shelves: @Sendable () -> [Shelf]
        private let kept = Mutex<(shelves: [Shelf], entries: [Entry])?>(nil)

        init(_ shelves: @escaping @Sendable () -> [Shelf]) { self.shelves = shelves }

        var credits: [Credit] { content.shelves.map(\.credit) }
        var entries: [Entry] { content.entries }

        private var content: (shelves: [Shelf], entries: [Entry]) {
            kept.withLock { kept in
                if let kept { return kept }
                let shelves = shelves()
                let entries = shelves.flatMap { shelf in
                    shelf.words.map { Entry(key: Text.key($0.term), word: $0, credit: shelf.credit) }
                }
                kept = (shelves, entries)
                return (shelves, entries)
            }
        }
    }

    /// Reads the words.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        switch request {
        case .define(let term): .reading { define(term) }
        case .suggest(let typed): .reading { .success(.spellings(nearest(to: typed))) }
        case .describe: .reading { .success(.works(shelves.credits.map(\.work))) }
        case .translate, .pronounce, .speak: .notOffered
        }
    }

    /// The words with the term, or with the first of its base forms that is there; a term may also be found by what it means.
    private func define(_ term: String) -> LookupResult {
        let keys = BaseForms.candidates(for: term).map(Text.key)
        let ranks = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        guard let key = keys.first, let start = key.unicodeScalars.first else { return .failure(.nothingFound(nearest: [])) }
        var byRank: [Int: [WordFinding]] = [:]
        for entry in shelves.entries {
            // To take a meaning apart takes longer than to see that it cannot hold the term.
            let meaning = entry.word.meaning
            let isMeant = meaning.unicodeScalars.contains(start) && Senses.parts(of: meaning).contains(key)
            guard let rank = ranks[entry.key] ?? (isMeant ? 0 : nil) else { continue }
            byRank[rank, default: []].append(Self.finding(entry.word, entry.credit))
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
        let terms = shelves.entries.filter { seen.insert($0.key).inserted }.map(\.word.term)
        return Nearness.nearest(to: typed, among: terms)
    }
}
