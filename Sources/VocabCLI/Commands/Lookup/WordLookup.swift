import VocabCore
import VocabLexicon

/// Looks one term up: shows what each source says as soon as it does, and lets the learner take senses into a bookcase.
struct WordLookup {
    let session: Session
    let term: String
    let sources: [any LookupSource]
    let showsAll: Bool
    let asJSON: Bool

    /// Asks, shows, and offers to add what was found; `bookcase` is the one that words go into.
    ///
    /// - Throws: `Alert.lookup(.nothingFound)` where nobody knows the term, `interrupted` after ^C.
    func run(bookcase: String?) throws {
        var results = LookupResults()
        // Findings wait here until one has a sense: a pronunciation alone is no answer, for a source gives one for any text.
        var waiting: [() -> Void] = []
        var shown: [(report: Asker.Report, found: [(first: Int, finding: WordFinding)])] = []
        var lost: FileFailure?
        let asker = Asker(sources)
        let end = asker.ask(session.lookupRequests(for: term), over: session.world.channels(Session.lookupTime)) { report in
            let found = results.add(report)
            if found.isEmpty { return }
            let isFirst = shown.isEmpty
            shown.append((report, found))
            waiting.append { show(report, found, isFirst: isFirst, all: showsAll) }
            if asJSON || results.senses.isEmpty { return }
            for show in waiting { show() }
            waiting = []
            // What is there now is read while the others are waited for.
            lost = session.world.console.flush() ?? lost
        }
        if end == .interrupted { throw Alert.interrupted }
        if let lost { throw lost }
        let isKnown = !results.senses.isEmpty
        if !isKnown, results.nearest.isEmpty {
            // Looking for what is spelt nearly like it takes longer than looking a term up, and only needs what is on this machine.
            asker.ask([.suggest(typed: term)], over: NoChannels()) { report in
                if case .success = report.result { _ = results.add(report) }
            }
        }
        if isKnown { try? session.store.updateLookupSettings { $0.remember(term) } }
        if asJSON { session.printJSON(results.json(of: term)) }
        for failure in results.failures where !asJSON {
            session.remark(LookupPhrase.gaveNoAnswer(failure.report.name(in: session.language), failure.problem))
        }
        guard isKnown else {
            throw Alert.lookup(
                .nothingFound(term, nearest: Array(results.nearest.prefix(5)), failed: results.failures.count))
        }
        guard !asJSON, session.canAsk else { return }
        let hasMore = !showsAll && shown.contains { LookupScreen.hides($0.found.map(\.finding)) }
        let showAll = { for (report, found) in shown { show(report, found, isFirst: false, all: true) } }
        try LookupPicker(session: session, results: results, bookcase: bookcase, showAll: hasMore ? showAll : nil).run()
    }

    private func show(_ report: Asker.Report, _ found: [(first: Int, finding: WordFinding)], isFirst: Bool, all: Bool) {
        let screen = LookupScreen(style: session.screen.style, language: session.language, showsAll: all, canAsk: session.canAsk)
        session.screen.show((isFirst ? [] : [""]) + screen.lines(report.name(in: session.language), found))
    }
}
