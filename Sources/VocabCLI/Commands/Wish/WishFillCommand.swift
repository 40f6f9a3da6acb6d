import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab wish fill`: makes words of the wishes for which a meaning is found, each seen before it is saved.
struct WishFillCommand: SessionCommand {
    static let manual = Manual(
        .wishFill, "뜻을 찾아 단어장에 넣기", "find meanings and add the words to a bookcase", examples: ["--book TOEIC", "serendipity"],
        notes: [
            Bilingual(
                "lookup이 찾는 곳에서 뜻을 찾습니다. 변한 꼴은 원래 단어로 넣습니다(went → go). 찾은 뜻이 미리 적혀 나오니 고치고 Enter로 저장합니다. ^D로 그만두면 나머지는 남습니다.",
                "Looks where lookup looks; an inflected form becomes its word (went → go). What was found stands there to be edited; Enter saves it. ^D leaves the others on the list."
            )
        ])

    @Argument(help: .said("단어; 없으면 모두", "the term; all of them without it", .newTerm))
    var words: [String] = []

    @OptionGroup var place: BookcaseOption

    func run(in session: Session) throws {
        let library = try session.store.contents().library
        let wanted = try wanted(library.settings.wishes)
        var lookup = try WishLookup(in: session)
        guard session.canAsk else { return try tell(wanted, &lookup, session) }
        var adder = WordAdder(
            session: session, target: try session.addTarget(named: place.book), fields: GivenFields(), asksAll: false
        )
        var others: [String] = []
        for term in wanted {
            if let found = try lookup.found(for: term) {
                let heading = WishPhrase.word(wish: term, term: found.term).text(in: session.language)
                session.screen.show(session.screen.style.paragraph(SafeText.line(heading), .strong))
                adder.wish = term
                try adder.add(term: found.term, knowing: found.suggestion)
            } else {
                others.append(term)
            }
        }
        if others.count == wanted.count { throw Alert.wish(.nothingFound(others)) }
        if !others.isEmpty { session.remark(WishPhrase.notFound(others)) }
    }

    /// Says what would be proposed where nobody can look at it before it is saved.
    private func tell(_ wanted: [String], _ lookup: inout WishLookup, _ session: Session) throws {
        let found = try wanted.compactMap { wish in try lookup.found(for: wish).map { (wish, $0) } }
        if found.isEmpty { throw Alert.wish(.nothingFound(wanted)) }
        for (wish, word) in found {
            session.remark(WishPhrase.found(wish: wish, term: word.term, meaning: word.suggestion[.meaning]))
        }
        throw Alert.wish(.needsTerminal)
    }

    /// The wishes that this is about.
    private func wanted(_ wishes: WishList) throws -> [String] {
        if words.isEmpty {
            if wishes.terms.isEmpty { throw Alert.wish(.isEmpty) }
            return wishes.terms
        }
        let typed = words.joined(separator: " ")
        guard let term = wishes.entry(for: typed) else {
            throw Alert.wish(.notThere(typed, nearest: Nearness.nearest(to: typed, among: wishes.terms)))
        }
        return [term]
    }
}
