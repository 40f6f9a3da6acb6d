import VocabCore
import VocabLanguage
import VocabLexicon

/// What was found about a term so far, each sense with the number it is picked by.
struct LookupResults {
    /// The findings with their sources, in the order in which they came.
    private(set) var findings: [(source: LookupSourceKind, finding: WordFinding)] = []
    /// The sources that gave no answer though they were asked for.
    private(set) var failures: [(report: Asker.Report, problem: LookupProblem)] = []
    /// The terms that sources offer in the place of one they do not know.
    private(set) var nearest: [String] = []
    /// The senses, the one with number 1 first.
    private(set) var senses: [(finding: WordFinding, sense: FoundSense)] = []

    /// Takes a report in, and returns the findings in it with the number of the first sense of each.
    mutating func add(_ report: Asker.Report) -> [(first: Int, finding: WordFinding)] {
        switch report.result {
        case .success(.findings(let found)):
            return found.map { finding in
                let first = senses.count + 1
                findings.append((report.source, finding))
                senses += finding.senses.map { (finding, $0) }
                return (first, finding)
            }
        case .success(.spellings(let spellings)): addNearest(spellings)
        case .success: break
        case .failure(.nothingFound(let spellings)): addNearest(spellings)
        case .failure(let problem):
            if !report.isExpected(problem) { failures.append((report, problem)) }
        }
        return []
    }

    private mutating func addNearest(_ spellings: [String]) {
        for spelling in spellings where !nearest.contains(where: { Text.key($0) == Text.key(spelling) }) {
            nearest.append(spelling)
        }
    }

    /// The pronunciation of a headword, by whichever source says one.
    func pronunciation(of headword: String) -> String {
        findings.lazy.map(\.finding).first { !$0.pronunciation.isEmpty && Text.key($0.headword) == Text.key(headword) }?
            .pronunciation ?? ""
    }

    /// A word made of the senses with these numbers: their meanings together, and an example and synonyms that belong to them.
    func content(ofSenses numbers: [Int]) -> WordContent {
        let picked = numbers.compactMap { senses[safe: $0 - 1] }
        guard let first = picked.first else { return WordContent() }
        var content = WordContent(term: first.finding.headword)
        content.meaning = Self.unique(picked.map { Self.meaning($0.finding, $0.sense, of: content.term) }).joined(separator: "; ")
        content.partOfSpeech = Self.unique(picked.compactMap(\.finding.partOfSpeech?.rawValue)).joined(separator: ", ")
        let sounds = first.finding.pronunciation.isEmpty ? pronunciation(of: content.term) : first.finding.pronunciation
        content.pronunciation = Self.written(sounds)
        content.example = picked.lazy.flatMap(\.sense.examples).first ?? ""
        content.synonyms = Array(Self.unique(picked.flatMap(\.sense.synonyms)).prefix(Self.mostSynonyms))
        return content.cleaned()
    }

    /// What a sense says of `term`; of a word that was found by its meaning it is the word itself.
    private static func meaning(_ finding: WordFinding, _ sense: FoundSense, of term: String) -> String {
        let isReverse = Text.key(finding.headword) != Text.key(term) && Senses.parts(of: sense.text).contains(Text.key(term))
        return isReverse ? finding.headword : sense.text
    }

    /// A concept of WordNet may have dozens.
    private static let mostSynonyms = 6

    /// IPA as dictionaries print it; what has its own signs around it stays.
    static func written(_ sounds: String) -> String {
        sounds.isEmpty || sounds.hasPrefix("/") || sounds.hasPrefix("[") ? sounds : "/\(sounds)/"
    }

    private static func unique(_ texts: [String]) -> [String] {
        texts.reduce(into: []) { list, text in if !list.contains(text) { list.append(text) } }
    }
}

extension Asker.Report {
    /// What the source is called, with the server where it may be any.
    func name(in language: Language) -> String { source.text(in: language) + (address.isEmpty ? "" : " " + address) }

    /// Whether this is what happens where the learner never installed the source: dictd on this machine, a program.
    fileprivate func isExpected(_ problem: LookupProblem) -> Bool {
        switch (source, problem) {
        case (.dict, .refused), (.dict, .unreachable): address == DictServer.local.description
        case (.espeak, _): true
        default: false
        }
    }
}
