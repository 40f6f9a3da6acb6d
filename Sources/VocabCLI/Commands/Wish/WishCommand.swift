import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab wish`: terms that were met somewhere and are to be learnt once a meaning is found.
struct WishCommand: SessionCommand {
    static let manual = Manual(
        .wish, "배우고 싶은 단어 적어 두기", "note words to learn later",
        examples: ["", "add serendipity", "add give up", "fill --book TOEIC"],
        notes: [
            Bilingual(
                "뜻을 모르는 단어를 적어 둡니다. 같은 단어가 단어장에 들어가면 위시리스트에서 빠집니다.",
                "A place for words of which the meaning is not known yet. A word leaves it when it comes into a bookcase.")
        ],
        subcommands: [WishListCommand.self, WishAddCommand.self, WishRemoveCommand.self, WishFillCommand.self])

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in session: Session) throws { try session.showWishes(asJSON: json) }
}

/// `vocab wish list`: the same as `vocab wish`.
struct WishListCommand: SessionCommand {
    static let manual = Manual(.wishList, "위시리스트 보기", "show the wish list")

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in session: Session) throws { try session.showWishes(asJSON: json) }
}

extension Session {
    /// Shows the wish list.
    fileprivate func showWishes(asJSON json: Bool) throws {
        let session = forMachines(json)
        let terms = try session.store.settings().wishes.terms
        if json {
            var writer = JSONWriter()
            writer.lines(terms) { term, writer in writer.object { $0.member("term", term) } }
            return session.printJSON(writer)
        }
        if terms.isEmpty { return session.remark(WishPhrase.isEmpty) }
        let style = session.screen.style
        let lines = terms.enumerated().flatMap { number, term in
            style.item("\(number + 1).", SafeText.line(term), labelRole: .accent)
        }
        session.screen.show(lines)
        session.remark(WishPhrase.total(terms.count))
    }
}

/// `vocab wish add TERM`.
struct WishAddCommand: SessionCommand {
    static let manual = Manual(
        .wishAdd, "위시리스트에 넣기", "put a word on the wish list", examples: ["serendipity", "give up", "give up, apple"],
        notes: [
            Bilingual(
                "띄어 쓴 말은 한 표현으로 봅니다(give up). 여러 단어를 한꺼번에 넣으려면 쉼표로 나눕니다.",
                "Words with spaces between them are one phrase (give up); commas part several terms.")
        ])

    @Argument(help: .said("단어; 여럿이면 쉼표로 나눕니다", "the term; commas part several", .newTerm))
    var words: [String]

    func run(in session: Session) throws {
        try session.wish(for: words.joined(separator: " ").split(separator: ",").map(String.init))
        // Whether two words are a phrase nobody can see; who meant two is told how.
        if words.count > 1, !words.contains(where: { $0.contains(",") }) {
            let line = Invocation(.wishAdd, words.joined(separator: ", "))
            session.remark(WishPhrase.isPhrase(command: session.screen.command.typed(line) ?? ""))
        }
    }
}

/// `vocab wish remove TERM`: asks first, and twice where it is about the whole list.
struct WishRemoveCommand: SessionCommand {
    static let manual = Manual(
        .wishRemove, "위시리스트에서 지우기", "strike a word from the wish list", examples: ["serendipity", "--all"])

    @Argument(help: .said("단어", "the term", .newTerm))
    var words: [String] = []

    @Flag(name: .long, help: .said("모두 지우기", "delete all of it"))
    var all = false

    @Flag(name: .long, help: .said("묻지 않고 지우기", "delete without asking"))
    var yes = false

    func run(in session: Session) throws {
        let wishes = try session.store.settings().wishes
        if all {
            if let word = words.first { throw Alert.usage(.unexpectedArgument(word)) }
            return try removeAll(wishes.terms.count, session)
        }
        let typed = words.joined(separator: " ")
        if Text.isBlank(typed) { throw Alert.usage(.missingArgument(.known(.term))) }
        guard let term = wishes.entry(for: typed) else {
            throw Alert.wish(.notThere(typed, nearest: Nearness.nearest(to: typed, among: wishes.terms)))
        }
        if !yes { try session.askToRemove(.wish(.remove(term))) }
        try session.update(Change(.removeWish, term)) { library in
            if !library.settings.wishes.remove(term) { throw Alert.changedMeanwhile }
        }
        session.tell(.wish(.removed(term)))
    }

    private func removeAll(_ count: Int, _ session: Session) throws {
        if count == 0 { throw Alert.wish(.isEmpty) }
        if !yes {
            try session.askToRemove(.wish(.removeAll(count)))
            try session.confirmRemoval(WishPhrase.removeAllConfirm(count))
        }
        try session.update(Change(.removeAllWishes, String(count))) { library in
            if library.settings.wishes.terms.isEmpty { throw Alert.changedMeanwhile }
            library.settings.wishes = WishList()
        }
        session.tell(.wish(.allRemoved(count)))
    }
}

extension Session {
    /// Puts terms on the wish list, and says so. Those that are there, or are words already, are shown instead.
    ///
    /// - Throws: `Alert` about the first of those where no term is left.
    func wish(for terms: [String]) throws {
        let library = try store.contents().library
        let known = library.firstWords(withTerms: terms)
        var wishes = library.settings.wishes
        var refused: [Alert] = []
        var saved: [String] = []
        for term in terms.map(WishList.cleaned) where !Text.isBlank(term) {
            if let (word, bookcase) = known[Text.key(term)] {
                refused.append(.termExists(word, bookcase: bookcase.name.description))
            } else if let entry = wishes.entry(for: term) {
                refused.append(.wish(.alreadyThere(entry)))
            } else if wishes.isFull {
                refused.append(.wish(.isFull(maximum: WishList.maximumCount)))
                break
            } else if wishes.add(term) {
                saved.append(term)
            } else {
                refused.append(.tooLong(.term, maximum: WordField.term.maximumCharacters))
            }
        }
        guard let first = saved.first else { throw refused.first ?? Alert.incomplete(missing: [.term]) }
        let subject = saved.count == 1 ? first : "\(first) … (\(saved.count))"
        try update(Change(.addWish, subject)) { library in
            for term in saved where !library.settings.wishes.isFull { library.settings.wishes.add(term) }
        }
        for alert in refused { tell(alert) }
        tell(.wish(.saved(saved)))
    }
}

extension Library {
    /// The first word with each of these terms, by the term's key, and where it is.
    fileprivate func firstWords(withTerms terms: [String]) -> [String: (Word, Bookcase)] {
        let wanted = Set(terms.map(Text.key))
        var found: [String: (Word, Bookcase)] = [:]
        for bookcase in bookcases {
            for word in bookcase.words {
                let key = Text.key(word.term)
                if wanted.contains(key), found[key] == nil { found[key] = (word, bookcase) }
            }
        }
        return found
    }
}
