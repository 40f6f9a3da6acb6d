import VocabCore
import VocabLists

extension Session {
    /// What the store holds; what could not be read is told, and the rest goes on working.
    func contents() throws -> StoreContents {
        let contents = try store.contents()
        for problem in contents.problems { tell(Alert(problem)) }
        return contents
    }

    /// The library of `contents()`.
    func library() throws -> Library {
        try contents().library
    }

    /// The bookcase called `name`, where the first use of a starter's name puts the starter there.
    ///
    /// With `excerpt` a large one has only some of its words: see `Store.bookcase(keptAs:excerpt:)`.
    /// - Throws: `Alert` with the nearest names when there is none, or why its file cannot be read.
    func bookcase(named name: String, givingStarters: Bool = true, excerpt: Excerpt? = nil) throws -> Bookcase {
        if let bookcase = try store.bookcase(keptAs: name, excerpt: excerpt) { return bookcase }
        let contents = try store.contents()
        if let bookcase = contents.library.bookcase(named: name) { return bookcase }
        if let problem = contents.problem(withBookcaseNamed: name) { throw problem }
        for problem in contents.problems { tell(Alert(problem)) }
        if givingStarters, let starter = starter(named: name) { return try install(starter, asked: false) }
        let starters = givingStarters ? startersToCome(in: contents.library) : []
        let names = contents.library.bookcases.map(\.name.description) + starters.map(\.name)
        throw Alert.unknownBookcase(name, nearest: Nearness.nearest(to: name, among: names))
    }

    /// The bookcase called `name`, or all of them when there is no name.
    func bookcases(named name: String?) throws -> [Bookcase] {
        try name.map { [try bookcase(named: $0)] } ?? library().bookcases
    }

    /// The starter called `name`, if there is one.
    func starter(named name: String) -> Starter? {
        world.starters.first { Text.key($0.name) == Text.key(name) }
    }

    /// The starters that the store was not given yet.
    func startersToCome(in library: Library) -> [Starter] {
        starters.filter { starter in
            !library.settings.startersGiven.contains(starter.name) && library.bookcase(named: starter.name) == nil
        }
    }

    /// All starters, those whose meanings are in the language of the screen first.
    var starters: [Starter] {
        world.starters.filter { $0.explains(in: language) } + world.starters.filter { !$0.explains(in: language) }
    }

    /// Puts a starter into the store, and says so. Unless it was `asked` for, one that was removed does not come back.
    @discardableResult
    func install(_ starter: Starter, asked: Bool) throws -> Bookcase {
        let list = try starter.list()
        let bookcase = try update(Change(.addStarter, bookcase: starter.name)) { library in
            if !asked, library.settings.startersGiven.contains(starter.name) {
                throw library.bookcase(holdingMostOf: list).map {
                    Alert.unknownBookcase(starter.name, nearest: [$0.name.description])
                }
                    ?? Alert.starterWasRemoved(starter.name)
            }
            var generator = generator
            var bookcase = Bookcase(
                id: Bookcase.ID(using: &generator), name: try BookcaseName(starter.name), details: starter.details(in: language),
                added: now)
            _ = bookcase.merge(list, at: now, using: &generator)
            try library.add(bookcase)
            if !library.settings.startersGiven.contains(starter.name) { library.settings.startersGiven.append(starter.name) }
            return bookcase
        }
        remark(BookPhrase.starterAdded(name: starter.name, words: bookcase.words.count))
        return bookcase
    }

    /// What the file holds that the learner named; `-` is standard input.
    ///
    /// - Throws: `Alert` when there is none, or it is on the net, or `FileFailure`.
    func input(named file: String) throws -> [UInt8] {
        do {
            return try world.readInput(try InputName(file).readable())
        } catch let failure as FileFailure where failure.kind == .noSuchFile || failure.kind == .notAFolder {
            throw Alert.noSuchFile(file)
        }
    }

    /// The one word that `term` (or an identifier) names, in `bookcaseName` or anywhere.
    ///
    /// Where several bookcases have it, somebody who sits there picks one.
    /// - Throws: `Alert` when there is none, with the nearest terms, or more than one.
    func word(_ term: String, in bookcaseName: String?) throws -> (word: Word, bookcase: Bookcase) {
        var matches = try words(term, in: bookcaseName)
        let bookcases = matches.map(\.bookcase).reduce(into: [Bookcase]()) { all, bookcase in
            if !all.contains(where: { $0.id == bookcase.id }) { all.append(bookcase) }
        }
        if bookcases.count > 1 {
            guard canAsk else { throw Alert.ambiguousTerm(term, bookcases: matches.map(\.bookcase.name.description)) }
            remark(BookPhrase.inSeveral(term))
            let chosen = try chosenBookcase(among: bookcases)
            matches.removeAll { $0.bookcase.id != chosen.id }
        }
        if matches.count > 1 {
            throw Alert.repeatedTerm(
                term, bookcase: matches[0].bookcase.name.description, ids: matches.map(\.word.id.description))
        }
        return matches[0]
    }

    /// All words that `term` (or an identifier) names, at least one.
    ///
    /// - Throws: `Alert` when there is none.
    func words(_ term: String, in bookcaseName: String?) throws -> [(word: Word, bookcase: Bookcase)] {
        let bookcases = try bookcases(named: bookcaseName)
        let id = Word.ID(term)
        let found = bookcases.map { bookcase in
            id.map { id in bookcase.words.filter { $0.id == id } } ?? bookcase.words(withTerm: term)
        }
        let named = id == nil ? Set(found.joined().named(term).map(\.id)) : Set(found.joined().map(\.id))
        let matches = zip(found, bookcases).flatMap { words, bookcase in
            words.filter { named.contains($0.id) }.map { (word: $0, bookcase: bookcase) }
        }
        if matches.isEmpty {
            let key = Text.key(term)
            if !key.isEmpty, bookcases.contains(where: { $0.words.contains { Text.key($0.meaning).contains(key) } }) {
                throw Alert.meaningAsTerm(term)
            }
            var seen: Set<String> = []
            let terms = bookcases.flatMap { $0.words.map(\.term) }.filter { seen.insert(Text.key($0)).inserted }
            let nearest = Nearness.nearest(to: term, among: terms)
            throw Alert.unknownTerm(term, bookcase: bookcaseName, nearest: nearest)
        }
        return matches
    }
}

extension Library {
    /// The bookcase in which most words of a list are, whatever it is called now; nil where there is none.
    fileprivate func bookcase(holdingMostOf list: WordList) -> Bookcase? {
        let terms = Set(list.rows.map { Text.key($0.content.term) })
        return bookcases.first { bookcase in
            2 * Set(bookcase.words.map { Text.key($0.term) }).intersection(terms).count > terms.count
        }
    }
}
