import VocabCore

/// An installed WordNet: definitions, examples, synonyms and frequencies of English words.
package struct WordNetSource: LookupSource {
    /// What it is listed as.
    package let kind = LookupSourceKind.wordnet
    private let dictionary: Dictionary

    /// The two forms in which WordNet is installed.
    private enum Dictionary: Sendable {
        case database(WordNetDatabase)
        case packed(DictWordNet)
    }

    /// The WordNet in the first of the folders that has one; nil where none has.
    package init?(folders: [Path]) {
        for folder in folders {
            if let database = WordNetDatabase(folder: folder) {
                dictionary = .database(database)
                return
            }
            if let packed = DictWordNet(folder: folder) {
                dictionary = .packed(packed)
                return
            }
        }
        return nil
    }

    /// A database that is open already.
    init(_ database: WordNetDatabase) { dictionary = .database(database) }

    /// A dictionary that is open already.
    init(_ packed: DictWordNet) { dictionary = .packed(packed) }

    /// Reads the files.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        switch request {
        case .define(let term): .reading { define(term) }
        case .suggest(let typed): .reading { .success(.spellings(Nearness.nearest(to: typed, among: lemmas(near: typed)))) }
        case .describe: .reading { .success(.works(["WordNet"])) }
        case .translate, .pronounce, .speak: .notOffered
        }
    }

    private func define(_ term: String) -> LookupResult {
        let credit = Credit("WordNet", .wordNet)
        for candidate in BaseForms.candidates(for: term) {
            let findings: [WordFinding] =
                switch dictionary {
                case .database(let database): database.findings(for: candidate, credit: credit)
                case .packed(let packed): packed.findings(for: candidate, credit: credit)
                }
            if !findings.isEmpty { return .success(.findings(findings)) }
        }
        return .failure(.nothingFound(nearest: []))
    }

    private func lemmas(near typed: String) -> [String] {
        switch dictionary {
        case .database(let database): database.lemmas(near: typed)
        case .packed(let packed): packed.headwords(near: typed)
        }
    }
}

extension Licence {
    /// Princeton's own, which wants the holder of the rights to be named.
    static let wordNet = Licence.stated("WordNet License, © Princeton University")
}
