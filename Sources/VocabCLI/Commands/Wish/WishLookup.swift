import VocabCore
import VocabLexicon

/// Looks wishes up one after the other, as `lookup` does; what is kept on this machine is read once for all of them.
struct WishLookup {
    private let session: Session
    private var sources: [any LookupSource]

    /// A word that was wished for, or that the wish is a form of, and what is known about it.
    struct Found {
        let term: String
        let suggestion: WordSuggestion
    }

    /// Asks what `lookup` would ask in `session`.
    init(in session: Session) throws {
        self.session = session
        let settings = try session.lookupSettings()
        sources = try session.lookupSources(settings, server: nil, isOffline: settings.isOffline)
    }

    /// What is known about a wish; nil where nobody knows a meaning.
    ///
    /// - Throws: `Alert.interrupted` after ^C.
    mutating func found(for wish: String) throws -> Found? {
        var results = LookupResults()
        let channels = session.world.channels(Session.lookupTime)
        let end = Asker(sources).ask(session.lookupRequests(for: wish), over: channels) { _ = results.add($0) }
        if end == .interrupted { throw Alert.interrupted }
        // Who kept silent is not waited for again with every wish.
        let silent = results.failures.filter { $0.problem == .timedOut }.map(\.report)
        sources.removeAll { source in silent.contains { $0.source == source.kind && $0.address == source.address } }
        guard let term = results.headword(for: wish) else { return nil }
        return Found(term: term, suggestion: WordSuggestion(for: term, from: [], found: results.suggestions(about: term)))
    }
}

extension LookupResults {
    /// The headword that `term` is, or else is the likeliest form of. What has the term in its meaning is another word.
    fileprivate func headword(for term: String) -> String? {
        let candidates = BaseForms.candidates(for: term).map(Text.key)
        let headwords = findings.map(\.finding).filter { !$0.senses.isEmpty }.map(\.headword)
        for candidate in candidates {
            if let headword = headwords.first(where: { Text.key($0) == candidate }) { return headword }
        }
        return nil
    }
}
