import VocabCore
import VocabLexicon

extension Session {
    /// What dictionaries, and the services that are switched on, know about a term that is added or edited; nothing unless the learner
    /// switched that on.
    ///
    /// - Throws: `Alert.interrupted` after ^C.
    func lookedUp(_ term: String) throws -> [WordSuggestion.Found] {
        guard let settings = try? lookupSettings(), settings.suggests else { return [] }
        let sources = try lookupSources(settings, server: nil, isOffline: settings.isOffline).filter { source in
            // Words that are kept here are proposed already.
            ![.bookcases, .starters].contains(source.kind)
        }
        var results = LookupResults()
        let end = Asker(sources).ask(lookupRequests(for: term), over: world.channels(Self.lookupTime)) { _ = results.add($0) }
        if end == .interrupted { throw Alert.interrupted }
        return results.suggestions()
    }
}

extension LookupResults {
    /// What each finding proposes for the fields of a word; translations come before definitions. With a term only what is said of that.
    func suggestions(about term: String? = nil) -> [WordSuggestion.Found] {
        let key = term.map(Text.key)
        let contents = findings.filter { key == nil || Text.key($0.finding.headword) == key }.map {
            ($0.finding, WordSuggestion.Found(source: $0.finding.credit.work, content: $0.finding.content))
        }
        let isTranslation = { (finding: WordFinding) in finding.senses.first?.kind == .translation }
        return (contents.filter { isTranslation($0.0) } + contents.filter { !isTranslation($0.0) }).map(\.1)
    }
}

extension WordFinding {
    /// The finding as a word: its first definition, or its first translations.
    fileprivate var content: WordContent {
        var content = WordContent(term: headword)
        let most = senses.first?.kind == .translation ? 3 : 1
        content.meaning = senses.prefix(most).map(\.text).joined(separator: "; ")
        content.partOfSpeech = partOfSpeech?.rawValue ?? ""
        content.pronunciation = LookupResults.written(pronunciation)
        content.example = senses.lazy.flatMap(\.examples).first ?? ""
        content.synonyms = Array((senses.first?.synonyms ?? []).prefix(6))
        return content.cleaned()
    }
}
